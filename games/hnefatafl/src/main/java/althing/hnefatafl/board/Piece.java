package althing.hnefatafl.board;

import java.util.List;

import althing.engine.SplitMix;

/** The three kinds of pieces, by number. */
public final class Piece {

    public static final int ATTACKER = 0;
    public static final int DEFENDER = 1;
    public static final int KING = 2;
    public static final int COUNT = 3;

    /** The letters of the pieces in rows of characters, and the sign of an empty square. */
    public static final String LETTERS = "adk";
    public static final char NOBODY = '.';
    public static final List<String> WORDS = List.of("attacker", "defender", "king");

    private static final long KEY_SEED = 0x686e656661L;
    private static final long[] KEYS = new long[COUNT * Square.COUNT];

    static {
        SplitMix random = new SplitMix(KEY_SEED);
        for (int i = 0; i < KEYS.length; i++) {
            KEYS[i] = random.nextLong();
        }
    }

    private Piece() {
    }

    public static int sideOf(int piece) {
        return piece == ATTACKER ? Side.ATTACKERS : Side.DEFENDERS;
    }

    /**
     * The part of a piece on a square in the key of a position.
     *
     * @see <a href="https://minds.wisconsin.edu/handle/1793/57624">Zobrist: A New Hashing Method with Application for Game
     *      Playing, 1970</a>
     */
    static long key(int piece, int square) {
        return KEYS[piece * Square.COUNT + square];
    }
}
