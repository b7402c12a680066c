package althing.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import althing.lab.ArenaReport;
import althing.lab.Crash;
import althing.lab.Experiment.Seating;
import althing.lab.Happening;
import althing.lab.Interval;
import althing.lab.Match;
import althing.lab.Pace;
import althing.lab.PlaceShare;
import althing.lab.Report;
import althing.lab.SeatPoints;
import althing.lab.SimulationReport;
import althing.lab.Sprt;
import althing.lab.Standing;
import althing.lab.Thought;

/**
 * What an experiment found, as tables for people.
 *
 * @param test the sequential test that was made, if one was
 */
record ReportText(PrintWriter out, Optional<Sprt> test) {

    private static final int ALL_THAT_MATTER = 3;

    void print(Report report) {
        switch (report) {
            case ArenaReport arena -> print(arena);
            case SimulationReport simulation -> print(simulation);
        }
    }

    private void print(SimulationReport report) {
        printSummary(report.setup(), report.games(), report.decisions(), report.pace());
        TextTable table = new TextTable("seat", "bot", "mean", "median", "deviation", "min", "max");
        for (SeatPoints points : report.points()) {
            table.add(String.valueOf(points.seat()), points.bot(), english("%.2f", points.mean()),
                    english("%.1f", points.median()), english("%.2f", points.deviation()), String.valueOf(points.min()),
                    String.valueOf(points.max()));
        }
        out.println(table);
        printPlaces(report);
        printHappenings(report);
        printClocked(report.clocked());
        printCrashes(report.crashes());
    }

    private void printPlaces(SimulationReport report) {
        TextTable table = new TextTable("place in the order of play", "victories", "95 % from", "to");
        for (PlaceShare place : report.places()) {
            table.add(String.valueOf(place.place()), percent(place.share()), percent(place.low()),
                    percent(place.high()));
        }
        out.println(table);
    }

    private void printHappenings(SimulationReport report) {
        if (report.happenings().isEmpty()) {
            return;
        }
        TextTable table = new TextTable("told", "times a game");
        for (Happening happening : report.happenings()) {
            table.add(happening.what(), english("%.2f", happening.perGame()));
        }
        out.println(table);
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
        out.println(table);
        out.println("Equals would win " + percent(report.equal()) + " of their games each.");
        report.match().ifPresent(match -> printMatch(match, report.seating()));
        for (Thought thought : report.thoughts()) {
            out.println(english("%s thought for %.1f ms on average (%.1f ms of a processor) and for %.0f ms at most.",
                    thought.bot(), thought.meanMillis(), thought.cpuMillis(), thought.longestMillis()));
        }
        printClocked(report.clocked());
        printCrashes(report.crashes());
    }

    private void printMatch(Match match, Seating seating) {
        out.println("%s won %s of the games against %s (95 %%: %s).".formatted(match.bot(), percent(match.share()),
                match.against(), interval(match.games())));
        if (seating == Seating.PAIRED) {
            out.println("Over %d deals, each in all seatings, the interval is %s."
                    .formatted(match.deals(), interval(match.paired())));
        }
        match.test().ifPresent(finding -> printFinding(finding, test.orElseThrow()));
    }

    private void printFinding(Sprt.Finding finding, Sprt shares) {
        out.println("The sequential test " + switch (finding) {
            case OPEN -> "is not decided.";
            case LESS -> "stopped: " + percent(shares.less()) + " is likelier than " + percent(shares.more()) + ".";
            case MORE -> "stopped: " + percent(shares.more()) + " is likelier than " + percent(shares.less()) + ".";
        });
    }

    /** What all experiments have to tell: their size, and their pace if somebody looked at the clock. */
    private void printSummary(String line, long ended, long decisions, Optional<Pace> pace) {
        out.println(line);
        String size = english("%,d games, %,d decisions", ended, decisions);
        out.println(size + pace.map(ReportText::words).orElse(""));
    }

    private static String words(Pace pace) {
        return english(" in %.1f s on %d %s: %,.0f decisions/s, %,.1f playouts/s", pace.seconds(), pace.threads(),
                pace.threads() == 1 ? "thread" : "threads", pace.decisionsPerSecond(), pace.playoutsPerSecond());
    }

    private void printClocked(List<String> clocked) {
        if (!clocked.isEmpty()) {
            out.println("Not repeatable: the same words give other games, because %s %s by the clock."
                    .formatted(String.join(", ", clocked), clocked.size() == 1 ? "thinks" : "think"));
        }
    }

    private void printCrashes(List<Crash> crashes) {
        out.println("crashes: " + crashes.size());
        for (Crash crash : crashes.stream().limit(ALL_THAT_MATTER).toList()) {
            out.println("  game %d, %s, bots %s, at '%s': %s".formatted(crash.game(), crash.setup(),
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

    private static String interval(Interval interval) {
        return percent(interval.low()) + " – " + percent(interval.high());
    }
}
