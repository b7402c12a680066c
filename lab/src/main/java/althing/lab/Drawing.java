package althing.lab;

import java.util.Locale;

/** A picture in SVG, drawn shape by shape. Not thread safe. */
public final class Drawing {

    public static final String INK = "fill=\"#2b2620\"";
    public static final String FAINT = "fill=\"#5b5140\"";
    public static final String GRID = "stroke=\"#d8cfbb\"";
    public static final String HEADING = "font-size=\"16\" font-weight=\"bold\"";

    private final StringBuilder shapes = new StringBuilder();

    public void line(double x1, double y1, double x2, double y2, String style) {
        shapes.append("<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" %s/>\n".formatted(number(x1), number(y1),
                number(x2), number(y2), style));
    }

    /** @param anchor start, middle or end: which part of the words is at x */
    public void text(double x, double y, String anchor, String style, String words) {
        shapes.append("<text x=\"%s\" y=\"%s\" text-anchor=\"%s\" %s>%s</text>\n".formatted(number(x), number(y),
                anchor, style, escape(words)));
    }

    public void dot(double x, double y) {
        shapes.append("<circle cx=\"%s\" cy=\"%s\" r=\"5\" fill=\"#2f5d73\"/>\n".formatted(number(x), number(y)));
    }

    public void bar(double x, double y, double width, double height) {
        shapes.append("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"#2f5d73\"/>\n".formatted(number(x),
                number(y), number(width), number(height)));
    }

    /** A line with ends across it, for an interval. */
    public void interval(double x1, double y1, double x2, double y2) {
        line(x1, y1, x2, y2, "stroke=\"#2f5d73\" stroke-width=\"3\"");
        double across = y1 == y2 ? 6 : 0;
        double along = 6 - across;
        line(x1 - along, y1 - across, x1 + along, y1 + across, "stroke=\"#2f5d73\" stroke-width=\"2\"");
        line(x2 - along, y2 - across, x2 + along, y2 + across, "stroke=\"#2f5d73\" stroke-width=\"2\"");
    }

    /** The whole as a document. */
    public String svg(int width, int height, String title) {
        return """
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#fbf7ee"/>
                %s</svg>
                """.formatted(width, height, escape(title), shapes);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
