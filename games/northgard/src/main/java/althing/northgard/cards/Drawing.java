package althing.northgard.cards;

import java.util.List;

import althing.engine.Frame;
import althing.engine.Phrase;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Acts;
import althing.northgard.box.Components;
import althing.northgard.state.Decks;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;
import althing.northgard.state.Zone;

/** Cards come into a hand: drawn, divided once they are drawn, and taken from the discard pile or the offer (NOR-12, NOR-27.20, NOR-27.21). */
public final class Drawing {

    private static final int FROM_DISCARD = 0;
    private static final int FROM_OFFER = 1;

    public static final Frame DIVIDE = new Frame(Question.DIVIDE);
    private static final Frame.Field DRAWING = DIVIDE.word("action", Acts.NAMES);
    /** How many of the cards drawn are still in hand; they lie last in it. */
    private static final Frame.Field LEFT = DIVIDE.number("left", 1, Zone.ROOM);
    private static final Frame.Field DONE = DIVIDE.number("done", 0, Zone.ROOM);
    public static final Frame TAKE = new Frame(Question.TAKE);
    private static final Frame.Field SOURCE = TAKE.word("from", List.of("discard", "offer"));
    public static final Frame DRAW_CARDS = new Frame(Question.DRAW_CARDS);
    private static final Frame.Field CARDS = DRAW_CARDS.number("cards", 1, Zone.ROOM);

    private Drawing() {
    }

    /** Whether cards are taken from the offer rather than from the discard pile. */
    public static boolean isOffer(NorthgardState position) {
        return SOURCE.of(position.agenda) == FROM_OFFER;
    }

    /** How many of the cards drawn are still to be divided or kept. */
    public static int undivided(NorthgardState position) {
        return LEFT.of(position.agenda);
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

    /** Draws cards and has them divided; they lie last in the hand (NOR-12.1). */
    public static void draw(NorthgardState position, int seat, int act) {
        Action action = Acts.ACTIONS[act];
        if (position.decks.drawable(seat) < action.n()) {
            return;
        }
        drawCards(position, seat, action.n());
        if (action.discard() + action.top() > 0) {
            position.agenda.push(DIVIDE, seat);
            DRAWING.set(position.agenda, act);
            LEFT.set(position.agenda, action.n());
        }
    }

    /** Whether the next card is discarded; those put back come after all of these. */
    public static boolean isDiscarding(NorthgardState position) {
        return DONE.of(position.agenda) < Acts.ACTIONS[DRAWING.of(position.agenda)].discard();
    }

    /** Asks for a card of the discard pile (NOR-27.21) or of the offer (NOR-27.20). */
    public static void askTake(NorthgardState position, int seat, Kind kind) {
        position.agenda.push(TAKE, seat);
        SOURCE.set(position.agenda, kind == Kind.FORESEE ? FROM_OFFER : FROM_DISCARD);
    }

    public static void putAway(NorthgardState position, int seat, int card) {
        Decks decks = position.decks;
        int index = decks.hand.indexOf(seat, card, decks.hand.size(seat) - undivided(position));
        if (isDiscarding(position)) {
            position.layOpen(seat, index);
            decks.addDiscard(seat, card);
            tellDiscard(position, seat, card);
        } else {
            decks.hand.remove(seat, index);
            decks.addTop(seat, card, 1 << seat);
        }
        goOnDividing(position);
    }

    private static void goOnDividing(NorthgardState position) {
        Action action = Acts.ACTIONS[DRAWING.of(position.agenda)];
        int done = DONE.of(position.agenda) + 1;
        if (done == action.discard() + action.top()) {
            position.agenda.pop();
        } else {
            DONE.set(position.agenda, done);
            LEFT.set(position.agenda, undivided(position) - 1);
        }
    }

    static void tellDiscard(NorthgardState position, int seat, int card) {
        if (position.isHeard()) {
            position.tell("log.discard", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }

    public static void take(NorthgardState position, int seat, NorthgardMove move) {
        boolean foresees = isOffer(position);
        position.agenda.pop();
        if (!(move instanceof WithCard with)) {
            drawCards(position, seat, 1);
        } else if (foresees) {
            position.course.foresaw |= 1 << seat;
            Passing.takeOffered(position, seat, with.card());
        } else {
            position.decks.takeFromDiscard(seat, with.card());
            position.decks.addToHand(seat, with.card(), position.layout.everyone);
            if (position.isHeard()) {
                position.tell("log.fetch", "seat", Phrase.seat(seat), "card", Names.card(with.card()));
            }
        }
    }
}
