package althing.lab.study;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A study as a page that needs nothing but itself. */
public final class StudyPage {

    private static final int EXTREMES = 12;

    private final StudyReport report;
    private final StringBuilder page = new StringBuilder();

    private StudyPage(StudyReport report) {
        this.report = report;
    }

    public static String html(StudyReport report) {
        return new StudyPage(report).written();
    }

    private String written() {
        section("Length", Charts.histogram(report.lengths(), "decisions in a game"),
                "A game takes " + Math.round(report.lengths().stream().mapToInt(i -> i).average().orElse(0))
                        + " decisions on average, of all seats together.");
        section("Choice", Charts.lines(List.of(report.choice()), List.of("legal moves"), "tenth of the game"),
                "A decision offers " + number(report.choice().stream().mapToDouble(d -> d).average().orElse(0))
                        + " legal moves on average over the tenths of the game.");
        points();
        if (report.places().size() > 1) {
            section("Seats", Charts.forest(places(), 1.0 / report.places().size(), "share of the games", 100),
                    "The same bot on every seat; equals would win " + number(100.0 / report.places().size()) + " %.");
        }
        luck();
        swaps();
        levels();
        return document();
    }

    private void points() {
        boolean alone = report.places().size() == 1;
        section("Points", Charts.lines(alone ? List.of(report.winners()) : List.of(report.winners(), report.others()),
                alone ? List.of("points") : List.of("who wins", "the others"), "tenth of the game"),
                "How points grow; at the end they are " + number(report.winners().getLast()) + (alone
                        ? "."
                        : " for who wins and " + number(report.others().getLast()) + " for the others."));
    }

    private List<Charts.Row> places() {
        return IntStream.range(0, report.places().size())
                .mapToObj(place -> Charts.Row.around("place " + (place + 1), report.places().get(place).value(),
                        report.places().get(place).error()))
                .toList();
    }

    private void luck() {
        Luck luck = report.luck();
        section("Luck and skill", "",
                luck.deals() + " deals were played " + luck.times()
                        + " times each by equal bots that now and then take the "
                        + "second best move. The deal explains " + Math.round(luck.ofDeal() * 100)
                        + " % of the differences in the "
                        + "first seat's lead (standard deviation " + number(luck.spread())
                        + " points); the rest is how it is "
                        + "played and what chance does on the way. What skill does is seen under “Levels”.");
    }

    private void swaps() {
        List<Swap> swaps = report.swaps();
        boolean alone = report.places().size() == 1;
        int shown = Math.min(EXTREMES, (swaps.size() + 1) / 2);
        List<Swap> extremes = IntStream.range(0, swaps.size()).filter(i -> i < shown || i >= swaps.size() - shown)
                .mapToObj(swaps::get).toList();
        long clear = swaps.stream().filter(swap -> Math.abs(swap.gain()) > swap.error()).count();
        section("Moves that pay",
                Charts.forest(extremes.stream().map(swap -> Charts.Row.around(swap.code(), swap.gain(),
                        swap.error())).toList(), 0, alone ? "points more" : "chance to win more", alone ? 1 : 100),
                "The first seat makes a move as soon as it can, once, and the same deal is played with what it would have "
                        + "done instead. Of " + swaps.size() + " moves that could be made in a quarter of the deals, "
                        + clear
                        + " are clearly better or worse than the bot's own choice; the extremes are shown.");
    }

    private void levels() {
        boolean alone = report.places().size() == 1;
        List<Charts.Row> rows = report.steps().stream()
                .map(step -> new Charts.Row(step.level() + (alone ? "" : " v " + step.below()), step.share(),
                        step.low(),
                        step.high()))
                .toList();
        section("Levels", Charts.forest(rows, alone ? Double.NaN : 0.5, alone ? "mean points" : "share of the games",
                alone ? 1 : 100),
                alone
                        ? "What each level makes alone."
                        : "Each level against the one below, each deal in all seatings.");
    }

    private void section(String title, String chart, String text) {
        page.append("<section>\n<h2>").append(title).append("</h2>\n<p>").append(text).append("</p>\n").append(chart)
                .append("</section>\n");
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private String document() {
        return """
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%1$s, studied</title>
                <style>
                body { font-family: sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #2b2620; background: #fbf7ee; }
                svg { max-width: 100%%; height: auto; }
                </style>
                </head>
                <body>
                <h1>%1$s</h1>
                <p>%2$d deals. Made by <code>%3$s</code>. Bars are 95 %% intervals.</p>
                %4$s</body>
                </html>
                """
                .formatted(report.setup(), report.deals(), report.made(), page);
    }
}
