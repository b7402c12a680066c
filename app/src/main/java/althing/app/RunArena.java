package althing.app;

import java.nio.file.Path;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import althing.lab.Arena;
import althing.lab.ArenaPlot;
import althing.lab.ArenaReport;
import althing.lab.Standing;
import althing.lab.Thought;

/** Lets bots play against each other on all seats. */
@Command(name = "arena", sortOptions = false, description = "Let bots play against each other on all seats; tell win shares, ratings and points.")
final class RunArena extends Experiment {

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw the win shares as SVG into this file.")
    private @Nullable Path plot;

    RunArena(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        ArenaReport report;
        try (Bar bar = new Bar(shell(), "in the arena")) {
            report = Arena.run(setup(), bots(), games(), seed(), threads(), bar, keeper());
        }
        if (plot != null) {
            WrittenFile.write(plot, ArenaPlot.svg(report));
        }
        if (asJson()) {
            printJson(report);
        } else {
            print(report);
        }
        insistOnNone(report.crashes());
    }

    private void print(ArenaReport report) {
        printSummary(report.setup(), report.games(), report.decisions(), report.pace());
        TextTable table = new TextTable("bot", "seatings", "wins", "share", "95 % from", "to", "points", "rating", "±");
        for (Standing standing : report.standings()) {
            table.add(standing.bot(), String.valueOf(standing.seatings()), english("%.1f", standing.wins()),
                    percent(standing.share()), percent(standing.low()), percent(standing.high()),
                    english("%.2f", standing.meanPoints()), english("%.2f", standing.rating()),
                    english("%.2f", standing.uncertainty()));
        }
        out().println(table);
        out().println("Equals would win " + percent(1.0 / report.seats()) + " each.");
        for (Thought thought : report.thoughts()) {
            out().println(english("%s thought for %.1f ms on average and for %.0f ms at most.", thought.bot(),
                    thought.meanMillis(), thought.longestMillis()));
        }
        printCrashes(report.crashes());
        if (plot != null) {
            out().println("plot: " + plot);
        }
    }
}
