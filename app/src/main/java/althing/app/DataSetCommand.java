package althing.app;

import java.nio.file.Path;
import java.util.List;

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
import althing.lab.dataset.DataManifest;
import althing.lab.dataset.DataSet;

/** Makes data sets of games, and reads them. */
@Command(name = "dataset", sortOptions = false, description = "Make a data set of games with all their moves, or read a game of one.")
final class DataSetCommand extends Task {

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
        throw new ParameterException(spec.commandLine(), "Say what to do with a data set: make or read");
    }

    /** Plays games and keeps them. */
    @Command(name = "make", sortOptions = false, description = "Play games and keep them with all their moves, as lines of JSON packed by gzip, with a manifest and a card.")
    private static final class Make extends ExperimentTask {

        @Option(names = "--out", paramLabel = "DIR", required = true, description = "The directory of the data set.")
        private Path directory = Path.of("");

        @Option(names = "--observations", description = "Write before each move what its seat knew, as numbers, where the game tells it.")
        private boolean observing;

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
            DataManifest made;
            try (Bar bar = new Bar(shell(), "making a data set")) {
                made = new DataSet(directory).make(whole, observing, Althing.version(), command(whole), threads, bar);
            }
            if (asJson()) {
                printJson(made);
            } else {
                out().println(ReportText.english("%,d games are in %s; crashes: %d", made.games() - made.crashes(),
                        directory, made.crashes()));
            }
        }

        private String command(Experiment whole) {
            return "./althing dataset make '%s' --bots %s --games %d --seed %d%s --out DIR".formatted(
                    whole.setup().lineWithRules(), String.join(",", whole.bots()), whole.games(), whole.seed(),
                    observing ? " --observations" : "");
        }
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
