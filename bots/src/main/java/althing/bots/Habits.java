package althing.bots;

import java.util.Arrays;

import althing.engine.Move;

/**
 * Which moves have refuted something in a search, whatever the position: such a move is worth trying early elsewhere too.
 * Moves that share a place are taken for one. Not thread safe.
 *
 * @see <a href="https://doi.org/10.1109/34.42858">Schaeffer: The History Heuristic and Alpha-Beta Search Enhancements in
 *      Practice, 1989</a>
 */
final class Habits {

    private static final int BITS = 14;
    private static final int MIX = 0x9E3779B9;
    private static final int MOST = 1 << 24;

    private final int[] refuted = new int[1 << BITS];

    void clear() {
        Arrays.fill(refuted, 0);
    }

    void refutes(Move move, int depth) {
        int place = place(move);
        refuted[place] = Math.min(MOST, refuted[place] + depth * depth);
    }

    int of(Move move) {
        return refuted[place(move)];
    }

    private static int place(Move move) {
        return move.hashCode() * MIX >>> Integer.SIZE - BITS;
    }
}
