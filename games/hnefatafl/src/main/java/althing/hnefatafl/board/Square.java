package althing.hnefatafl.board;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

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

    /** The square in a place of the lines that cross here: the files of the rank first, then the ranks of the file. */
    public static int inLine(int square, int place) {
        return place < SIDE ? at(place, rank(square)) : at(file(square), place - SIDE);
    }

    public static String name(int square) {
        return NAMES.get(square);
    }

    /** The square of a name, or null if there is none. */
    public static @Nullable Integer find(String name) {
        int square = NAMES.indexOf(name);
        return square < 0 || square == NONE ? null : square;
    }

    /** Whether two squares lie in one rank or one file. */
    public static boolean isLine(int one, int other) {
        return one != other && (rank(one) == rank(other) || file(one) == file(other));
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
