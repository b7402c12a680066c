package althing.app;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import althing.bots.Mishaps;
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
 * @param words what the program says in the language that was asked for
 * @param test  the sequential test that was made, if one was
 */
record ReportText(PrintWriter out, Words words, Optional<Sprt> test) {

    private static final int ALL_THAT_MATTER = 3;

    void print(Report report) {
        switch (report) {
            case ArenaReport arena -> print(arena);
            case SimulationReport simulation -> print(simulation);
        }
    }

    private void print(SimulationReport report) {
        printSummary(report.setup(), report.games(), report.decisions(), report.pace());
        TextTable table = words.table("score.seat", "report.bot", "report.mean", "report.median",
                "report.deviation", "report.min", "report.max");
        for (SeatPoints points : report.points()) {
            table.add(String.valueOf(points.seat()), points.bot(), english("%.2f", points.mean()),
                    english("%.1f", points.median()), english("%.2f", points.deviation()), String.valueOf(points.min()),
                    String.valueOf(points.max()));
        }
        out.println(table);
        printPlaces(report);
        printHappenings(report);
        printGuests(report.guests());
        printClocked(report.clocked());
        printCrashes(report.crashes());
    }

    private void printPlaces(SimulationReport report) {
        TextTable table = words.table("report.place", "report.victories", "report.from", "report.to");
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
        TextTable table = words.table("report.told", "report.times");
        for (Happening happening : report.happenings()) {
            table.add(happening.what(), english("%.2f", happening.perGame()));
        }
        out.println(table);
    }

    private void print(ArenaReport report) {
        printSummary(report.setup(), report.games(), report.decisions(), report.pace());
        TextTable table = words.table("report.bot", "report.games", "report.wins", "report.share", "report.from",
                "report.to", "score.total", "report.rating", "report.error");
        for (Standing standing : report.standings()) {
            table.add(standing.bot(), String.valueOf(standing.games()), english("%.1f", standing.wins()),
                    percent(standing.share()), percent(standing.low()), percent(standing.high()),
                    english("%.2f", standing.meanPoints()), english("%.0f", standing.rating()),
                    english("%.0f", standing.error()));
        }
        out.println(table);
        say("report.equals", "share", percent(report.equal()));
        report.match().ifPresent(match -> printMatch(match, report.seating()));
        report.thoughts().forEach(this::printThought);
        printGuests(report.guests());
        printClocked(report.clocked());
        printCrashes(report.crashes());
    }

    private void printThought(Thought thought) {
        say("report.thought", "bot", thought.bot(), "mean", english("%.1f", thought.meanMillis()), "cpu",
                english("%.1f", thought.cpuMillis()), "longest", english("%.0f", thought.longestMillis()));
    }

    private void printMatch(Match match, Seating seating) {
        say("report.match", "bot", match.bot(), "against", match.against(), "share", percent(match.share()), "interval",
                interval(match.games()));
        if (seating == Seating.PAIRED) {
            say("report.deals", "deals", match.deals(), "interval", interval(match.paired()));
        }
        match.test().ifPresent(finding -> printFinding(finding, test.orElseThrow()));
    }

    private void printFinding(Sprt.Finding finding, Sprt shares) {
        String less = percent(shares.less());
        String more = percent(shares.more());
        switch (finding) {
            case OPEN -> say("report.test-open");
            case LESS -> say("report.test-stopped", "likelier", less, "other", more);
            case MORE -> say("report.test-stopped", "likelier", more, "other", less);
        }
    }

    /** What all experiments have to tell: their size, and their pace if somebody looked at the clock. */
    private void printSummary(String line, long ended, long decisions, Optional<Pace> pace) {
        out.println(line);
        out.println(words.say("report.size", "games", ended, "decisions", decisions)
                + pace.map(this::paceSaid).orElse(""));
    }

    private String paceSaid(Pace pace) {
        return " " + words.say("report.pace", "seconds", english("%.1f", pace.seconds()), "threads", pace.threads(),
                "decisions", english("%,.0f", pace.decisionsPerSecond()), "playouts",
                english("%,.1f", pace.playoutsPerSecond()));
    }

    private void printGuests(List<Mishaps> guests) {
        for (Mishaps guest : guests) {
            out.println(said(words, guest));
        }
    }

    static String said(Words words, Mishaps guest) {
        return words.say("report.guest", "bot", guest.bot(), "asked", guest.asked(), "late", guest.late(), "illegal",
                guest.illegal(), "crashed", guest.crashed());
    }

    private void printClocked(List<String> clocked) {
        if (!clocked.isEmpty()) {
            say("report.clocked", "bots", String.join(", ", clocked), "count", clocked.size());
        }
    }

    private void printCrashes(List<Crash> crashes) {
        say("report.crashes", "count", crashes.size());
        for (Crash crash : crashes.stream().limit(ALL_THAT_MATTER).toList()) {
            out.println("  " + words.say("report.crash", "game", String.valueOf(crash.game()), "setup", crash.setup(),
                    "bots", String.join(",", crash.bots()), "at", crash.at(), "problem", crash.problem()));
        }
    }

    private void say(String key, Object... facts) {
        out.println(words.say(key, facts));
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
