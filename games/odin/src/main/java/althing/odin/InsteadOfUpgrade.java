package althing.odin;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.Why;

/** Whether to do what a card offers instead of the upgrade beside a mountain strip (card 102B). */
final class InsteadOfUpgrade extends Instead {

    static final Frame FRAME = new Frame();

    static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);

    InsteadOfUpgrade() {
        super("FFO-O.102B", FRAME);
    }

    @Override
    protected int moment(OdinState position) {
        return Moments.INSTEAD_OF_UPGRADE;
    }

    @Override
    protected boolean maySkip(OdinState position, int seat, @Nullable Why why) {
        return true;
    }

    @Override
    protected void skip(OdinState position, int seat) {
        int deed = position.due(DEED);
        position.agenda.pop();
        Doing.carryOut(position, seat, deed);
    }

    @Override
    public int deed(Agenda agenda, int entry) {
        return DEED.at(agenda, entry);
    }

    @Override
    public boolean mayDecline(OdinState position, int seat) {
        return Upgrading.isPossible(position, seat, (Deed.Upgrade) Program.deed(position.due(DEED)))
                || super.mayDecline(position, seat);
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return Program.deed(DEED.at(position.agenda, entry)) instanceof Deed.Upgrade;
    }
}
