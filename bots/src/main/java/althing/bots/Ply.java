package althing.bots;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;

/** One move deep in a search: a position, its moves from the most promising on, and what refuted its sisters. Not thread safe. */
final class Ply {

    private static final int KNOWN = Integer.MAX_VALUE;
    private static final int LAST_KILLER = KNOWN - 1;
    private static final int KILLER = KNOWN - 2;

    final Position position;
    final MoveList moves = new MoveList();
    private int[] promise = new int[64];
    private int[] order = new int[64];
    private @Nullable Move lastKiller;
    private @Nullable Move killer;

    Ply(Position position) {
        this.position = position;
    }

    /** Forgets what refuted. */
    void start() {
        lastKiller = null;
        killer = null;
    }

    /** Begins to put the moves in order. */
    void arrange() {
        if (order.length < moves.size()) {
            order = new int[moves.size() * 2];
            promise = new int[moves.size() * 2];
        }
        for (int i = 0; i < moves.size(); i++) {
            order[i] = i;
        }
    }

    /** What a move promises that is known to be good or has refuted a sister; 0 for others. */
    int special(int number, int known) {
        Move move = moves.get(number);
        return number == known ? KNOWN : move.equals(lastKiller) ? LAST_KILLER : move.equals(killer) ? KILLER : 0;
    }

    void promise(int number, int promised) {
        promise[number] = promised;
    }

    /** The number of the most promising move from the nth place on; of equals the one listed first. */
    int pick(int nth) {
        int best = nth;
        for (int i = nth + 1; i < moves.size(); i++) {
            if (promise[order[i]] > promise[order[best]]) {
                best = i;
            }
        }
        int number = order[best];
        System.arraycopy(order, nth, order, nth + 1, best - nth);
        order[nth] = number;
        return number;
    }

    void refutes(Move move) {
        if (!move.equals(lastKiller)) {
            killer = lastKiller;
            lastKiller = move;
        }
    }
}
