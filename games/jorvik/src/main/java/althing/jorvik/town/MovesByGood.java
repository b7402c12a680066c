package althing.jorvik.town;

import java.util.List;
import java.util.function.Function;

import althing.engine.MoveList;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;

/** A kind of move that is about one cube: the move for each good of a list. */
public final class MovesByGood {

    private final JorvikMove[] moves = new JorvikMove[Good.CODES.size()];

    MovesByGood(List<Good> goods, Function<Good, JorvikMove> making) {
        for (Good good : goods) {
            moves[good.ordinal()] = making.apply(good);
        }
    }

    public JorvikMove of(int good) {
        return moves[good];
    }

    /** Adds the move of each good that is in a set. */
    public void addEach(int goods, MoveList into) {
        for (int kinds = Goods.kinds(goods); kinds != 0; kinds &= kinds - 1) {
            into.add(moves[Goods.first(kinds)]);
        }
    }
}
