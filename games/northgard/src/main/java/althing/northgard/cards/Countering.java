package althing.northgard.cards;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.northgard.state.Question;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Obedience;
import althing.engine.Phrase;
import althing.engine.StandingOrder;
import althing.engine.Why;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Cards;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

/** Whether to answer the card that is being played with Defensive Strategy (NOR-27.19). */
public final class Countering extends NorthgardDecision {

    public static final Frame COUNTER = new Frame(Question.COUNTER);

    /** To let every card pass while there is nothing to answer it with. */
    private static final StandingOrder ALLOW = new StandingOrder("allow", 0);

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

    /** Whoever may hold the card is asked, so that being asked tells nothing. */
    @Override
    public List<StandingOrder> orders(NorthgardState position, int seat) {
        return position.decks.hand.has(seat, Cards.COUNTER) ? List.of() : List.of(ALLOW);
    }

    @Override
    public Obedience obey(NorthgardState position, int seat, StandingOrder order) {
        if (!order.equals(ALLOW)) {
            return Obedience.Other.ASIDE;
        }
        return position.decks.hand.has(seat, Cards.COUNTER)
                ? Obedience.Other.OVER
                : new Obedience.Answer(Word.ALLOW);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        position.agenda.pop();
        if (move == Word.COUNTER) {
            counter(position, seat);
        } else {
            PlayedCard.resolve(position, position.agenda.seat());
        }
    }

    /** Both cards are used up, and the one that was played does nothing. */
    private static void counter(NorthgardState position, int other) {
        int seat = position.agenda.seat();
        int card = PlayedCard.card(position);
        position.decks.active.drop(seat);
        position.decks.addDiscard(seat, card);
        position.layOpen(other, position.decks.hand.indexOf(other, Cards.COUNTER, 0));
        position.decks.addActive(other, Cards.COUNTER, true);
        if (position.isHeard()) {
            position.tell("log.counter", "seat", Phrase.seat(other), "card", Names.card(card));
        }
        PlayedCard.end(position);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "seat", Phrase.seat(position.course.turn), "card",
                Names.card(PlayedCard.card(position)));
    }
}
