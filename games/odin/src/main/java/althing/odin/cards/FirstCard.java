package althing.odin.cards;

import static althing.engine.Why.must;

import org.jspecify.annotations.Nullable;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.odin.course.OdinMove.Keep;
import althing.odin.box.Card;
import althing.odin.course.Moves;
import althing.odin.course.OdinDecision;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.words.Names;

/** With which light card to start the solo game (FFO-17.9). */
public final class FirstCard extends OdinDecision {

    public static final Frame FRAME = new Frame();

    public FirstCard() {
        super("FFO-17.9", FRAME, CLOSED);
    }

    private static boolean mayKeep(OdinState position, int card, @Nullable Why why) {
        return must(why, position.cards[card] == Occupations.OUT, "FFO-17.9", "refusal.no-light-card", "card",
                Names.card(card));
    }

    @Override
    public void listAnswers(OdinState position, int seat, MoveList into) {
        for (int card = 0; card < Card.COUNT; card++) {
            if (mayKeep(position, card, null)) {
                into.add(Moves.KEEP[card]);
            }
        }
    }

    @Override
    protected boolean accepts(OdinState position, int seat, OdinMove move, @Nullable Why why) {
        return move instanceof Keep keep ? mayKeep(position, keep.card(), why) : notNow(position, seat, why);
    }

    @Override
    protected void answer(OdinState position, int seat, OdinMove move) {
        int card = ((Keep) move).card();
        position.agenda.pop();
        position.cards[card] = (byte) (Occupations.HAND + seat);
        if (position.isHeard()) {
            position.tellSeats(1 << seat, "log.keep", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }

    @Override
    public Phrase prompt(OdinState position, int seat) {
        return Phrase.of("prompt.first-card");
    }

    @Override
    protected Phrase named(OdinState position, int seat, OdinMove move) {
        return Phrase.of("move.keep", "card", Names.card(((Keep) move).card()));
    }

    @Override
    public boolean isOfPhase(OdinState position) {
        return Occupations.isFirstChosen(position.setup());
    }

    @Override
    public boolean isInPlace(int height, int entries) {
        return height == 0;
    }
}
