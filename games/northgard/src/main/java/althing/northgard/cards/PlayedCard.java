package althing.northgard.cards;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.box.Cards;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;

/** The card that is being played, below all that it does (NOR-6.3, NOR-7.3). */
public final class PlayedCard {

    public static final Frame CARD = new Frame(Question.CARD);
    private static final Frame.Field PLAYED = CARD.word("card", Vocabulary.CARDS);
    /** Whether the last Build action of the card has built something large (NOR-27.8). */
    private static final Frame.Field LARGE = CARD.flag("large");

    private PlayedCard() {
    }

    /**
     * Puts a card in the active zone; whoever may hold Defensive Strategy is asked for an answer (NOR-27.19), also who
     * does not hold it, so that being asked or not tells nobody where it is.
     */
    static void announce(NorthgardState position, int seat, int card) {
        position.layOpen(seat, position.decks.hand.indexOf(seat, card, 0));
        position.decks.addActive(seat, card, true);
        position.agenda.push(CARD, seat);
        PLAYED.set(position.agenda, card);
        if (position.isHeard()) {
            position.tell("log.play", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
        for (int other = 0; other < position.seats; other++) {
            if (position.layout.isEnemy(seat, other)
                    && position.decks.mayHold(other, Cards.COUNTER, position.layout.everyone)) {
                position.agenda.push(Countering.COUNTER, other);
                return;
            }
        }
        resolve(position, seat);
    }

    static void resolve(NorthgardState position, int seat) {
        int card = PLAYED.of(position.agenda);
        position.course.turnPlayed = true;
        position.course.turnMain |= !Cards.FLASH[card];
        Acting.push(position, seat, card);
    }

    /** The turn goes on while there are cards in hand, or if nothing was resolved in it yet. */
    public static void end(NorthgardState position) {
        int seat = position.agenda.seat();
        position.agenda.pop();
        position.recruits.clear();
        if (position.decks.hand.size(seat) > 0 || !position.course.turnPlayed) {
            position.agenda.push(CardTurn.TURN, seat);
        }
    }

    /** The card that is being played, or {@link Cards#NONE}. */
    public static int card(NorthgardState position) {
        int entry = position.agenda.nearest(CARD);
        return entry < 0 ? Cards.NONE : PLAYED.at(position.agenda, entry);
    }

    public static boolean hasBuiltLarge(NorthgardState position) {
        return LARGE.at(position.agenda, position.agenda.nearest(CARD)) != 0;
    }

    public static void noteBuilding(NorthgardState position, boolean large) {
        LARGE.setAt(position.agenda, position.agenda.nearest(CARD), large ? 1 : 0);
    }
}
