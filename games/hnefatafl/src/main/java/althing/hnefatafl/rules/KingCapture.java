package althing.hnefatafl.rules;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.board.Variant.KingFalls;

/** The capture of the king (TAF-6). */
public final class KingCapture {

    private KingCapture() {
    }

    /** Whether an attacker who has just moved to a square captures the king (TAF-6.1). */
    public static boolean isMadeFrom(Board board, int to) {
        int king = board.king();
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            if (board.variant.neighbour(to, direction) == king) {
                return isSafeFromPairs(board.variant, king)
                        ? isSurrounded(board, king)
                        : isPair(board, board.variant.neighbour(king, direction));
            }
        }
        return false;
    }

    /** Whether two do not suffice here (TAF-6.2, TAF-6.5, TAF-6.6). */
    public static boolean isSafeFromPairs(Variant variant, int king) {
        return variant.kingFalls == KingFalls.FOUR || king == variant.throne
                || (variant.kingFalls == KingFalls.THREE_BESIDE && variant.beside.has(king));
    }

    /** Whether attackers, or the throne beside him, stand on all four sides; the edge is no side (TAF-6.3, TAF-6.4). */
    private static boolean isSurrounded(Board board, int king) {
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            int square = board.variant.neighbour(king, direction);
            if (!board.pieces(Side.ATTACKERS).has(square) && square != board.variant.throne) {
                return false;
            }
        }
        return true;
    }

    /** Whether an attacker, or a corner where only the king may enter, stands across (TAF-6.7, TAF-6.8). */
    private static boolean isPair(Board board, int across) {
        return board.pieces(Side.ATTACKERS).has(across) || board.variant.corners.has(across);
    }
}
