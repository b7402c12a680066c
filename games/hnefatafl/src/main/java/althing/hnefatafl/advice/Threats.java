package althing.hnefatafl.advice;

import althing.engine.MoveList;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;
import althing.hnefatafl.rules.Capture;
import althing.hnefatafl.rules.KingCapture;
import althing.hnefatafl.rules.Moves;

/** What could happen in one move. Not thread safe. */
final class Threats {

    private final Squares men = new Squares();
    private final Squares helped = new Squares();
    private final Squares approach = new Squares();
    private final Squares comers = new Squares();

    /** How many goals a king on a square sees. */
    static int waysOut(Board board, int square) {
        return Integer.bitCount(board.sight(square) & board.variant.goalPlaces(square));
    }

    /** Whether a king on a square would see goals so that no attacker could stop him in one move, not counting captures. */
    static boolean isSure(Board board, int square) {
        int goals = board.sight(square) & board.variant.goalPlaces(square);
        if (Integer.bitCount(goals) != 1) {
            return goals != 0;
        }
        return !canBlock(board, square, Square.inLine(square, Integer.numberOfTrailingZeros(goals)));
    }

    private static boolean canBlock(Board board, int from, int goal) {
        int distance = Math.abs(Square.file(goal) - Square.file(from))
                + Math.abs(Square.rank(goal) - Square.rank(from));
        int step = (goal - from) / distance;
        for (int i = 1; i <= distance; i++) {
            int square = from + i * step;
            if (!board.variant.closed.has(square) && board.reaches(Side.ATTACKERS, square)) {
                return true;
            }
        }
        return false;
    }

    /** How many men of a side the other one could capture between two squares, not counting rows at the edge. */
    int countHanging(Board board, int side) {
        int capturer = Side.other(side);
        int hanging = 0;
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            findHelped(board, capturer, direction);
            for (int man = men.first(); man != Square.NONE; man = men.after(man)) {
                hanging += canBeTaken(board, capturer, man, direction) ? 1 : 0;
            }
        }
        return hanging;
    }

    /** Adds the moves by which a side could capture a man between two squares, not counting rows at the edge. */
    void listCaptures(Board board, int capturer, MoveList into) {
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            findHelped(board, capturer, direction);
            for (int man = men.first(); man != Square.NONE; man = men.after(man)) {
                if (canBeTaken(board, capturer, man, direction)) {
                    listMovesTo(board, capturer, board.variant.neighbour(man, direction), into);
                }
            }
        }
    }

    private void listMovesTo(Board board, int side, int square, MoveList into) {
        comers.clear();
        board.addReaching(side, square, comers);
        for (int from = comers.first(); from != Square.NONE; from = comers.after(from)) {
            into.add(Moves.between(from, square));
        }
    }

    /** Finds the enemies of a capturer who have something that may be hostile to them on the side away from a direction. */
    private void findHelped(Board board, int capturer, int direction) {
        men.become(board.pieces(Side.other(capturer)));
        helped.becomeNeighbours(board.pieces(capturer), direction);
        approach.becomeNeighbours(board.variant.closed, direction);
        helped.addAll(approach);
        men.keepAll(helped);
    }

    /** Whether a man beside something that may be hostile can be closed in from the side that lies in a direction. */
    private static boolean canBeTaken(Board board, int capturer, int man, int direction) {
        Variant variant = board.variant;
        int open = variant.neighbour(man, direction);
        return man != board.king() && open != Square.NONE && board.isEmpty(open) && !variant.closed.has(open)
                && board.reaches(capturer, open)
                && Capture.isHostile(board, capturer, variant.neighbour(man, direction ^ 1));
    }

    /** Whether the attackers could capture the king. */
    static boolean canKingFall(Board board) {
        return KingCapture.isSafeFromPairs(board.variant, board.king()) ? canBeSurrounded(board) : canBePaired(board);
    }

    private static boolean canBeSurrounded(Board board) {
        int missing = Square.NONE;
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            int square = board.variant.neighbour(board.king(), direction);
            if (square == Square.NONE) {
                return false;
            }
            if (!board.pieces(Side.ATTACKERS).has(square) && square != board.variant.throne) {
                if (missing != Square.NONE || !board.isEmpty(square)) {
                    return false;
                }
                missing = square;
            }
        }
        return missing != Square.NONE && board.reaches(Side.ATTACKERS, missing);
    }

    private static boolean canBePaired(Board board) {
        Variant variant = board.variant;
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            int open = variant.neighbour(board.king(), direction);
            int across = variant.neighbour(board.king(), direction ^ 1);
            boolean isHelped = board.pieces(Side.ATTACKERS).has(across) || variant.corners.has(across);
            if (isHelped && open != Square.NONE && board.isEmpty(open) && !variant.closed.has(open)
                    && board.reaches(Side.ATTACKERS, open)) {
                return true;
            }
        }
        return false;
    }
}
