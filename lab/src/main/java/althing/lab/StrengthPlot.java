package althing.lab;

import java.util.Locale;

import althing.formats.Messages;

/** Draws the ratings of bots over the processor time that they take for a decision, each tenfold time as far as the last. */
final class StrengthPlot {

    private static final int HEIGHT = 220;
    private static final double LEAST_MILLIS = 0.0001;
    /** How far the ratings go beyond the lowest and the highest. */
    private static final double AIR = 50;

    private final Drawing drawing;
    private final int top;
    private int from;
    private int to;
    private double low = Double.MAX_VALUE;
    private double high = -Double.MAX_VALUE;

    private StrengthPlot(Drawing drawing, ArenaReport report, int top) {
        this.drawing = drawing;
        this.top = top;
        from = Integer.MAX_VALUE;
        to = Integer.MIN_VALUE;
        for (Standing standing : report.standings()) {
            low = Math.min(low, standing.rating() - standing.error() - AIR);
            high = Math.max(high, standing.rating() + standing.error() + AIR);
            from = Math.min(from, (int) Math.floor(power(report, standing)));
            to = Math.max(to, (int) Math.floor(power(report, standing)) + 1);
        }
    }

    /** Draws from a height downwards, and says where it ends. */
    static int draw(Drawing drawing, Messages words, ArenaReport report, int top) {
        drawing.text(20, top - 20, "start", Drawing.HEADING, words.say("arena.strength"));
        if (!report.standings().isEmpty()) {
            new StrengthPlot(drawing, report, top).draw(report);
        }
        return top + HEIGHT;
    }

    private void draw(ArenaReport report) {
        for (int power = from; power <= to; power++) {
            drawing.line(x(power), top, x(power), top + HEIGHT, Drawing.GRID);
            drawing.text(x(power), top + HEIGHT + 18, "middle", Drawing.FAINT, millis(power));
        }
        for (int rating = (int) Math.ceil(low / 100) * 100; rating <= high; rating += 100) {
            drawing.line(ArenaPlot.LEFT, y(rating), ArenaPlot.LEFT + ArenaPlot.WIDTH, y(rating), Drawing.GRID);
            drawing.text(ArenaPlot.LEFT - 12, y(rating) + 4, "end", Drawing.FAINT, String.valueOf(rating));
        }
        for (Standing standing : report.standings()) {
            double x = x(power(report, standing));
            drawing.interval(x, y(standing.rating() - standing.error()), x, y(standing.rating() + standing.error()));
            drawing.dot(x, y(standing.rating()));
            drawing.text(x + 10, y(standing.rating()) + 4, "start", Drawing.INK, standing.bot());
        }
    }

    private static String millis(int power) {
        return power >= 0
                ? String.format(Locale.ROOT, "%.0f ms", Math.pow(10, power))
                : String.format(Locale.ROOT, "%s ms", Math.pow(10, power));
    }

    /** The time that a bot takes for a decision as a power of ten milliseconds. */
    private static double power(ArenaReport report, Standing standing) {
        double millis = report.thoughts().stream().filter(thought -> thought.bot().equals(standing.bot()))
                .mapToDouble(Thought::cpuMillis).findFirst().orElse(0);
        return Math.log10(Math.max(LEAST_MILLIS, millis));
    }

    private double x(double power) {
        return ArenaPlot.LEFT + ArenaPlot.WIDTH * (power - from) / (to - from);
    }

    private double y(double rating) {
        return top + HEIGHT * (high - rating) / (high - low);
    }
}
