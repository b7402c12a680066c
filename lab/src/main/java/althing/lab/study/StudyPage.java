package althing.lab.study;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import althing.formats.Messages;
import althing.lab.ArenaPlot;

/** A study as a page that needs nothing but itself. */
public final class StudyPage {

    private static final int EXTREMES = 12;

    private final StudyReport report;
    private final String language;
    private final Messages words;
    private final Charts.Axis course;
    private final StringBuilder page = new StringBuilder();

    private StudyPage(StudyReport report, String language) {
        this.report = report;
        this.language = language;
        words = Messages.beside(ArenaPlot.class, language);
        course = new Charts.Axis(words.say("study.start"), words.say("study.end"), words.say("study.tenth"));
    }

    public static String html(StudyReport report, String language) {
        return new StudyPage(report, language).written();
    }

    private String written() {
        section("length", Charts.histogram(report.lengths(), words.say("study.decisions")), "decisions",
                Math.round(report.lengths().stream().mapToInt(i -> i).average().orElse(0)));
        section("choice", Charts.lines(List.of(report.choice()), List.of(words.say("study.moves")), course), "moves",
                number(report.choice().stream().mapToDouble(d -> d).average().orElse(0)));
        points();
        if (!isAlone()) {
            double equal = 1.0 / report.places().size();
            section("seats", Charts.forest(places(), equal, words.say("study.share"), 100), "share",
                    number(100 * equal));
        }
        luck();
        swaps();
        levels();
        return document();
    }

    private boolean isAlone() {
        return report.places().size() == 1;
    }

    private void points() {
        List<Double> winners = report.winners();
        if (isAlone()) {
            said("points", Charts.lines(List.of(winners), List.of(words.say("study.points.name")), course),
                    words.say("study.points.alone", "points", number(winners.getLast())));
        } else {
            section("points", Charts.lines(List.of(winners, report.others()),
                    List.of(words.say("study.winner"), words.say("study.others")), course), "winner",
                    number(winners.getLast()), "others", number(report.others().getLast()));
        }
    }

    private List<Charts.Row> places() {
        return IntStream.range(0, report.places().size())
                .mapToObj(place -> Charts.Row.around(words.say("study.place", "place", place + 1),
                        report.places().get(place).value(), report.places().get(place).error()))
                .toList();
    }

    private void luck() {
        Luck luck = report.luck();
        section("luck", "", "deals", luck.deals(), "times", luck.times(), "percent", Math.round(luck.ofDeal() * 100),
                "spread", number(luck.spread()));
    }

    private void swaps() {
        List<Swap> swaps = report.swaps();
        int shown = Math.min(EXTREMES, (swaps.size() + 1) / 2);
        List<Charts.Row> extremes = IntStream.range(0, swaps.size())
                .filter(i -> i < shown || i >= swaps.size() - shown).mapToObj(swaps::get)
                .map(swap -> Charts.Row.around(swap.code(), swap.gain(), swap.error())).toList();
        long clear = swaps.stream().filter(swap -> Math.abs(swap.gain()) > swap.error()).count();
        section("swaps", Charts.forest(extremes, 0, words.say(isAlone() ? "study.more.points" : "study.more.chance"),
                isAlone() ? 1 : 100), "moves", swaps.size(), "clear", clear);
        page.insert(page.lastIndexOf("</section>"), new SwapTable(words).html(swaps, isAlone()));
    }

    private void levels() {
        List<Charts.Row> rows = report.steps().stream()
                .map(step -> new Charts.Row(stepSaid(step), step.share(), step.low(), step.high())).toList();
        if (isAlone()) {
            said("levels", Charts.forest(rows, Double.NaN, words.say("study.mean"), 1),
                    words.say("study.levels.alone"));
        } else {
            section("levels", Charts.forest(rows, 0.5, words.say("study.share"), 100));
        }
    }

    private String stepSaid(Step step) {
        return isAlone() ? step.level() : words.say("study.against", "level", step.level(), "below", step.below());
    }

    private void section(String name, String chart, Object... facts) {
        said(name, chart, words.say("study." + name, facts));
    }

    private void said(String name, String chart, String text) {
        page.append("<section>\n<h2>").append(words.say("study." + name + ".title")).append("</h2>\n<p>").append(text)
                .append("</p>\n").append(chart).append("</section>\n");
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private String document() {
        return """
                <!DOCTYPE html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <style>
                body { font-family: sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #2b2620; background: #fbf7ee; }
                svg { max-width: 100%%; height: auto; }
                table { border-collapse: collapse; }
                th, td { padding: 0.2rem 0.8rem 0.2rem 0; text-align: right; font-weight: normal; }
                th:first-child { text-align: left; }
                thead th { font-weight: bold; vertical-align: bottom; }
                </style>
                </head>
                <body>
                <h1>%s</h1>
                <p>%s</p>
                %s</body>
                </html>
                """
                .formatted(language, words.say("study.title", "setup", report.setup()), report.setup(),
                        words.say("study.made", "deals", report.deals(), "command", report.made()), page);
    }
}
