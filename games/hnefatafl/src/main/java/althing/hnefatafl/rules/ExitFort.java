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

    private static final int SHORTEST_ROW = 2;

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

    private void findFallen(Variant variant) {
        fallen.clear();
        for (int man = men.first(); man != Square.NONE; man = men.after(man)) {
            for (int direction = Variant.EAST; direction <= Variant.NORTH; direction += Variant.NORTH) {
                if (bad.has(variant.neighbour(man, direction)) && bad.has(variant.neighbour(man, direction ^ 1))) {
                    fallen.add(man);
                }
                if (variant.isAlongEdge(man, direction) && !men.has(variant.neighbour(man, direction ^ 1))) {
                    strikeRow(variant, man, direction);
                }
            }
        }
    }

    /** Strikes the men of a row, from its first one on, if it can be captured by a shieldwall. */
    private void strikeRow(Variant variant, int first, int direction) {
        int before = variant.neighbour(first, direction ^ 1);
        int square = first;
        int length = 0;
        while (men.has(square)) {
            if (!reach.has(variant.front(square, direction))) {
                return;
            }
            length++;
            square = variant.neighbour(square, direction);
        }
        if (length >= SHORTEST_ROW && canBracket(variant, before, square)) {
            for (int man = first; man != square; man = variant.neighbour(man, direction)) {
                fallen.add(man);
            }
        }
    }

    /** A row between two corners has no square from which the last attacker could close it. */
    private boolean canBracket(Variant variant, int one, int other) {
        boolean isOneCorner = variant.corners.has(one);
        boolean isOtherCorner = variant.corners.has(other);
        return (isOneCorner || reach.has(one)) && (isOtherCorner || reach.has(other))
                && !(isOneCorner && isOtherCorner);
    }
}
