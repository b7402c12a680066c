package althing.bots;

import althing.engine.Heuristics;
import althing.engine.Position;

/**
 * Scores of an alpha–beta search: thousandths of the game's points for the seat to move, or how far off a certain end is;
 * a near victory counts more than a far one, a far defeat more than a near one.
 */
final class Score {

    /** A victory now. */
    static final int WIN = 1_000_000;
    static final int DRAW = 0;

    private static final double POINT = 1000;
    /** Beyond this, either way, the end is certain. */
    private static final int CERTAIN = WIN - 1000;

    private Score() {
    }

    static int of(Heuristics heuristics, Position position, int seat) {
        return (int) (heuristics.value(position, seat) * POINT);
    }

    static int ofMove(double worth) {
        return (int) (worth * POINT);
    }

    /** What an end is worth that is so many moves away. */
    static int ofEnd(Position position, int seat, int moves) {
        int lead = Integer.compare(position.rank(1 - seat), position.rank(seat));
        return lead == 0 ? DRAW : lead * (WIN - moves);
    }

    static boolean isCertain(int score) {
        return Math.abs(score) > CERTAIN;
    }

    /** The same score seen from a position that lies so many moves later, or earlier if negative. */
    static int later(int score, int moves) {
        return isCertain(score) ? score + Integer.signum(score) * moves : score;
    }
}
