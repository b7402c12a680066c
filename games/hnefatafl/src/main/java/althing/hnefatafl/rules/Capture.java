package althing.hnefatafl.rules;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;

/** The capture of men between two hostile squares (TAF-4, TAF-5). */
public final class Capture {

    /** The usual helper of a capture. */
    static final String PIECE = "piece";

    private static final int BESETTING = 3;

    private Capture() {
    }

    /** Adds all men that a piece captures that has just moved to a square (TAF-5.1, TAF-5.3). */
    public static void find(Board board, int to, Squares captured) {
        Variant variant = board.variant;
        int side = board.pieces(Side.ATTACKERS).has(to) ? Side.ATTACKERS : Side.DEFENDERS;
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            int man = variant.neighbour(to, direction);
            if (board.hasMan(Side.other(side), man) && isHostile(board, side, variant.neighbour(man, direction))) {
                captured.add(man);
            }
        }
        if (variant.hasShieldwall && variant.edge.has(to)) {
            Shieldwall.find(board, side, to, captured);
        }
    }

    /** Whether a square helps a side to capture (TAF-4.1 to TAF-4.5). */
    public static boolean isHostile(Board board, int side, int square) {
        return board.pieces(side).has(square) || board.variant.corners.has(square)
                || (square == board.variant.throne && isThroneHostile(board));
    }

    /** What helped a side to capture a man, now gone, by a move to a square: its other piece, or the word for something else. */
    static String helper(Board board, int side, int to, int man) {
        int beyond = beyond(board.variant, to, man);
        if (beyond == Square.NONE || !isHostile(board, side, beyond)) {
            return "shieldwall";
        }
        if (board.pieces(side).has(beyond)) {
            return PIECE;
        }
        return board.variant.corners.has(beyond)
                ? "corner"
                : board.king() == beyond ? "kings-throne" : "throne";
    }

    /** The square on the other side of a neighbour, if it is one. */
    private static int beyond(Variant variant, int square, int neighbour) {
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            if (variant.neighbour(square, direction) == neighbour) {
                return variant.neighbour(neighbour, direction);
            }
        }
        return Square.NONE;
    }

    /** The throne without its king is hostile (TAF-4.2); in one variant also that of a king beset on three sides (TAF-5.7). */
    private static boolean isThroneHostile(Board board) {
        return board.king() != board.variant.throne || (board.variant.hasKingsThrone && isBeset(board));
    }

    private static boolean isBeset(Board board) {
        int attackers = 0;
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            boolean isAttacker = board.pieces(Side.ATTACKERS)
                    .has(board.variant.neighbour(board.variant.throne, direction));
            attackers += isAttacker ? 1 : 0;
        }
        return attackers == BESETTING;
    }
}
