package althing.odin;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;

/** Work that waits on the agenda and is done, without asking, when its turn comes. Stateless. */
abstract class Step extends OdinDecision {

    protected Step(String rule, Frame frame) {
        super(rule, frame, CLOSED);
    }

    /** Does the work; its entry is still on top of the agenda. */
    protected abstract void run(OdinPosition position, int seat);

    @Override
    public final boolean settles(OdinPosition position, int seat) {
        run(position, seat);
        return true;
    }

    @Override
    protected final void listAnswers(OdinPosition position, int seat, MoveList into) {
        throw neverAsked();
    }

    @Override
    protected final boolean accepts(OdinPosition position, int seat, OdinMove move, @Nullable Why why) {
        throw neverAsked();
    }

    @Override
    protected final void answer(OdinPosition position, int seat, OdinMove move) {
        throw neverAsked();
    }

    @Override
    protected final Phrase named(OdinPosition position, int seat, OdinMove move) {
        throw neverAsked();
    }

    @Override
    public final Phrase prompt(OdinPosition position, int seat) {
        throw neverAsked();
    }

    private static IllegalStateException neverAsked() {
        return new IllegalStateException("never asked");
    }
}
