package althing.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.Conduct;
import althing.lab.Crash;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Keeper;
import althing.lab.Pace;
import althing.lab.Progress;

/** Many games between bots, which a seed repeats exactly. */
abstract class ManyGames extends Task {

    private static final int ALL_THAT_MATTER = 3;

    @Parameters(paramLabel = "SETUP", description = "GAME(seats=4), for example; with a #seed every game has that deal.")
    private String setup = "";

    @Option(names = "--bots", paramLabel = "BOTS", defaultValue = "random", description = "Bots with commas between: random, greedy, mcts:500, mcts:200ms, alphabeta:20000, level:3. Default: ${DEFAULT-VALUE}.")
    private String bots = "";

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "How many games. Default: ${DEFAULT-VALUE}.")
    private long games;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "The same seed gives the same games, on any number of threads. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--record", paramLabel = "DIR", description = "Write the record of every game into this directory.")
    private @Nullable Path records;

    @Option(names = "--resume", paramLabel = "FILE", description = "Write the results game by game into this file; the games that stand there already are not played again.")
    private @Nullable Path journal;

    ManyGames(Shell shell) {
        super(shell);
    }

    Experiment experiment(Seating seating) {
        positive("--games", games);
        return Experiment.of(Setup.parse(setup), Bots.names(bots), games, seed, seating);
    }

    Conduct conduct(Progress progress) {
        positive("--threads", threads);
        return new Conduct(threads, progress, keeper(), Optional.ofNullable(journal));
    }

    /** Writes the records, if somebody wants them; the same experiment writes the same files. */
    private Keeper keeper() {
        Path directory = records;
        if (directory == null) {
            return Keeper.NOBODY;
        }
        return (game, record) -> WrittenFile.write(
                directory.resolve(english("%s-%06d.althing", record.setup().game().id(), game)), record.text());
    }

    private static void positive(String option, long number) {
        if (number < 1) {
            throw new BadInput(option + " must be at least 1, not " + number + ".");
        }
    }

    /** What all experiments have to tell: their size and their pace. */
    void printSummary(String line, long ended, long decisions, Pace pace) {
        out().println(line);
        out().println(english("%,d games, %,d decisions in %.1f s on %d %s: %,.0f decisions/s, %,.1f playouts/s", ended,
                decisions, pace.seconds(), pace.threads(), pace.threads() == 1 ? "thread" : "threads",
                pace.decisionsPerSecond(), pace.playoutsPerSecond()));
    }

    void printCrashes(List<Crash> crashes) {
        out().println("crashes: " + crashes.size());
        for (Crash crash : crashes.stream().limit(ALL_THAT_MATTER).toList()) {
            out().println("  game %d, %s, bots %s, at '%s': %s".formatted(crash.game(), crash.setup(),
                    String.join(",", crash.bots()), crash.at(), crash.problem()));
        }
    }

    @SuppressWarnings("AnnotateFormatMethod") // the annotation is of a library that we need for nothing else
    static String english(String format, Object... numbers) {
        return String.format(Locale.ROOT, format, numbers);
    }

    static String percent(double share) {
        return english("%.1f %%", share * 100);
    }

    /** Fails when a game crashed, so that scripts notice. */
    static void insistOnNone(List<Crash> crashes) {
        if (!crashes.isEmpty()) {
            throw new UnfitPlace(crashes.size() + " games crashed; '--json' tells their moves.");
        }
    }
}
