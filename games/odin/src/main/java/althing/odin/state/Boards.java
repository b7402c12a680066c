package althing.odin.state;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import althing.odin.box.Colour;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;

/**
 * The boards as they lie: which islands show their backs, what was laid where, and which squares are covered, by rows of
 * bits. What is remembered of a board, whether items have a place on it, is forgotten by whatever changes the board. Not
 * thread safe.
 */
public final class Boards {

    /** The covered squares; those of them that the adjacency rules watch: green on land and orange in houses; red in houses. */
    public static final int COVERED = 0;
    public static final int WATCHED = 1;
    public static final int WATCHED_RED = 2;
    private static final int LAYERS = 3;

    /** By board, layer and row. */
    private final short[] squares = new short[Estate.BOARDS * LAYERS * Plan.ROWS];
    /** By board, as bits: the items of which it is known whether they have a place there, and those that have. */
    private final long[] fits = new long[2 * Estate.BOARDS];
    /** What was laid where, as {@link Laid}, in the order of laying. */
    private int[] laid;
    private int laidCount;
    private int backs;

    public Boards(int seats) {
        laid = new int[64 * seats];
    }

    public boolean isBack(int island) {
        return (backs >> island & 1) != 0;
    }

    /** Lays an island with its back or its front up. */
    public void turn(int island, boolean back) {
        backs = back ? backs | 1 << island : backs & ~(1 << island);
        forget(Estate.FIRST_ISLAND + island);
    }

    /** What is printed on a board as it lies now. */
    public Plan plan(int board) {
        return Estate.plan(board, Estate.isIsland(board) && isBack(board - Estate.FIRST_ISLAND));
    }

    /** The slot of a board as it lies now; all home boards share the first. */
    public int slot(int board) {
        if (board < Estate.HOMES) {
            return 0;
        }
        return Estate.isIsland(board) && isBack(board - Estate.FIRST_ISLAND) ? Estate.BOARDS + board : board;
    }

    public int covered(int board, int row) {
        return squares[board * LAYERS * Plan.ROWS + row];
    }

    /** Whether a square is covered. */
    public boolean isCovered(int board, int row, int column) {
        return (covered(board, row) >> column & 1) != 0;
    }

    /** The squares of a layer in a row. */
    public int row(int board, int layer, int row) {
        return squares[(board * LAYERS + layer) * Plan.ROWS + row];
    }

    /** How many pieces lie on the boards. */
    public int laidCount() {
        return laidCount;
    }

    /** A piece, as {@link Laid}, by the order of laying. */
    public int laid(int index) {
        return laid[index];
    }

    /** All pieces, as {@link Laid}, in the order of laying. */
    public IntStream pieces() {
        return Arrays.stream(laid, 0, laidCount);
    }

    /** Covers squares without asking whether that is allowed. */
    public void put(int piece) {
        if (laidCount == laid.length) {
            laid = Arrays.copyOf(laid, 2 * laidCount);
        }
        laid[laidCount++] = piece;
        cover(piece);
    }

    /** Takes a piece off; what lies there uncovered then is free again. */
    public void take(int index) {
        int board = Laid.board(laid[index]);
        laidCount--;
        System.arraycopy(laid, index + 1, laid, index, laidCount - index);
        Arrays.fill(squares, board * LAYERS * Plan.ROWS, (board + 1) * LAYERS * Plan.ROWS, (short) 0);
        for (int i = 0; i < laidCount; i++) {
            if (Laid.board(laid[i]) == board) {
                cover(laid[i]);
            }
        }
        forget(board);
    }

    private void cover(int piece) {
        Shape shape = Laid.shape(piece);
        int board = Laid.board(piece);
        int layer = layer(plan(board), Laid.item(piece));
        for (int i = 0; i < shape.height(); i++) {
            int row = Laid.row(piece) + i;
            short added = (short) (shape.rows()[i] << Laid.column(piece));
            squares[board * LAYERS * Plan.ROWS + row] |= added;
            squares[(board * LAYERS + layer) * Plan.ROWS + row] |= added;
        }
        forget(board);
    }

    /** The layer beside the covered squares on which an item is seen, or that of the covered squares. */
    public static int layer(Plan plan, int item) {
        if (!Items.isTile(item)) {
            return COVERED;
        }
        if (Items.COLOUR[item] == (plan.isHouse() ? Colour.ORANGE : Colour.GREEN)) {
            return WATCHED;
        }
        return Items.COLOUR[item] == Colour.RED ? WATCHED_RED : COVERED;
    }

    private void forget(int board) {
        fits[2 * board] = 0;
    }

    /** Those of some items of which it is not known whether they have a place on a board. */
    public long unknown(int board, long items) {
        return items & ~fits[2 * board];
    }

    /** Remembers whether an item has a place on a board as it is now. */
    public void learn(int board, int item, boolean hasPlace) {
        long bit = 1L << item;
        fits[2 * board] |= bit;
        fits[2 * board + 1] = hasPlace ? fits[2 * board + 1] | bit : fits[2 * board + 1] & ~bit;
    }

    /** Those of some items, all of them known, that have a place on a board. */
    public long fitting(int board, long items) {
        return items & fits[2 * board + 1];
    }

    public void become(Boards other) {
        System.arraycopy(other.squares, 0, squares, 0, squares.length);
        System.arraycopy(other.fits, 0, fits, 0, fits.length);
        if (laid.length < other.laidCount) {
            laid = new int[other.laid.length];
        }
        System.arraycopy(other.laid, 0, laid, 0, other.laidCount);
        laidCount = other.laidCount;
        backs = other.backs;
    }

    /** The squares of a board by layers and rows, for comparing. */
    public List<Integer> squares(int board) {
        return IntStream.range(board * LAYERS * Plan.ROWS, (board + 1) * LAYERS * Plan.ROWS)
                .mapToObj(at -> (int) squares[at]).toList();
    }
}
