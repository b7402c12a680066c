package althing.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.net.NetFile;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.learn.Aim;
import althing.lab.learn.Gate;
import althing.lab.learn.Learning;
import althing.lab.learn.Learnt;

/** Teaches a net what the heuristics of a game get wrong, and tries whether it helps. */
@Command(name = "learn", sortOptions = false, description = "Play games, fit a small net that corrects the heuristics' value of positions, and try it against the same bot without. The same words give the same file, bit for bit.")
final class Learn extends Task {

    @Parameters(paramLabel = "SETUP", arity = "1..*", description = "GAME(seats=3), without a seed; several are played in turn. The net is tried in each of them.")
    private List<String> setups = List.of();

    @Option(names = "--games", paramLabel = "N", defaultValue = "20000", description = "How many games it learns from. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(names = "--teacher", paramLabel = "BOT", defaultValue = "greedy:0.04", description = "The bot whose games these are; one move in twenty is drawn at random. Default: ${DEFAULT-VALUE}.")
    private String teacher = "";

    @Option(names = "--aim", paramLabel = "AIM", defaultValue = "points", description = "What it learns to foretell: points or victory. Default: ${DEFAULT-VALUE}.")
    private String aim = "";

    @Option(names = "--hidden", paramLabel = "N", defaultValue = "32", description = "How many hidden units the net has. Default: ${DEFAULT-VALUE}.")
    private int hidden;

    @Option(names = "--epochs", paramLabel = "N", defaultValue = "12", description = "How often it looks at all games. Default: ${DEFAULT-VALUE}.")
    private int epochs;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--gate", paramLabel = "BOT", defaultValue = "mcts:200", description = "The bot that tries it; it counts iterations, not time. Default: ${DEFAULT-VALUE}.")
    private String gate = "";

    @Option(names = "--gate-games", paramLabel = "N", defaultValue = "400", description = "How many games of each setup it is tried in; 0 tries nothing. Default: ${DEFAULT-VALUE}.")
    private int gateGames;

    @Option(names = "--gate-sprt", paramLabel = "LESS,MORE", split = ",", description = "Stop trying a setup as soon as the games tell which of two shares is likelier the net's, for example 0.50,0.60.")
    private List<Double> shares = List.of();

    @Option(names = "--threads", paramLabel = "N", description = "Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--out", paramLabel = "FILE", defaultValue = "value.net", description = "Where the net is written. Default: ${DEFAULT-VALUE}.")
    private Path file = Path.of("");

    Learn(Shell shell) {
        super(shell);
    }

    /** What a machine is told of it; the gate is null where nothing was tried. */
    private record Report(Path file, int games, int moments, int features, int weights, double missBefore, double miss,
            double surpriseBefore, double surprise, Gate.@Nullable Finding gate) {}

    @Override
    void run() {
        Learnt learnt;
        try (Bar bar = new Bar(shell(), "learning")) {
            learnt = learning().learn(threads, bar);
        }
        WrittenFile.write(file, NetFile.write(learnt.net()));
        Gate.Finding found = gateGames > 0 ? tried() : null;
        tell(learnt, found);
        if (found != null && !found.passed()) {
            throw new UnfitPlace("The net has not passed: its file says so, and it should not be shipped.");
        }
        if (found != null) {
            WrittenFile.write(file, NetFile.write(learnt.net().gated(found.sentence())));
        }
    }

    private Gate.Finding tried() {
        try (Bar bar = new Bar(shell(), "trying")) {
            return new Gate(parsed(), gate, gateGames, RunArena.test("--gate-sprt", shares), seed).tried(file, threads,
                    bar);
        }
    }

    private void tell(Learnt learnt, Gate.@Nullable Finding found) {
        if (asJson()) {
            printJson(new Report(file, learnt.games(), learnt.moments(), learnt.net().features().size(),
                    learnt.net().weights().size(), learnt.missBefore(), learnt.miss(), learnt.surpriseBefore(),
                    learnt.surprise(), found));
            return;
        }
        print(learnt);
        if (found != null) {
            found.lines().forEach(out()::println);
        }
    }

    private Learning learning() {
        return new Learning(parsed(), teacher, games, hidden, epochs, aim(), seed, command());
    }

    private List<Setup> parsed() {
        return setups.stream().map(Setup::parse).toList();
    }

    private Aim aim() {
        return switch (aim) {
            case "points" -> Aim.POINTS;
            case "victory" -> Aim.VICTORY;
            default -> throw new BadInput("--aim is points or victory, not '" + aim + "'.");
        };
    }

    /** The words that make the same net again. */
    private String command() {
        return "./althing learn %s --games %d --teacher %s --aim %s --hidden %d --epochs %d --seed %d --gate %s --gate-games %d"
                .formatted(setups.stream().map(setup -> "'" + setup + "'").collect(Collectors.joining(" ")), games,
                        teacher, aim, hidden, epochs, seed, gate, gateGames)
                + RunArena.test("--gate-sprt", shares)
                        .map(test -> String.format(Locale.ROOT, " --gate-sprt %.2f,%.2f", test.less(), test.more()))
                        .orElse("");
    }

    private void print(Learnt learnt) {
        out().println(String.format(Locale.ROOT, "%,d games, %,d moments; %d features, %d units, %,d weights",
                learnt.games(), learnt.moments(), learnt.net().features().size(), hidden,
                learnt.net().weights().size()));
        out().println("Of games put aside, without the net and with it:");
        out().println(String.format(Locale.ROOT, "  values miss the end by %.2f and %.2f points,", learnt.missBefore(),
                learnt.miss()));
        out().println(String.format(Locale.ROOT, "  winners surprise by %.4f and %.4f nats.",
                learnt.surpriseBefore(), learnt.surprise()));
        out().println("net: " + file);
    }
}
