package althing.hnefatafl.rules;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;

/** The capture of a whole row on the edge, held in front and at both ends (TAF-7). */
final class Shieldwall {

    private static final int SHORTEST = 2;

    private Shieldwall() {
    }

    /** Adds the men of the rows that a piece of a side closes by its move to a square of the edge (TAF-7.4, TAF-7.7). */
    static void find(Board board, int side, int to, Squares captured) {
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            if (board.variant.edge.has(board.variant.neighbour(to, direction))) {
                int length = closedRow(board, side, to, direction);
                take(board, to, direction, length, captured);
            }
        }
    }

    /** How many enemies stand in a row from a bracket on, all of them fronted and the last one bracketed; 0 if not so. */
    private static int closedRow(Board board, int side, int bracket, int direction) {
        Variant variant = board.variant;
        int length = 0;
        int square = variant.neighbour(bracket, direction);
        while (board.pieces(Side.other(side)).has(square)) {
            if (!board.pieces(side).has(variant.front(square, direction))) {
                return 0;
            }
            length++;
            square = variant.neighbour(square, direction);
        }
        boolean isBracketed = board.pieces(side).has(square) || variant.corners.has(square);
        return isBracketed && length >= SHORTEST ? length : 0;
    }

    /** The king counts in the row but stays (TAF-7.6). */
    private static void take(Board board, int bracket, int direction, int length, Squares captured) {
        int square = bracket;
        for (int i = 0; i < length; i++) {
            square = board.variant.neighbour(square, direction);
            if (square != board.king()) {
                captured.add(square);
            }
        }
    }
}
