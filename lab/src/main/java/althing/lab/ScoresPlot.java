package althing.lab;

import java.util.Map;

import althing.formats.Messages;

/** Draws how often each bot made which points. */
final class ScoresPlot {

    private static final int HEIGHT = 60;
    private static final int ROW = 84;
    private static final int MOST_BARS = 60;

    private final Drawing drawing;
    private final int least;
    /** How many points stand together in a bar. */
    private final int step;
    private final int bars;

    private ScoresPlot(Drawing drawing, ArenaReport report) {
        this.drawing = drawing;
        least = report.standings().stream().flatMap(each -> each.scores().keySet().stream()).mapToInt(i -> i).min()
                .orElse(0);
        int most = report.standings().stream().flatMap(each -> each.scores().keySet().stream()).mapToInt(i -> i).max()
                .orElse(0);
        step = (most - least) / MOST_BARS + 1;
        bars = (most - least) / step + 1;
    }

    /** Draws from a height downwards, and says where it ends. */
    static int draw(Drawing drawing, Messages words, ArenaReport report, int top) {
        drawing.text(20, top - 20, "start", Drawing.HEADING, words.say("arena.scores"));
        ScoresPlot plot = new ScoresPlot(drawing, report);
        int y = top;
        for (Standing standing : report.standings()) {
            plot.row(standing, y + HEIGHT);
            y += ROW;
        }
        return y;
    }

    private void row(Standing standing, int bottom) {
        long[] heights = heights(standing.scores());
        long highest = 1;
        for (long height : heights) {
            highest = Math.max(highest, height);
        }
        double width = (double) ArenaPlot.WIDTH / bars;
        for (int bar = 0; bar < bars; bar++) {
            double height = (double) HEIGHT * heights[bar] / highest;
            drawing.bar(ArenaPlot.LEFT + bar * width, bottom - height, Math.max(1, width - 1), height);
        }
        drawing.line(ArenaPlot.LEFT, bottom, ArenaPlot.LEFT + ArenaPlot.WIDTH, bottom, Drawing.GRID);
        drawing.text(ArenaPlot.LEFT - 12, bottom - 4, "end", Drawing.INK, standing.bot());
        drawing.text(ArenaPlot.LEFT, bottom + 16, "start", Drawing.FAINT, String.valueOf(least));
        drawing.text(ArenaPlot.LEFT + ArenaPlot.WIDTH, bottom + 16, "end", Drawing.FAINT,
                String.valueOf(least + bars * step - 1));
    }

    private long[] heights(Map<Integer, Long> scores) {
        long[] heights = new long[bars];
        scores.forEach((points, times) -> heights[(points - least) / step] += times);
        return heights;
    }
}
