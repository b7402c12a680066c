package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Refusal;

/** A seat names a trade of which vikings are drawn and do not stand on the wheel yet. */
abstract class DrawnChoice extends Phase {

    /** The moves, one for each trade in order. */
    private final VikingsMove[] moves;

    DrawnChoice(VikingsMove[] moves) {
        this.moves = moves;
    }

    @Override
    final void list(VikingsPosition position, int seat, MoveList into) {
        for (int viking = 0; viking < position.drawn.length; viking++) {
            if (position.drawn[viking] > 0) {
                into.add(moves[viking]);
            }
        }
    }

    @Override
    @Nullable
    final VikingsMove forced(VikingsPosition position, int seat) {
        int viking = position.onlyTradeDrawn();
        return viking < 0 ? null : moves[viking];
    }

    @Override
    @Nullable
    final Refusal refuse(VikingsPosition position, int seat, VikingsMove move) {
        for (int viking = 0; viking < moves.length; viking++) {
            if (moves[viking].equals(move)) {
                return position.drawn[viking] > 0
                        ? null
                        : Refusal.of(rule(), "refusal.not-drawn", "viking", Names.viking(viking));
            }
        }
        return notNow(position, seat);
    }
}
