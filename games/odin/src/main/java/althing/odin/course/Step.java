package althing.odin.course;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;

/** Work that waits on the agenda and is done, without asking, when its turn comes. Stateless. */
public abstract class Step extends OdinDecision {

    protected Step(String rule, Frame frame) {
        super(rule, frame, CLOSED);
    }

    /** Does the work; its entry is still on top of the agenda. */
    protected abstract void run(OdinState position, int seat);

    @Override
    public final boolean settles(OdinState position, int seat) {
        run(position, seat);
        return true;
    }

    @Override
    public final void listAnswers(OdinState position, int seat, MoveList into) {
        throw neverAsked();
    }

    @Override
    protected final boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        throw neverAsked();
    }

    @Override
    protected final void answer(OdinState position, int seat, OdinMove move) {
        throw neverAsked();
    }

    @Override
    protected final Phrase named(OdinState position, int seat, OdinMove move) {
        throw neverAsked();
    }

    @Override
    public final Phrase prompt(OdinState position, int seat) {
        throw neverAsked();
    }

    private static IllegalStateException neverAsked() {
        return new IllegalStateException("never asked");
    }
}
