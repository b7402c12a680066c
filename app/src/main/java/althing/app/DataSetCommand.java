package althing.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

import althing.engine.GameRecord;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.dataset.Contents;
import althing.lab.dataset.DataManifest;
import althing.lab.dataset.DataSet;
import althing.lab.part.PartNumber;

/** Makes data sets of games, and reads them. */
@Command(name = "dataset", sortOptions = false, description = "Make a data set of games with all their moves, or read a game of one.")
final class DataSetCommand extends Task {

    private static final Set<String> WORDS = Set.of("make", "read");

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private DataSetCommand(Shell shell) {
        super(shell);
    }

    static CommandLine with(Shell shell) {
        return new CommandLine(new DataSetCommand(shell)).addSubcommand(new Make(shell))
                .addSubcommand(new Read(shell));
    }

    @Override
    void run() {
        throw new ParameterException(spec.commandLine(),
                "Say what to do with a data set: make or read, or give a setup");
    }

    /** The words with the one that they leave out: a setup after {@code dataset} is to be made. */
    static String[] complete(String... args) {
        boolean bare = args.length > 1 && args[0].equals("dataset") && !args[1].startsWith("-")
                && !WORDS.contains(args[1]);
        return bare
                ? Stream.concat(Stream.of("dataset", "make"), Stream.of(args).skip(1)).toArray(String[]::new)
                : args;
    }

    /** Plays games and keeps them. */
    @Command(name = "make", sortOptions = false, description = "Play games and keep them with all their moves, as lines of JSON packed by gzip, with a manifest and a card. 'althing dataset SETUP …' is the same.")
    private static final class Make extends ExperimentTask {

        @Option(names = "--out", paramLabel = "DIR", required = true, description = "The directory of the data set.")
        private Path directory = Path.of("");

        @Option(names = "--observations", description = "Write before each move what its seat saw, as numbers.")
        private boolean observing;

        @Option(names = "--visits", description = "Write for each move how often the search before it tried each legal one.")
        private boolean visiting;

        @Option(names = "--per-file", paramLabel = "N", description = "How many games a file holds. Default: 10000.")
        private long gamesInAFile = Contents.STANDARD_FILE;

        @Option(names = "--part", paramLabel = "I/N", description = "Play the I-th of N parts, numbered from 0; a part is so many files. 'althing merge DIR' makes all parts a data set. Default: what SLURM or Kubernetes says (ALTHING_PARTS says of how many), otherwise all games.")
        private @Nullable String part;

        @Option(names = "--threads", paramLabel = "N", description = "Default: one for each processor.")
        private int threads = Runtime.getRuntime().availableProcessors();

        private Make(Shell shell) {
            super(shell);
        }

        @Override
        Seating seating() {
            return Seating.FIXED;
        }

        @Override
        void run() {
            positive("--threads", threads);
            Experiment whole = repeatable();
            Contents contents = new Contents(observing, visiting, gamesInAFile);
            Optional<PartNumber> number = part == null
                    ? PartNumber.in(shell().environment())
                    : Optional.of(PartNumber.parse(part));
            if (number.isPresent()) {
                makePart(whole, contents, number.get());
            } else {
                makeAll(whole, contents);
            }
        }

        private void makeAll(Experiment whole, Contents contents) {
            DataManifest made;
            try (Bar bar = new Bar(shell(), words().say("bar.dataset"))) {
                made = new DataSet(directory).make(whole, contents, Althing.version(), command(whole), threads, bar);
            }
            if (asJson()) {
                printJson(made);
            } else {
                out().println(told(words(), made, directory));
            }
        }

        private void makePart(Experiment whole, Contents contents, PartNumber number) {
            DataSet.Written written;
            try (Bar bar = new Bar(shell(), words().say("bar.part", "part", number.toString()))) {
                written = new DataSet(directory).part(whole, contents, number, Althing.version(), command(whole),
                        threads, bar);
            }
            if (asJson()) {
                printJson(written);
            } else {
                out().println(words().say("report.part", "part", written.part(), "first",
                        String.valueOf(written.first()), "last", String.valueOf(written.beyond() - 1), "file",
                        directory.toString(), "crashes", written.crashes()));
            }
        }

        private String command(Experiment whole) {
            return "./althing dataset '%s' --bots %s --games %d --seed %d%s%s%s --out DIR".formatted(
                    whole.setup().lineWithRules(), String.join(",", whole.bots()), whole.games(), whole.seed(),
                    observing ? " --observations" : "", visiting ? " --visits" : "",
                    gamesInAFile == Contents.STANDARD_FILE ? "" : " --per-file " + gamesInAFile);
        }
    }

    /** What there is now. */
    static String told(Words words, DataManifest made, Path directory) {
        return words.say("report.dataset", "games", made.games() - made.crashes(), "directory", directory.toString(),
                "crashes", made.crashes());
    }

    /** Gives a game of a data set as a record. */
    @Command(name = "read", sortOptions = false, description = "Replay a game of a data set, and print it as a record that 'althing replay' and the page open.")
    private static final class Read extends Task {

        @Parameters(paramLabel = "DIR", description = "The directory of the data set.")
        private Path directory = Path.of("");

        @Option(names = "--game", paramLabel = "N", required = true, description = "The number of the game, from 0.")
        private long game;

        private Read(Shell shell) {
            super(shell);
        }

        @Override
        void run() {
            GameRecord record = new DataSet(directory).game(game);
            if (asJson()) {
                printJson(new Told(game, record.setup().lineWithRules(), record.names(), record.text()));
            } else {
                out().print(record.text());
            }
        }

        /** What a machine is told of it. */
        private record Told(long game, String setup, List<String> bots, String record) {}
    }
}
