package althing.odin.cards;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.odin.course.OdinMove.Play;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;

/** Whether to play the occupation of the column bonus, before the action or after it (FFO-3.9). */
public final class ColumnBonus extends OneCard {

    public static final Frame FRAME = new Frame();

    public ColumnBonus() {
        super("FFO-3.9", FRAME);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Play play) {
            position.now.bonusUsed = true;
            Occupations.play(position, seat, play.card());
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.bonus");
    }

    @Override
    protected Phrase declined() {
        return Phrase.of("move.skip");
    }

    @Override
    public boolean settles(OdinState position, int seat) {
        if (!position.now.bonusUsed && Occupations.holdsAny(position, seat)) {
            return false;
        }
        position.agenda.pop();
        return true;
    }

    @Override
    public boolean isOfPhase(OdinState position) {
        return position.phase == Phase.ACTIONS;
    }
}
