package althing.hnefatafl.rules;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Square;
import althing.hnefatafl.board.Squares;
import althing.hnefatafl.board.Variant;

/**
 * Whether the king sits at the edge in a fort that no number of attackers can break while the defenders do nothing
 * (TAF-8.4 to TAF-8.6): all squares that attackers can reach are found, the men who could fall then are taken away, and so
 * on until none falls. Not thread safe.
 */
public final class ExitFort {

    private final Squares men = new Squares();
    private final Squares fallen = new Squares();
    private final Squares open = new Squares();
    private final Squares reach = new Squares();
    /** The squares that help to capture a man of the wall. */
    private final Squares bad = new Squares();

    public boolean holds(Board board) {
        int king = board.king();
        if (!board.variant.edge.has(king) || !hasRoom(board, king)) {
            return false;
        }
        men.become(board.pieces(Side.DEFENDERS));
        men.remove(king);
        do {
            findReach(board);
            if (reach.has(king)) {
                return false;
            }
            findFallen(board.variant);
            men.removeAll(fallen);
        } while (!fallen.isEmpty());
        return true;
    }

    private static boolean hasRoom(Board board, int king) {
        for (int direction = 0; direction < Variant.DIRECTIONS; direction++) {
            int square = board.variant.neighbour(king, direction);
            if (square != Square.NONE && board.isEmpty(square) && !board.variant.corners.has(square)) {
                return true;
            }
        }
        return false;
    }

    private void findReach(Board board) {
        open.become(board.variant.all);
        open.removeAll(board.variant.corners);
        open.removeAll(men);
        reach.become(board.pieces(Side.ATTACKERS));
        reach.fill(open);
        bad.become(reach);
        bad.addAll(board.variant.closed);
    }

    /**
     * Finds the men that can be captured between two squares. A row that a shieldwall could capture has nothing but
     * squares in reach and corners around it; its fall would let nobody further in, so nobody asks for it.
     */
    private void findFallen(Variant variant) {
        fallen.clear();
        for (int man = men.first(); man != Square.NONE; man = men.after(man)) {
            for (int direction = Variant.EAST; direction <= Variant.NORTH; direction += Variant.NORTH) {
                if (bad.has(variant.neighbour(man, direction)) && bad.has(variant.neighbour(man, direction ^ 1))) {
                    fallen.add(man);
                }
            }
        }
    }
}
