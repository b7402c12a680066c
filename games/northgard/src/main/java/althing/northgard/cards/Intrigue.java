package althing.northgard.cards;

import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.northgard.Moves;
import althing.northgard.NorthgardGame;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.Target;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Acts;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;
import althing.northgard.year.Trading;

/** The hands of opponents are looked at, and lose cards (NOR-27.20 to NOR-27.22, NOR-27.34). */
public final class Intrigue {

    private static final int RANSOM_RESOURCES = 2;
    public static final Frame TARGET = new Frame(Question.TARGET);
    private static final Frame.Field AIMING = TARGET.word("action", Acts.NAMES);
    public static final Frame PICK = new Frame(Question.PICK);
    private static final Frame.Field PICKING = PICK.word("action", Acts.NAMES);
    private static final Frame.Field VICTIM = PICK.number("victim", 0, NorthgardGame.MOST_SEATS - 1);
    public static final Frame RANSOM = new Frame(Question.RANSOM);
    private static final Frame.Field PICKED = RANSOM.word("card", Vocabulary.CARDS);
    private static final Frame.Field PICKER = RANSOM.number("picker", 0, NorthgardGame.MOST_SEATS - 1);
    public static final Frame DISCARD = new Frame(Question.DISCARD);
    public static final Frame CURSE = new Frame(Question.CURSE);
    /** How many places after the one who curses the next opponent sits. */
    private static final Frame.Field PLACES = CURSE.number("places", 1, NorthgardGame.MOST_SEATS);

    private Intrigue() {
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
            Drawing.drawLater(position, seat, 1);
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

    public static void aim(NorthgardState position, int seat, int act, NorthgardMove move) {
        if (!(move instanceof Target target)) {
            Drawing.drawCards(position, seat, 1);
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
        Drawing.tellDiscard(position, seat, card);
    }
}
