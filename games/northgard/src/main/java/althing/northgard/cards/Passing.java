package althing.northgard.cards;

import althing.engine.Phrase;
import althing.northgard.box.Cards;
import althing.northgard.combat.Creatures;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Step;
import althing.northgard.state.Names;

/** Who has passed and who comes next; whoever passes takes a card that is on offer (NOR-6.1, NOR-6.12, NOR-27.20). */
public final class Passing {

    private Passing() {
    }

    /** Asks the next seat that has not passed; when all have, the phase is over (NOR-6.1). */
    public static void next(NorthgardState position) {
        position.course.turnPlayed = false;
        position.course.turnMain = false;
        for (int i = 1; i <= position.seats; i++) {
            int seat = position.course.turn == NorthgardState.NOBODY
                    ? position.clockwise(i - 1)
                    : (position.course.turn + i) % position.seats;
            if (!position.course.hasPassed(seat)) {
                position.course.turn = seat;
                position.agenda.push(CardTurn.TURN, seat);
                return;
            }
        }
        position.course.turn = NorthgardState.NOBODY;
        position.course.enter(position.layout.creatures ? Step.CREATURES : Step.SCORCHED);
    }

    /** Whether a seat has taken this year's card before passing (NOR-27.20). */
    public static boolean foresaw(NorthgardState position, int seat) {
        return (position.course.foresaw >> seat & 1) != 0;
    }

    static boolean mustTake(NorthgardState position, int seat) {
        return !foresaw(position, seat) && position.piles.offerSize > 0;
    }

    static void pass(NorthgardState position, int seat, int card) {
        if (position.course.passed == 0) {
            position.course.first = seat;
        }
        position.course.passed |= 1 << seat;
        position.clearUp(seat);
        if (position.isHeard()) {
            position.tell("log.pass", "seat", Phrase.seat(seat));
        }
        if (card != Cards.NONE) {
            takeOffered(position, seat, card);
        }
        if (Creatures.maySpawn(position)) {
            position.agenda.push(Creatures.SPAWN, seat);
        }
    }

    /** A card on offer goes on top of the draw pile, for all to see (NOR-6.12). */
    static void takeOffered(NorthgardState position, int seat, int card) {
        int kept = 0;
        for (int i = 0; i < position.piles.offerSize; i++) {
            if (position.piles.offer[i] != card) {
                position.piles.offer[kept++] = position.piles.offer[i];
            }
        }
        position.piles.offerSize = kept;
        position.decks.addTop(seat, card, position.layout.everyone);
        if (position.isHeard()) {
            position.tell("log.take", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }
}
