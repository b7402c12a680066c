package althing.vikings;

import org.jspecify.annotations.Nullable;

import althing.engine.Decision;
import althing.engine.MoveList;

/** A question of Vikings. One whose answer is clear is not asked. */
abstract class VikingsDecision extends Decision<VikingsState, VikingsMove> {

    VikingsDecision(String rule) {
        super(rule);
    }

    /** Whether it was settled without asking, being on top of the agenda. */
    boolean settles(VikingsState position, int seat) {
        VikingsMove forced = forced(position, seat);
        if (forced == null) {
            return false;
        }
        play(position, seat, forced);
        return true;
    }

    /** The move that is played without asking, because no other leads to anything else. */
    @Nullable
    VikingsMove forced(VikingsState position, int seat) {
        return null;
    }

    /** Whether there is any legal move. */
    final boolean isAskable(VikingsState position, int seat) {
        MoveList moves = new MoveList();
        list(position, seat, moves);
        return !moves.isEmpty();
    }
}
