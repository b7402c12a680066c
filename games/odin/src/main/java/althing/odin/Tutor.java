package althing.odin;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.odin.OdinMove.Play;

/** Whether to play an occupation instead of drawing one. */
final class Tutor extends OneCard {

    static final Frame FRAME = new Frame();

    Tutor() {
        super("FFO-O.99A", FRAME);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        position.agenda.pop();
        if (move instanceof Play play) {
            Duty.actByCard(position);
            Occupations.play(position, seat, play.card());
        } else {
            Occupations.drawNow(position, seat);
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.tutor");
    }

    @Override
    protected Phrase declined() {
        return Phrase.of("move.draw");
    }
}
