package althing.odin.effects;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.Why;
import althing.odin.actions.Choosing;
import althing.odin.actions.Deeds;
import althing.odin.box.Space;
import althing.odin.box.Ids;
import althing.odin.cards.Moments;
import althing.odin.course.Action;
import althing.odin.course.OdinState;

/** Whether to do what a card offers instead of the action of a space. */
public final class InsteadOfAction extends Instead {

    public static final Frame FRAME = new Frame();
    private static final Field SPACE = FRAME.word("space", Ids.PRINTED_SPACES);

    public InsteadOfAction() {
        super("FFO-13.6", FRAME);
    }

    /** Starts the action of a space, or asks whether a card's is done instead. */
    public static void begin(OdinState position, int seat, int space) {
        if (Moments.canInstead(position, seat, Moments.INSTEAD[space])) {
            position.push(FRAME, seat, SPACE, space);
        } else {
            beginItself(position, seat, space);
        }
    }

    /** Starts what the space itself offers. */
    private static void beginItself(OdinState position, int seat, int space) {
        Choosing.begin(position, seat, Space.get(space).program);
        Moments.fireBegun(position, seat, space);
    }

    /** Whether the action of a space, or what a card offers instead, could begin. */
    public static boolean canBegin(OdinState position, int seat, int space) {
        return Deeds.canDoItself(position, seat, space)
                || Moments.canInstead(position, seat, Moments.INSTEAD[space]);
    }

    @Override
    protected int moment(OdinState position) {
        return Moments.INSTEAD[position.due(SPACE)];
    }

    @Override
    protected boolean maySkip(OdinState position, int seat, @Nullable Why why) {
        int space = position.due(SPACE);
        return Deeds.canDoItself(position, seat, space)
                || (why != null && Deeds.refuseAction(position, seat, space, why));
    }

    @Override
    protected void skip(OdinState position, int seat) {
        int space = position.due(SPACE);
        position.agenda.pop();
        beginItself(position, seat, space);
    }

    @Override
    public boolean isEffect(OdinState position, int entry) {
        return true;
    }

    @Override
    public boolean isPossible(OdinState position, int entry) {
        return canBegin(position, position.agenda.seat(entry), SPACE.at(position.agenda, entry));
    }

    /** Who declines goes on with the action, which is possible. */
    @Override
    public boolean mayDecline(OdinState position, int seat) {
        return true;
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return Moments.INSTEAD[SPACE.at(position.agenda, entry)] >= 0;
    }
}
