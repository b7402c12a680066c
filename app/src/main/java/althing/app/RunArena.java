package althing.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import althing.engine.BadInput;
import althing.lab.Arena;
import althing.lab.ArenaPlot;
import althing.lab.ArenaReport;
import althing.lab.Experiment.Seating;
import althing.lab.Interval;
import althing.lab.Match;
import althing.lab.Sprt;
import althing.lab.Standing;
import althing.lab.Thought;

/** Lets bots play against each other on all seats. */
@Command(name = "arena", sortOptions = false, description = "Let bots play against each other on all seats; tell shares of the games, ratings and points.")
final class RunArena extends ManyGames {

    @Option(names = "--plot", paramLabel = "FILE", description = "Draw shares, strength over time and points as SVG into this file.")
    private @Nullable Path plot;

    @Option(names = "--paired", description = "Play each deal in all seatings; the games are rounded up to whole deals.")
    private boolean paired;

    @Option(names = "--sprt", paramLabel = "LESS,MORE", split = ",", description = "Stop as soon as the games tell which of two shares is likelier the first bot's, for example 0.50,0.55; for two bots.")
    private List<Double> shares = List.of();

    RunArena(Shell shell) {
        super(shell);
    }

    @Override
    void run() {
        ArenaReport report;
        try (Bar bar = new Bar(shell(), "in the arena")) {
            report = Arena.run(experiment(paired ? Seating.PAIRED : Seating.TURNS), conduct(bar), test());
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

    private Optional<Sprt> test() {
        if (shares.isEmpty()) {
            return Optional.empty();
        }
        if (shares.size() != 2) {
            throw new BadInput("--sprt takes two shares such as 0.50,0.55, not " + shares.size() + ".");
        }
        return Optional.of(new Sprt(shares.getFirst(), shares.getLast()));
    }

    private void print(ArenaReport report) {
        printSummary(report.setup(), report.games(), report.decisions(), report.pace());
        TextTable table = new TextTable("bot", "games", "wins", "share", "95 % from", "to", "points", "rating", "±");
        for (Standing standing : report.standings()) {
            table.add(standing.bot(), String.valueOf(standing.games()), english("%.1f", standing.wins()),
                    percent(standing.share()), percent(standing.low()), percent(standing.high()),
                    english("%.2f", standing.meanPoints()), english("%.0f", standing.rating()),
                    english("%.0f", standing.error()));
        }
        out().println(table);
        out().println("Equals would win " + percent(report.equal()) + " of their games each.");
        report.match().ifPresent(this::printMatch);
        for (Thought thought : report.thoughts()) {
            out().println(english("%s thought for %.1f ms on average (%.1f ms of a processor) and for %.0f ms at most.",
                    thought.bot(), thought.meanMillis(), thought.cpuMillis(), thought.longestMillis()));
        }
        printCrashes(report.crashes());
        if (plot != null) {
            out().println("plot: " + plot);
        }
    }

    private void printMatch(Match match) {
        out().println("%s won %s of the games against %s (95 %%: %s).".formatted(match.bot(), percent(match.share()),
                match.against(), interval(match.games())));
        if (paired) {
            out().println("Over %d deals, each in all seatings, the interval is %s."
                    .formatted(match.deals(), interval(match.paired())));
        }
        match.test().ifPresent(this::printFinding);
    }

    private void printFinding(Sprt.Finding finding) {
        out().println("The sequential test " + switch (finding) {
            case OPEN -> "is not decided.";
            case LESS ->
                "stopped: " + percent(shares.getFirst()) + " is likelier than " + percent(shares.getLast()) + ".";
            case MORE ->
                "stopped: " + percent(shares.getLast()) + " is likelier than " + percent(shares.getFirst()) + ".";
        });
    }

    private static String interval(Interval interval) {
        return percent(interval.low()) + " – " + percent(interval.high());
    }
}
