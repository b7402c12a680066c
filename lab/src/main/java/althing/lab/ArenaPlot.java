package althing.lab;

import java.util.Locale;

/** Draws an arena's win shares with their intervals. */
public final class ArenaPlot {

    private static final int ROW = 34;
    private static final int LEFT = 190;
    private static final int WIDTH = 420;
    private static final int TOP = 64;

    private ArenaPlot() {
    }

    /** The plot as an SVG document. */
    public static String svg(ArenaReport report) {
        int bottom = TOP + ROW * report.standings().size();
        StringBuilder svg = new StringBuilder();
        svg.append("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#fbf7ee"/>
                """.formatted(LEFT + WIDTH + 120, bottom + 56, escape(title(report))));
        svg.append(text(20, 28, "start", "font-size=\"16\" font-weight=\"bold\"", title(report)));
        axis(svg, bottom);
        even(svg, report, bottom);
        for (int i = 0; i < report.standings().size(); i++) {
            row(svg, report.standings().get(i), TOP + ROW * i + ROW / 2);
        }
        return svg.append("</svg>\n").toString();
    }

    private static String title(ArenaReport report) {
        return "Win shares in %d games of %s".formatted(report.games(), report.setup());
    }

    private static void axis(StringBuilder svg, int bottom) {
        for (int percent = 0; percent <= 100; percent += 20) {
            svg.append(line(x(percent / 100.0), TOP, x(percent / 100.0), bottom, "stroke=\"#d8cfbb\""));
            svg.append(text(x(percent / 100.0), bottom + 18, "middle", "fill=\"#5b5140\"", percent + " %"));
        }
    }

    /** The share that a bot would win among its equals. */
    private static void even(StringBuilder svg, ArenaReport report, int bottom) {
        double even = x(1.0 / report.seats());
        svg.append(line(even, TOP - 6, even, bottom, "stroke=\"#8a6d3b\" stroke-dasharray=\"4 3\""));
        svg.append(text(even, bottom + 38, "middle", "fill=\"#8a6d3b\"", "equals"));
    }

    private static void row(StringBuilder svg, Standing standing, int y) {
        svg.append(text(LEFT - 12, y + 4, "end", "fill=\"#2b2620\"", standing.bot()));
        svg.append(line(x(standing.low()), y, x(standing.high()), y, "stroke=\"#2f5d73\" stroke-width=\"3\""));
        for (double end : new double[]{standing.low(), standing.high()}) {
            svg.append(line(x(end), y - 6, x(end), y + 6, "stroke=\"#2f5d73\" stroke-width=\"2\""));
        }
        svg.append(
                "<circle cx=\"%s\" cy=\"%d\" r=\"5\" fill=\"#2f5d73\"/>\n".formatted(number(x(standing.share())), y));
        svg.append(text(LEFT + WIDTH + 14, y + 4, "start", "fill=\"#2b2620\"",
                String.format(Locale.ROOT, "%.1f %%", standing.share() * 100)));
    }

    private static double x(double share) {
        return LEFT + WIDTH * share;
    }

    private static String line(double x1, double y1, double x2, double y2, String style) {
        return "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" %s/>\n".formatted(number(x1), number(y1), number(x2),
                number(y2), style);
    }

    private static String text(double x, double y, String anchor, String style, String words) {
        return "<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" %s>%s</text>\n".formatted(number(x), number(y), anchor,
                style,
                escape(words));
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
