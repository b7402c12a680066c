package althing.northgard.cards;

import java.util.List;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Moves;
import althing.northgard.NorthgardGame;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.WithCard;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Acts;
import althing.northgard.box.Components;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.Decks;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.state.Names;
import althing.northgard.state.Zone;
import althing.northgard.year.Trading;

/** Cards are drawn, taken, looked at and discarded by the effects of others (NOR-12, NOR-27.20 to NOR-27.22, NOR-27.34). */
public final class Intrigue {

    private static final int RANSOM_RESOURCES = 2;
    private static final int FROM_DISCARD = 0;
    private static final int FROM_OFFER = 1;

    public static final Frame DIVIDE = new Frame(Question.DIVIDE);
    private static final Frame.Field DRAWING = DIVIDE.word("action", Acts.NAMES);
    /** How many of the cards drawn are still in hand; they lie last in it. */
    private static final Frame.Field LEFT = DIVIDE.number("left", 1, Zone.ROOM);
    private static final Frame.Field DONE = DIVIDE.number("done", 0, Zone.ROOM);
    public static final Frame TARGET = new Frame(Question.TARGET);
    private static final Frame.Field AIMING = TARGET.word("action", Acts.NAMES);
    public static final Frame PICK = new Frame(Question.PICK);
    private static final Frame.Field PICKING = PICK.word("action", Acts.NAMES);
    private static final Frame.Field VICTIM = PICK.number("victim", 0, NorthgardGame.MOST_SEATS - 1);
    public static final Frame RANSOM = new Frame(Question.RANSOM);
    private static final Frame.Field PICKED = RANSOM.word("card", Vocabulary.CARDS);
    private static final Frame.Field PICKER = RANSOM.number("picker", 0, NorthgardGame.MOST_SEATS - 1);
    public static final Frame DISCARD = new Frame(Question.DISCARD);
    public static final Frame TAKE = new Frame(Question.TAKE);
    private static final Frame.Field SOURCE = TAKE.word("from", List.of("discard", "offer"));
    public static final Frame DRAW_CARDS = new Frame(Question.DRAW_CARDS);
    private static final Frame.Field CARDS = DRAW_CARDS.number("cards", 1, Zone.ROOM);
    public static final Frame CURSE = new Frame(Question.CURSE);
    /** How many places after the one who curses the next opponent sits. */
    private static final Frame.Field PLACES = CURSE.number("places", 1, NorthgardGame.MOST_SEATS);

    private Intrigue() {
    }

    /** Whether cards are taken from the offer rather than from the discard pile. */
    public static boolean isOffer(NorthgardState position) {
        return SOURCE.of(position.agenda) == FROM_OFFER;
    }

    /** The act that is aimed at an opponent, and its kind. */
    public static int aimed(NorthgardState position) {
        return AIMING.of(position.agenda);
    }

    public static Kind aiming(NorthgardState position) {
        return Acts.ACTIONS[aimed(position)].kind();
    }

    /** Whose hand a card is picked from. */
    public static int victim(NorthgardState position) {
        return VICTIM.of(position.agenda);
    }

    /** The card that a ransom is asked for, and who picked it. */
    public static int picked(NorthgardState position) {
        return PICKED.of(position.agenda);
    }

    public static int picker(NorthgardState position) {
        return PICKER.of(position.agenda);
    }

    /** How many places after the one who curses the next opponent sits, in an entry of the agenda. */
    public static int cursedPlaces(NorthgardState position, int entry) {
        return PLACES.at(position.agenda, entry);
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
        for (int own = position.controlledFrom(seat, 0); own >= 0; own = position.controlledFrom(seat, own + 1)) {
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

    public static boolean isPossible(NorthgardState position, int seat, Kind kind) {
        boolean victim = false;
        for (int other = 0; other < position.seats; other++) {
            victim |= isVictim(position, seat, other);
        }
        return switch (kind) {
            case RAPACIOUS -> victim;
            default -> victim || (kind != Kind.CURSE && position.decks.drawable(seat) > 0);
        };
    }

    public static boolean isVictim(NorthgardState position, int seat, int other) {
        return position.layout.isEnemy(seat, other) && position.decks.hand.size(other) > 0;
    }

    public static void begin(NorthgardState position, int seat, int act) {
        Kind kind = Acts.ACTIONS[act].kind();
        if (kind == Kind.CURSE) {
            position.agenda.push(CURSE, seat);
            PLACES.set(position.agenda, 1);
            return;
        }
        if (kind == Kind.SPY) {
            position.agenda.push(DRAW_CARDS, seat);
            CARDS.set(position.agenda, 1);
        }
        position.scratch().clear();
        listTargets(position, seat, kind, position.scratch());
        if (position.scratch().size() == 1) {
            aim(position, seat, act, (NorthgardMove) position.scratch().get(0));
        } else if (!position.scratch().isEmpty()) {
            position.agenda.push(TARGET, seat);
            AIMING.set(position.agenda, act);
        }
    }

    /** Asks for a card of the discard pile (NOR-27.21) or of the offer (NOR-27.20). */
    public static void askTake(NorthgardState position, int seat, Kind kind) {
        position.agenda.push(TAKE, seat);
        SOURCE.set(position.agenda, kind == Kind.FORESEE ? FROM_OFFER : FROM_DISCARD);
    }

    public static void listTargets(NorthgardState position, int seat, Kind kind, MoveList into) {
        for (int other = 0; other < position.seats; other++) {
            if (isVictim(position, seat, other)) {
                into.add(Moves.TARGET[other]);
            }
        }
        if (mayDraw(position, seat, kind)) {
            into.add(Word.DRAW);
        }
    }

    /** Threats may draw a card instead. */
    public static boolean mayDraw(NorthgardState position, int seat, Kind kind) {
        return kind == Kind.THREATEN && position.decks.drawable(seat) > 0;
    }

    /** The next opponent of a curse discards a card (NOR-27.21). */
    public static void curse(NorthgardState position) {
        int seat = position.agenda.seat();
        int places = PLACES.of(position.agenda);
        if (places == position.seats) {
            position.agenda.pop();
            return;
        }
        PLACES.set(position.agenda, places + 1);
        int other = (seat + places) % position.seats;
        if (isVictim(position, seat, other)) {
            position.agenda.push(DISCARD, other);
        }
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

    private static void tellDiscard(NorthgardState position, int seat, int card) {
        if (position.isHeard()) {
            position.tell("log.discard", "seat", Phrase.seat(seat), "card", Names.card(card));
        }
    }

    public static void aim(NorthgardState position, int seat, int act, NorthgardMove move) {
        if (!(move instanceof Target target)) {
            drawCards(position, seat, 1);
            return;
        }
        position.reveal();
        if (Acts.ACTIONS[act].kind() == Kind.THREATEN) {
            int index = position.random.nextInt(position.decks.hand.size(target.seat()));
            discard(position, target.seat(), position.decks.hand.card(target.seat(), index));
            return;
        }
        position.decks.show(target.seat(), seat);
        if (position.isHeard()) {
            position.tell("log.looks", "seat", Phrase.seat(seat), "other", Phrase.seat(target.seat()));
        }
        position.agenda.push(PICK, seat);
        PICKING.set(position.agenda, act);
        VICTIM.set(position.agenda, target.seat());
    }

    public static void pick(NorthgardState position, int seat, int card) {
        int victim = victim(position);
        Kind kind = Acts.ACTIONS[PICKING.of(position.agenda)].kind();
        position.agenda.pop();
        if (kind == Kind.RAPACIOUS && position.holdings.stock(victim) >= RANSOM_RESOURCES) {
            position.decks.hand.mark(victim, position.decks.hand.indexOf(victim, card, 0), position.layout.everyone);
            position.agenda.push(RANSOM, victim);
            PICKED.set(position.agenda, card);
            PICKER.set(position.agenda, seat);
        } else {
            discard(position, victim, card);
        }
    }

    /** The picked card goes, or two resources to who picked it (NOR-27.22). */
    public static void ransom(NorthgardState position, int seat, boolean yields) {
        int card = picked(position);
        int picker = picker(position);
        position.agenda.pop();
        if (yields) {
            discard(position, seat, card);
        } else {
            Trading.askRansom(position, seat, RANSOM_RESOURCES, picker);
        }
    }

    public static void discard(NorthgardState position, int seat, int card) {
        position.layOpen(seat, position.decks.hand.indexOf(seat, card, 0));
        position.decks.addDiscard(seat, card);
        tellDiscard(position, seat, card);
    }

    public static void take(NorthgardState position, int seat, NorthgardMove move) {
        boolean foresees = isOffer(position);
        position.agenda.pop();
        if (!(move instanceof WithCard with)) {
            drawCards(position, seat, 1);
        } else if (foresees) {
            position.course.foresaw |= 1 << seat;
            Turns.takeOffered(position, seat, with.card());
        } else {
            position.decks.takeFromDiscard(seat, with.card());
            position.decks.addToHand(seat, with.card(), position.layout.everyone);
            if (position.isHeard()) {
                position.tell("log.fetch", "seat", Phrase.seat(seat), "card", Names.card(with.card()));
            }
        }
    }
}
