package althing.testkit.walk;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

import org.jspecify.annotations.Nullable;

import althing.engine.Disclosure;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Notation;
import althing.engine.Position;
import althing.engine.View;

/**
 * A position before a seat plays a move on it. What several properties need of it is worked out once: nobody may change the
 * positions that it gives away.
 */
final class Scene {

    /** What takes long is checked at every third decision, in the next game at others. */
    private static final int STRIDE = 3;

    private final Position position;
    private final int seat;
    private final Move move;
    private final long number;
    private final Map<Integer, View> views = new HashMap<>();
    private final Map<Integer, Set<Move>> listed = new HashMap<>();
    private @Nullable Notation notation;
    private @Nullable Position after;
    private @Nullable Notation notationAfter;
    private @Nullable Disclosure disclosure;

    /** @param number of the decision, counted from the seed of its game */
    Scene(Position position, int seat, Move move, long number) {
        this.position = position;
        this.seat = seat;
        this.move = move;
        this.number = number;
    }

    Position position() {
        return position;
    }

    int seat() {
        return seat;
    }

    Move move() {
        return move;
    }

    long number() {
        return number;
    }

    /** Whether this decision is one of those at which everything is checked. */
    boolean isChosen() {
        return Math.floorMod(number, STRIDE) == 0;
    }

    Notation notation() {
        if (notation == null) {
            notation = position.notation();
        }
        return notation;
    }

    View view(int viewer) {
        return views.computeIfAbsent(viewer, position::view);
    }

    /** The legal moves of a seat. */
    Set<Move> listed(int of) {
        return listed.computeIfAbsent(of, each -> listed(position, each));
    }

    /** What the move leads to. */
    Position after() {
        if (after == null) {
            after = position.copy();
            disclosure = after.play(seat, move);
        }
        return after;
    }

    Notation notationAfter() {
        if (notationAfter == null) {
            notationAfter = after().notation();
        }
        return notationAfter;
    }

    /** What playing the move gives away. */
    Disclosure disclosure() {
        after();
        return Objects.requireNonNull(disclosure);
    }

    static Set<Move> listed(Position position, int seat) {
        MoveList list = new MoveList();
        position.moves(seat, list);
        Set<Move> moves = new LinkedHashSet<>(list.toList());
        if (moves.size() != list.size()) {
            throw new AssertionError("a move is listed twice: " + list.toList().stream().map(Move::code).toList());
        }
        return moves;
    }
}
