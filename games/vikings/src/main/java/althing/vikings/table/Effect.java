package althing.vikings.table;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;

/** Something that a position does by itself when it comes to the top of the agenda; nobody is asked. */
public abstract class Effect extends VikingsDecision {

    protected Effect(String rule) {
        super(rule);
    }

    /** Does it, once it is off the agenda. */
    protected abstract void happen(VikingsState position, int seat);

    @Override
    public final boolean settles(VikingsState position, int seat) {
        position.agenda.pop();
        happen(position, seat);
        return true;
    }

    @Override
    public final void list(VikingsState position, int seat, MoveList into) {
    }

    @Override
    public final boolean allows(VikingsState position, int seat, VikingsMove move, @Nullable Why why) {
        throw unasked();
    }

    @Override
    public final void play(VikingsState position, int seat, VikingsMove move) {
        throw unasked();
    }

    @Override
    public final Phrase prompt(VikingsState position, int seat) {
        throw unasked();
    }

    @Override
    public final Phrase option(VikingsState position, int seat, VikingsMove move) {
        throw unasked();
    }

    private IllegalStateException unasked() {
        return new IllegalStateException(rule() + " asks nobody");
    }
}
