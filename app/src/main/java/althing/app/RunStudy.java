package althing.app;

import java.nio.file.Path;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.engine.Setup;
import althing.lab.study.Study;
import althing.lab.study.StudyPage;
import althing.lab.study.StudyReport;

/** Writes what a game is like. */
@Command(name = "study", sortOptions = false, description = "Let bots play a setup and write what it is like: length, choice, seats, points, luck, moves that pay, levels. The same words give the same report.")
final class RunStudy extends Task {

    @Parameters(paramLabel = "SETUP", description = "GAME(seats=4), for example, without a seed.")
    private String setup = "";

    @Option(names = "--bot", paramLabel = "BOT", defaultValue = "level:3", description = "The bot on all seats. Default: ${DEFAULT-VALUE}.")
    private String bot = "";

    @Option(names = "--deals", paramLabel = "N", defaultValue = "400", description = "How many deals. Default: ${DEFAULT-VALUE}.")
    private int deals;

    @Option(names = "--levels", paramLabel = "N", defaultValue = "3", description = "Up to which level each is tried against the one below. Default: ${DEFAULT-VALUE}.")
    private int levels;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1", description = "Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--threads", paramLabel = "N", description = "Default: one for each processor. Their number changes nothing of the report.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--out", paramLabel = "FILE", defaultValue = "study.html", description = "Where the report is written. Default: ${DEFAULT-VALUE}.")
    private Path file = Path.of("");

    RunStudy(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        ExperimentTask.positive("--threads", threads);
        StudyReport report;
        try (Bar bar = new Bar(shell(), words().say("bar.study"))) {
            report = new Study(Setup.parse(setup), bot, deals, levels, seed, command()).run(threads, bar);
        }
        WrittenFile.write(file, StudyPage.html(report, language()));
        if (asJson()) {
            printJson(report);
        } else {
            out().println(words().say("report.study", "file", file.toString()));
        }
    }

    private String command() {
        return "./althing study '%s' --bot %s --deals %d --levels %d --seed %d".formatted(setup, bot, deals, levels,
                seed);
    }
}
