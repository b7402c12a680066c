package althing.odin.effects;

import org.jspecify.annotations.Nullable;

import althing.engine.Agenda;
import althing.engine.Frame.Field;
import althing.engine.Frame;
import althing.engine.Why;
import althing.odin.actions.Doing;
import althing.odin.actions.Upgrades;
import althing.odin.box.Deed;
import althing.odin.box.Program;
import althing.odin.cards.Moments;
import althing.odin.cards.ProgramWords;
import althing.odin.course.Action;
import althing.odin.course.OdinState;

/** Whether to do what a card offers instead of the upgrade beside a mountain strip (card 102B). */
public final class InsteadOfUpgrade extends Instead {

    public static final Frame FRAME = new Frame();

    public static final Field DEED = FRAME.word("deed", ProgramWords.DEEDS);

    public InsteadOfUpgrade() {
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
        return Upgrades.isPossible(position, seat, (Deed.Upgrade) Program.deed(position.due(DEED)))
                || super.mayDecline(position, seat);
    }

    @Override
    public boolean fits(OdinState position, int entry, Action action) {
        return Program.deed(DEED.at(position.agenda, entry)) instanceof Deed.Upgrade;
    }
}
