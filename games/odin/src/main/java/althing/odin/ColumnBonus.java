package althing.odin;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.odin.OdinMove.Play;

/** Whether to play the occupation of the column bonus, before the action or after it (FFO-3.9). */
final class ColumnBonus extends OneCard {

    static final Frame FRAME = new Frame();

    ColumnBonus() {
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
