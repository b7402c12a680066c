package althing.app;

import java.util.Locale;

import althing.bots.review.Review;
import althing.bots.review.Review.Lapse;
import althing.bots.review.Review.Moment;
import althing.engine.GameRecord;

/** Draws the chances of all seats through a game; clear lapses are marked on the curve. */
final class ReviewPlot {

    private static final int LEFT = 56;
    private static final int TOP = 56;
    private static final int WIDTH = 760;
    private static final int HEIGHT = 300;
    private static final String[] COLOURS = {"#a33b2a", "#2f5d73", "#5f7a2f", "#8a6d3b", "#6a4a7c"};

    private ReviewPlot() {
    }

    static String svg(GameRecord record, Review review) {
        StringBuilder svg = new StringBuilder("""
                <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="13">
                <title>%s</title>
                <rect width="100%%" height="100%%" fill="#fbf7ee"/>
                """.formatted(LEFT + WIDTH + 24, TOP + HEIGHT + 48, escape(record.setup().line())));
        axis(svg);
        for (int seat = 0; seat < record.setup().seats(); seat++) {
            curve(svg, record, review, seat);
        }
        return svg.append("</svg>\n").toString();
    }

    private static void axis(StringBuilder svg) {
        for (int percent = 0; percent <= 100; percent += 25) {
            double y = y(percent / 100.0);
            svg.append("<line x1=\"%d\" y1=\"%s\" x2=\"%d\" y2=\"%s\" stroke=\"#d8cfbb\"/>\n".formatted(LEFT, number(y),
                    LEFT + WIDTH, number(y)));
            svg.append("<text x=\"%d\" y=\"%s\" text-anchor=\"end\" fill=\"#5b5140\">%d %%</text>\n".formatted(LEFT - 8,
                    number(y + 4), percent));
        }
    }

    private static void curve(StringBuilder svg, GameRecord record, Review review, int seat) {
        String colour = COLOURS[seat % COLOURS.length];
        StringBuilder points = new StringBuilder();
        for (Moment moment : review.moments()) {
            points.append(number(x(moment.at(), review.moves()))).append(',')
                    .append(number(y(moment.chances().get(seat)))).append(' ');
        }
        svg.append("<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"2\" points=\"%s\"/>\n".formatted(colour,
                points.toString().strip()));
        review.lapses().stream().filter(lapse -> lapse.seat() == seat && lapse.clear())
                .forEach(lapse -> mark(svg, review, lapse, colour));
        svg.append("<text x=\"%d\" y=\"28\" fill=\"%s\" font-weight=\"bold\">%s</text>\n".formatted(
                LEFT + seat * (WIDTH / record.setup().seats()), colour, escape(record.names().get(seat))));
    }

    private static void mark(StringBuilder svg, Review review, Lapse lapse, String colour) {
        double chance = review.moments().stream().filter(moment -> moment.at() == lapse.at()).findFirst().orElseThrow()
                .chances().get(lapse.seat());
        svg.append("<circle cx=\"%s\" cy=\"%s\" r=\"5\" fill=\"%s\"><title>%s</title></circle>\n".formatted(
                number(x(lapse.at(), review.moves())), number(y(chance)), colour,
                escape((lapse.at() + 1) + ": " + lapse.played() + " / " + lapse.better())));
    }

    private static double x(int at, int moves) {
        return LEFT + (double) WIDTH * at / Math.max(1, moves);
    }

    private static double y(double chance) {
        return TOP + HEIGHT * (1 - chance);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String escape(String words) {
        return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
