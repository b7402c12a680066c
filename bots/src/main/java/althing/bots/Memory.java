package althing.bots;

import java.util.Arrays;

/**
 * What a search has found out about positions, by their keys: how good, looked at how deep, and by which move; of two that
 * want the same place it keeps the later. Not thread safe.
 */
final class Memory {

    static final int NONE = -1;

    private static final int MOST_PLACES = 1 << 18;

    /** What a score that was found with a window says about the true one. */
    private enum Bound {
        EXACT, AT_LEAST, AT_MOST;

        private static final Bound[] ALL = values();

        static Bound of(int score, int alpha, int beta) {
            return score >= beta ? AT_LEAST : score > alpha ? EXACT : AT_MOST;
        }
    }

    private final int mask;
    private final long[] keys;
    private final int[] scores;
    private final byte[] depths;
    private final byte[] bounds;
    private final short[] moves;

    /** A memory for a search of so many positions. */
    Memory(int nodes) {
        int places = Math.min(MOST_PLACES, Integer.highestOneBit(nodes) << 1);
        mask = places - 1;
        keys = new long[places];
        scores = new int[places];
        depths = new byte[places];
        bounds = new byte[places];
        moves = new short[places];
    }

    void clear() {
        Arrays.fill(depths, (byte) NONE);
    }

    /** The place of a position that is known, or {@link #NONE}. */
    int find(long key) {
        int place = place(key);
        return depths[place] != NONE && keys[place] == key ? place : NONE;
    }

    /** Keeps a score that was found so many moves below the root with a window, and the number of the best move. */
    void keep(long key, int number, int depth, int score, int alpha, int beta, int move) {
        int place = place(key);
        keys[place] = key;
        scores[place] = Score.later(score, number);
        depths[place] = (byte) depth;
        bounds[place] = (byte) Bound.of(score, alpha, beta).ordinal();
        moves[place] = (short) move;
    }

    /** Whether what is known says enough, so many moves below the root, for a depth and a window. */
    boolean suffices(int place, int number, int depth, int alpha, int beta) {
        int score = score(place, number);
        return depths[place] >= depth && switch (Bound.ALL[bounds[place]]) {
            case EXACT -> true;
            case AT_LEAST -> score >= beta;
            case AT_MOST -> score <= alpha;
        };
    }

    /** A score as it is so many moves below the root. */
    int score(int place, int number) {
        return Score.later(scores[place], -number);
    }

    /** The number of the best move, or {@link #NONE} where nothing is known. */
    int move(int place) {
        return place == NONE ? NONE : moves[place];
    }

    private int place(long key) {
        return (int) (key ^ key >>> Integer.SIZE) & mask;
    }
}
