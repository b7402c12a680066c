package althing.vikings.table;

import org.jspecify.annotations.Nullable;

import althing.engine.Decision;

/** A question of Vikings. One whose answer is clear is not asked. */
public abstract class VikingsDecision extends Decision<VikingsState, VikingsMove> {

    protected VikingsDecision(String rule) {
        super(rule);
    }

    /** Whether it was settled without asking, being on top of the agenda. */
    public boolean settles(VikingsState position, int seat) {
        return false;
    }

    /** Plays the move, if there is one, that is not asked for because no other leads to anything else. */
    protected final boolean plays(VikingsState position, int seat, @Nullable VikingsMove forced) {
        if (forced == null) {
            return false;
        }
        position.halt();
        play(position, seat, forced);
        return true;
    }
}
