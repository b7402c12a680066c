package althing.engine;

import java.util.List;
import java.util.Optional;

/** What a game knows about playing well. Bots may use it; the rules do not. Stateless and thread safe. */
public interface Heuristics {

    /** A horizon that a search does not play on to: positions are judged as they are. */
    int AT_ONCE = -1;

    /** How well the seat stands, in points it may expect at the end of the game. Works on any position. */
    double value(Position position, int seat);

    /**
     * The value in its parts, whose points add up to it: at these prices a bot reckons what a move brings and costs. A game
     * says them in its own words under {@code part.…}; by default there are the points so far, and what may come.
     */
    default List<Part> parts(Position position, int seat) {
        double points = position.points(seat);
        return List.of(Part.of("part.points", points), Part.of("part.prospects", value(position, seat) - points));
    }

    /** How good a legal move looks to the seat, in the same points; only differences between moves matter. */
    double worth(Position position, int seat, Move move);

    /** The best looking of the seat's legal moves; the first of several. A game may know it without weighing them all. */
    default Move best(Position position, int seat, MoveList moves) {
        Move best = moves.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            double worth = worth(position, seat, moves.get(i));
            if (worth > most) {
                most = worth;
                best = moves.get(i);
            }
        }
        return best;
    }

    /** The best looking move for a decision at the table, where more time may be spent on it than within a search. */
    default Move careful(Position position, int seat, MoveList moves) {
        return best(position, seat, moves);
    }

    /** Whether the best looking move is good enough to be played without looking ahead. */
    default boolean isRoutine(Position position, int seat) {
        return false;
    }

    /**
     * How many decisions a search should play on by the best looking moves before it judges; 0 where a few careless ones
     * do. Far, where moves are easier to judge than positions; {@link #AT_ONCE}, where careless moves spoil positions that
     * are easy to judge.
     */
    default int horizon(Setup setup) {
        return 0;
    }

    /** What the game knew before anything was learnt anew, so that what came since can be measured against it. */
    default Heuristics firstEdition() {
        return this;
    }

    /** What guides a search and plays its roll-outs, where that should go by other figures than who does not look ahead. */
    default Heuristics ofSearch() {
        return this;
    }

    /** What lets a search go through the game move by move; nothing where somebody else plays, hides or rolls. */
    default Optional<Duel> duel() {
        return Optional.empty();
    }

    /** What a net can learn from that corrects {@link #value}; nothing where none is taught. */
    default Optional<Features> features() {
        return Optional.empty();
    }

    /** A difference in points that makes a game about three times as likely to be won as lost. */
    double spread(Setup setup);
}
