package althing.hnefatafl.rules;

import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.board.Squares;

/** Whether the attackers have cut all defenders off from the edge (TAF-8.7). Not thread safe. */
public final class Encirclement {

    private final Squares open = new Squares();
    private final Squares reached = new Squares();

    /** Walks in from the edge over all squares without attackers. */
    public boolean holds(Board board) {
        open.become(board.variant.all);
        open.removeAll(board.pieces(Side.ATTACKERS));
        reached.become(board.variant.edge);
        reached.keepAll(open);
        do {
            if (reached.meets(board.pieces(Side.DEFENDERS))) {
                return false;
            }
        } while (reached.spread(open));
        return true;
    }
}
