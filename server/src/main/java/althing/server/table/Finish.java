package althing.server.table;

import java.time.Instant;
import java.util.List;

/**
 * How the game of a table was when nothing more was decided.
 *
 * @param how     {@link #PLAYED} to its end by the rules; else the word in which its end was stored, such as agreed or idle
 * @param points  of each seat
 * @param ranks   the place of each seat, 1 for the best; who ties has the same. In a game that was ended before, those are behind
 *                whose time was up or for whom a bot played, and where nobody came any more, those who were asked
 * @param moves   how many were played
 * @param at      when the last one was, or the table was opened
 */
public record Finish(String how, List<Integer> points, List<Integer> ranks, int moves, Instant at) {

    public Finish {
        points = List.copyOf(points);
        ranks = List.copyOf(ranks);
    }

    /** The word for a game that came to its end by the rules. */
    public static final String PLAYED = "played";

    public boolean isNatural() {
        return how.equals(PLAYED);
    }

    /** How many points a seat is ahead of the best other one; 0 for who plays alone. */
    public int lead(int seat) {
        int best = Integer.MIN_VALUE;
        for (int other = 0; other < points.size(); other++) {
            best = other == seat ? best : Math.max(best, points.get(other));
        }
        return points.size() == 1 ? 0 : points.get(seat) - best;
    }
}
