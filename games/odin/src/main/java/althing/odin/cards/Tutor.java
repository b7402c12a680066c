package althing.odin.cards;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.odin.course.OdinMove.Play;
import althing.odin.course.Duty;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;

/** Whether to play an occupation instead of drawing one. */
public final class Tutor extends OneCard {

    static final Frame FRAME = new Frame();

    public Tutor() {
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
