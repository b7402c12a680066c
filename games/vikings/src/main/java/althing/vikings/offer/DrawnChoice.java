package althing.vikings.offer;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Why;
import althing.vikings.box.Names;
import althing.vikings.table.VikingsDecision;
import althing.vikings.table.VikingsMove;
import althing.vikings.table.VikingsState;

/** A seat names a trade of which vikings are drawn and do not stand on the wheel yet. */
abstract class DrawnChoice extends VikingsDecision {

    static final int NO_TRADE = -1;

    DrawnChoice(String rule) {
        super(rule);
    }

    /** The move that names a trade. */
    abstract VikingsMove move(int trade);

    /** The trade that a move names, or {@link #NO_TRADE} if it belongs to another question. */
    abstract int trade(VikingsMove move);

    @Override
    public final void list(VikingsState position, int seat, MoveList into) {
        for (int trade = 0; trade < position.drawn.length; trade++) {
            if (isDrawn(position, trade, null)) {
                into.add(move(trade));
            }
        }
    }

    private boolean isDrawn(VikingsState position, int trade, @Nullable Why why) {
        return must(why, position.drawn[trade] > 0, rule(), "refusal.not-drawn", "viking", Names.viking(trade));
    }

    @Override
    public final boolean settles(VikingsState position, int seat) {
        return plays(position, seat, forced(position));
    }

    /** The only trade that is left. */
    private @Nullable VikingsMove forced(VikingsState position) {
        VikingsMove only = null;
        for (int trade = 0; trade < position.drawn.length; trade++) {
            if (position.drawn[trade] > 0) {
                if (only != null) {
                    return null;
                }
                only = move(trade);
            }
        }
        return only;
    }

    @Override
    public final boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        int trade = trade(move);
        return trade == NO_TRADE ? notNow(position, seat, why) : isDrawn(position, trade, why);
    }
}
