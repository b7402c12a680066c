package althing.northgard.cards;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.box.Components;
import althing.northgard.state.Names;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Zone;

/** Cards come from a deck into a hand, now or once all that lies above is done (NOR-12.1, NOR-27.29). */
public final class Drawing {

    public static final Frame DRAW_CARDS = new Frame(Question.DRAW_CARDS);
    private static final Frame.Field CARDS = DRAW_CARDS.number("cards", 1, Zone.ROOM);

    private Drawing() {
    }

    public static boolean canDrawPerLarge(NorthgardState position, int seat) {
        int cards = largeClosed(position, seat);
        return cards > 0 && position.decks.drawable(seat) >= cards;
    }

    /** The closed territories of three tiles or more (NOR-27.29). */
    private static int largeClosed(NorthgardState position, int seat) {
        int count = 0;
        for (int own = position.land.heldFrom(seat, 0); own >= 0; own = position.land.heldFrom(seat, own + 1)) {
            count += position.land.isClosed(own) && position.land.extent(own) >= Components.LARGE_SIZE ? 1 : 0;
        }
        return count;
    }

    public static void drawPerLarge(NorthgardState position, int seat) {
        if (canDrawPerLarge(position, seat)) {
            drawCards(position, seat, largeClosed(position, seat));
        }
    }

    public static void drawCards(NorthgardState position) {
        int seat = position.agenda.seat();
        int cards = CARDS.of(position.agenda);
        position.agenda.pop();
        drawCards(position, seat, cards);
    }

    /** Draws cards once all that lies above is done. */
    public static void drawLater(NorthgardState position, int seat, int cards) {
        position.agenda.push(DRAW_CARDS, seat);
        CARDS.set(position.agenda, cards);
    }

    public static void drawCards(NorthgardState position, int seat, int cards) {
        int before = position.decks.hand.size(seat);
        position.draw(seat, cards);
        int drawn = position.decks.hand.size(seat) - before;
        if (position.isHeard() && drawn > 0) {
            position.tell("log.draw", "seat", Phrase.seat(seat), "cards", drawn);
        }
    }

    static void tellDiscard(NorthgardState position, int seat, int card) {
        if (position.isHeard()) {
            position.tell("log.discard", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }
}
