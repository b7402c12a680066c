package althing.lab;

import java.util.Locale;

import althing.formats.Messages;

/** Draws an arena: shares of the games with their intervals, strength over time for a decision, and what points were made. */
public final class ArenaPlot {

    static final int LEFT = 190;
    static final int WIDTH = 420;

    private static final int ROW = 34;
    private static final int TOP = 64;
    private static final int GAP = 90;

    private ArenaPlot() {
    }

    /** The plot as an SVG document. */
    public static String svg(ArenaReport report, String language) {
        Messages words = Messages.beside(ArenaPlot.class, language);
        Drawing drawing = new Drawing();
        String title = words.say("arena.shares", "games", report.games(), "setup", report.setup());
        drawing.text(20, 28, "start", Drawing.HEADING, title);
        int sharesEnd = TOP + ROW * report.standings().size();
        shares(drawing, words, report, sharesEnd);
        int strengthEnd = report.thoughts().isEmpty()
                ? sharesEnd
                : StrengthPlot.draw(drawing, words, report, sharesEnd + GAP);
        int end = ScoresPlot.draw(drawing, words, report, strengthEnd + GAP);
        return drawing.svg(LEFT + WIDTH + 120, end + 40, title);
    }

    private static void shares(Drawing drawing, Messages words, ArenaReport report, int bottom) {
        for (int percent = 0; percent <= 100; percent += 20) {
            drawing.line(x(percent / 100.0), TOP, x(percent / 100.0), bottom, Drawing.GRID);
            drawing.text(x(percent / 100.0), bottom + 18, "middle", Drawing.FAINT, percent + " %");
        }
        equals(drawing, words, report, bottom);
        for (int i = 0; i < report.standings().size(); i++) {
            row(drawing, report.standings().get(i), TOP + ROW * i + ROW / 2);
        }
    }

    /** The share that a bot would win among its equals. */
    private static void equals(Drawing drawing, Messages words, ArenaReport report, int bottom) {
        double equal = x(report.equal());
        drawing.line(equal, TOP - 6, equal, bottom, "stroke=\"#8a6d3b\" stroke-dasharray=\"4 3\"");
        drawing.text(equal, bottom + 38, "middle", "fill=\"#8a6d3b\"", words.say("arena.equals"));
    }

    private static void row(Drawing drawing, Standing standing, int y) {
        drawing.text(LEFT - 12, y + 4, "end", Drawing.INK, standing.bot());
        drawing.interval(x(standing.low()), y, x(standing.high()), y);
        drawing.dot(x(standing.share()), y);
        drawing.text(LEFT + WIDTH + 14, y + 4, "start", Drawing.INK,
                String.format(Locale.ROOT, "%.1f %%", standing.share() * 100));
    }

    private static double x(double share) {
        return LEFT + WIDTH * share;
    }
}
