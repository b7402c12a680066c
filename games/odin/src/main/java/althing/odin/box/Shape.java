package althing.odin.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A tile turned one way: the squares of each of its rows as bits, the left square lowest. Turns count quarter turns
 * clockwise; 4 and more are first mirrored left to right.
 */
@SuppressWarnings("ArrayRecordComponent")
public record Shape(int turn, int[] rows, int width, boolean isRectangle) {

    public static final int TURNS = 8;
    private static final int MIRRORED = 4;
    private static final Shape[][] OF = new Shape[Items.TILES][];
    private static final Shape[] SQUARE = {new Shape(0, new int[]{1}, 1)};

    static {
        for (int tile = 0; tile < Items.TILES; tile++) {
            OF[tile] = distinct(tile);
        }
    }

    /** The different ways in which an item can lie; goods are not mirrored, and look the same if they were (FFO-5.6). */
    public static Shape[] of(int item) {
        return Items.isTile(item) ? OF[item] : SQUARE;
    }

    /** An item as it lies after a turn, if that is one of its different ways. */
    public static Optional<Shape> of(int item, int turn) {
        return Arrays.stream(of(item)).filter(shape -> shape.turn == turn).findFirst();
    }

    public int height() {
        return rows.length;
    }

    public int area() {
        return Arrays.stream(rows).map(Integer::bitCount).sum();
    }

    private Shape(int turn, int[] rows, int width) {
        this(turn, rows, width, Arrays.stream(rows).allMatch(row -> row == (1 << width) - 1));
    }

    private static Shape[] distinct(int tile) {
        List<Shape> shapes = new ArrayList<>();
        for (int turn = 0; turn < (Items.isSpecial(tile) ? TURNS : MIRRORED); turn++) {
            Shape shape = turned(Items.shape(tile), turn);
            if (shapes.stream().noneMatch(other -> Arrays.equals(other.rows, shape.rows))) {
                shapes.add(shape);
            }
        }
        return shapes.toArray(Shape[]::new);
    }

    private static Shape turned(String[] drawn, int turn) {
        boolean[][] squares = new boolean[drawn.length][drawn[0].length()];
        for (int row = 0; row < drawn.length; row++) {
            for (int column = 0; column < drawn[row].length(); column++) {
                int across = turn >= MIRRORED ? drawn[row].length() - 1 - column : column;
                squares[row][across] = drawn[row].charAt(column) == '#';
            }
        }
        for (int i = 0; i < turn % MIRRORED; i++) {
            squares = clockwise(squares);
        }
        int[] rows = new int[squares.length];
        for (int row = 0; row < squares.length; row++) {
            for (int column = 0; column < squares[row].length; column++) {
                rows[row] |= squares[row][column] ? 1 << column : 0;
            }
        }
        return new Shape(turn, rows, squares[0].length);
    }

    private static boolean[][] clockwise(boolean[][] squares) {
        int height = squares.length;
        int width = squares[0].length;
        boolean[][] turned = new boolean[width][height];
        for (int row = 0; row < height; row++) {
            for (int column = 0; column < width; column++) {
                turned[column][height - 1 - row] = squares[row][column];
            }
        }
        return turned;
    }
}
