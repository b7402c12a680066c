package althing.lab.study;

import java.util.List;
import java.util.Locale;

import althing.lab.Drawing;

/** Charts of a study, each a picture of its own. */
final class Charts {

    private static final int LEFT = 200;
    private static final int WIDTH = 440;
    private static final int HEIGHT = 180;
    private static final int ROW = 24;
    private static final int TOP = 24;
    private static final int BARS = 24;
    private static final String[] COLOURS = {"#2f5d73", "#a33b2a"};

    private Charts() {
    }

    /** A value with its interval. */
    record Row(String name, double value, double low, double high) {

        static Row around(String name, double value, double error) {
            return new Row(name, value, value - error, value + error);
        }
    }

    /** What stands below a chart, and at its ends. */
    record Axis(String from, String to, String what) {}

    static String histogram(List<Integer> values, String what) {
        int least = values.stream().mapToInt(i -> i).min().orElse(0);
        int most = values.stream().mapToInt(i -> i).max().orElse(0);
        int step = (most - least) / BARS + 1;
        int[] heights = new int[(most - least) / step + 1];
        values.forEach(value -> heights[(value - least) / step]++);
        int highest = 1;
        for (int height : heights) {
            highest = Math.max(highest, height);
        }
        Drawing drawing = new Drawing();
        double width = (double) WIDTH / heights.length;
        for (int bar = 0; bar < heights.length; bar++) {
            double height = (double) HEIGHT * heights[bar] / highest;
            drawing.bar(LEFT + bar * width, TOP + HEIGHT - height, Math.max(1, width - 1), height);
        }
        axis(drawing, TOP + HEIGHT, String.valueOf(least), String.valueOf(least + heights.length * step - 1), what);
        return drawing.svg(LEFT + WIDTH + 80, TOP + HEIGHT + 44, what);
    }

    private static void axis(Drawing drawing, int y, String from, String to, String what) {
        drawing.line(LEFT, y, LEFT + WIDTH, y, Drawing.GRID);
        drawing.text(LEFT, y + 18, "start", Drawing.FAINT, from);
        drawing.text(LEFT + WIDTH, y + 18, "end", Drawing.FAINT, to);
        drawing.text(LEFT + WIDTH / 2.0, y + 18, "middle", Drawing.FAINT, what);
    }

    /** Lines over the course of the game, from its start to its end, each with its name. */
    static String lines(List<List<Double>> series, List<String> names, Axis axis) {
        double least = Math.min(0, series.stream().flatMap(List::stream).mapToDouble(d -> d).min().orElse(0));
        double most = series.stream().flatMap(List::stream).mapToDouble(d -> d).max().orElse(1);
        double scale = HEIGHT / Math.max(1e-9, most - least);
        Drawing drawing = new Drawing();
        for (int line = 0; line < series.size(); line++) {
            List<Double> values = series.get(line);
            double step = (double) WIDTH / Math.max(1, values.size() - 1);
            String style = "stroke=\"" + COLOURS[line] + "\" stroke-width=\"2\"";
            for (int i = 1; i < values.size(); i++) {
                drawing.line(LEFT + (i - 1) * step, TOP + HEIGHT - (values.get(i - 1) - least) * scale, LEFT + i * step,
                        TOP + HEIGHT - (values.get(i) - least) * scale, style);
            }
            drawing.text(20, TOP + 20.0 * (line + 1), "start", "fill=\"" + COLOURS[line] + "\"", names.get(line));
        }
        drawing.text(LEFT - 8, TOP + 6, "end", Drawing.FAINT, number(most));
        drawing.text(LEFT - 8, TOP + HEIGHT, "end", Drawing.FAINT, number(least));
        axis(drawing, TOP + HEIGHT, axis.from(), axis.to(), axis.what());
        return drawing.svg(LEFT + WIDTH + 80, TOP + HEIGHT + 44, axis.what());
    }

    /**
     * Values with intervals below each other.
     *
     * @param mark a value to compare with, or NaN for none
     * @param unit by what values are multiplied to be shown: 100 for percents
     */
    static String forest(List<Row> rows, double mark, String what, int unit) {
        double least = rows.stream().mapToDouble(Row::low).min().orElse(0);
        double most = rows.stream().mapToDouble(Row::high).max().orElse(1);
        double from = Double.isNaN(mark) ? least : Math.min(least, mark);
        double scale = WIDTH / Math.max(1e-9, (Double.isNaN(mark) ? most : Math.max(most, mark)) - from);
        Drawing drawing = new Drawing();
        int bottom = TOP + ROW * rows.size();
        if (!Double.isNaN(mark)) {
            double x = LEFT + (mark - from) * scale;
            drawing.line(x, TOP - 6, x, bottom, "stroke=\"#8a6d3b\" stroke-dasharray=\"4 3\"");
        }
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            double y = TOP + ROW * i + ROW / 2.0;
            drawing.text(LEFT - 12, y + 4, "end", Drawing.INK, row.name());
            drawing.interval(LEFT + (row.low() - from) * scale, y, LEFT + (row.high() - from) * scale, y);
            drawing.dot(LEFT + (row.value() - from) * scale, y);
            drawing.text(LEFT + WIDTH + 14, y + 4, "start", Drawing.INK,
                    number(row.value() * unit) + (unit == 100 ? " %" : ""));
        }
        axis(drawing, bottom, number(from * unit), number((from + WIDTH / scale) * unit), what);
        return drawing.svg(LEFT + WIDTH + 80, bottom + 44, what);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
