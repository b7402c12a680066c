package althing.app;

import java.nio.file.Path;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import althing.engine.BadInput;
import althing.lab.ArenaPlot;
import althing.lab.ArenaReport;
import althing.lab.Report;
import althing.lab.dataset.DataManifest;
import althing.lab.dataset.DataSet;
import althing.lab.part.PartFolder;

/** Tells what an experiment found that was played in parts, or makes the parts of a data set one. */
@Command(name = "merge", sortOptions = false, description = "Count the parts of an experiment together that 'sim' or 'arena' wrote with --part and --out; tell what a single run with --untimed would tell. Parts that 'dataset' wrote become one data set.")
final class MergeParts extends Task {

    @Parameters(paramLabel = "DIR", description = "The directory of the parts.")
    private Path directory = Path.of("");

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw an arena's shares and points as SVG into this file.")
    private @Nullable Path plot;

    MergeParts(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        DataSet games = new DataSet(directory);
        if (games.hasParts()) {
            mergeGames(games);
        } else {
            mergeResults();
        }
    }

    private void mergeGames(DataSet games) {
        if (plot != null) {
            throw new BadInput("--plot draws arenas; these are the parts of a data set.");
        }
        DataManifest manifest = games.merge();
        if (asJson()) {
            printJson(manifest);
        } else {
            out().println(DataSetCommand.told(words(), manifest, directory));
        }
    }

    private void mergeResults() {
        Report report;
        try (Bar bar = new Bar(shell(), words().say("bar.counting"))) {
            report = new PartFolder(directory).merge(bar);
        }
        draw(report);
        if (asJson()) {
            printJson(report);
        } else {
            new ReportText(out(), words(), Optional.empty()).print(report);
        }
        ExperimentTask.insistOnNone(report.crashes());
    }

    private void draw(Report report) {
        if (plot == null) {
            return;
        }
        if (!(report instanceof ArenaReport arena)) {
            throw new BadInput("--plot draws arenas; these are the parts of a simulation.");
        }
        WrittenFile.write(plot, ArenaPlot.svg(arena, language()));
    }
}
