package althing.northgard.cards;

import org.jspecify.annotations.Nullable;

import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Cards;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Whether to answer the card that is being played with Defensive Strategy (NOR-27.19). */
public final class Countering extends NorthgardDecision {

    public Countering() {
        super("NOR-27.19");
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        if (position.decks.hand.has(seat, Cards.COUNTER)) {
            into.add(Word.COUNTER);
        }
        into.add(Word.ALLOW);
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move == Word.ALLOW || (move == Word.COUNTER && position.decks.hand.has(seat, Cards.COUNTER))
                || notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        Turns.answer(position, seat, move == Word.COUNTER);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "seat", Phrase.seat(position.course.turn), "card",
                Names.card(Turns.card(position)));
    }
}
