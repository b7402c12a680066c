package althing.hnefatafl.board;

import java.util.ArrayList;
import java.util.List;

import althing.engine.BadInput;

/**
 * The squares, numbered from a1 = 0 along the ranks of the widest board, so that a square has the same number on all
 * boards (TAF-1.1).
 */
public final class Square {

    /** The ranks and files of the widest board. */
    public static final int SIDE = 11;
    public static final int COUNT = SIDE * SIDE;
    /** No square: beyond the edge, or nothing found. */
    public static final int NONE = COUNT;

    private static final List<String> NAMES = names();
    private static final byte[] RANKS = new byte[COUNT];
    private static final byte[] FILES = new byte[COUNT];

    static {
        for (int square = 0; square < COUNT; square++) {
            RANKS[square] = (byte) (square / SIDE);
            FILES[square] = (byte) (square % SIDE);
        }
    }

    private Square() {
    }

    public static int at(int file, int rank) {
        return rank * SIDE + file;
    }

    /** The row of the square, 0 … 10. */
    public static int rank(int square) {
        return RANKS[square];
    }

    /** The column of the square, 0 for a. */
    public static int file(int square) {
        return FILES[square];
    }

    public static String name(int square) {
        return NAMES.get(square);
    }

    /** The square of a name; {@link BadInput} if there is none. */
    public static int named(String name) {
        int square = NAMES.indexOf(name);
        if (square < 0 || square == NONE) {
            throw new BadInput("'" + name + "' is no square; squares are a1 to " + name(COUNT - 1) + ".");
        }
        return square;
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (int square = 0; square < COUNT; square++) {
            names.add((char) ('a' + square % SIDE) + Integer.toString(square / SIDE + 1));
        }
        names.add("-");
        return List.copyOf(names);
    }
}
