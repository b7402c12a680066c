package althing.northgard.cards;

import java.util.Arrays;

import althing.engine.Frame;
import althing.northgard.actions.Construction;
import althing.northgard.actions.Exploring;
import althing.northgard.actions.Recruiting;
import althing.northgard.box.Action;
import althing.northgard.box.Action.Kind;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Acts;
import althing.northgard.box.Card;
import althing.northgard.box.Cards;
import althing.northgard.box.Vocabulary;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Question;

/** Cards that leave the choice between actions: Feast, Teamwork, Annexation, and a second Explore (NOR-7.2, NOR-27.32). */
@SuppressWarnings("MutablePublicArray")
public final class Choices {

    public static final Kind[] BASIC = {Kind.RECRUIT, Kind.MOVE, Kind.EXPLORE, Kind.BUILD};
    /** The start card with each of these actions. */
    private static final int[] START_CARD = Arrays.stream(BASIC).mapToInt(Choices::startCard).toArray();
    private static final int MOVE = 1;
    private static final int EXPLORE = 2;
    /** What Annexation does not do, as bits. */
    private static final int NOT_ANNEXING = ~(1 << MOVE | 1 << EXPLORE) & (1 << BASIC.length) - 1;
    /** An Explore that may follow: the second one of a card, and its place there. */
    private static final int SECOND_EXPLORE_CARD = secondExplore();
    private static final int SECOND_EXPLORE = 1;

    public static final Frame CHOOSE = new Frame(Question.CHOOSE);
    /** How many actions are still to be chosen. */
    private static final Frame.Field LEFT = CHOOSE.number("left", 1, BASIC.length);
    /** The actions that cannot be chosen any more. */
    private static final Frame.Field DONE = CHOOSE.words("done", Vocabulary.codes(BASIC));
    private static final Frame.Field ANNEXES = CHOOSE.flag("annexes");
    public static final Frame EXPLORE_MORE = new Frame(Question.EXPLORE_MORE);
    private static final Frame.Field ACTION = EXPLORE_MORE.word("action", Acts.NAMES);

    private Choices() {
    }

    private static int startCard(Kind kind) {
        return Cards.ALL.stream().filter(card -> card.face().kind() == Card.CardKind.START
                && card.face().actions().getFirst().kind() == kind).findFirst().orElseThrow().index();
    }

    private static int secondExplore() {
        return Cards.ALL.stream().filter(card -> card.face().actions().size() > SECOND_EXPLORE)
                .filter(card -> card.face().actions().get(SECOND_EXPLORE).kind() == Kind.EXPLORE
                        && card.face().actions().get(SECOND_EXPLORE).is(Trait.OPTIONAL))
                .findFirst().orElseThrow().index();
    }

    public static void begin(NorthgardState position, int seat, Action action) {
        boolean annexes = action.kind() == Kind.ANNEX;
        if (annexes && !isPossible(position, seat, Kind.EXPLORE)) {
            annex(position, seat, MOVE);
            return;
        }
        position.agenda.push(CHOOSE, seat);
        LEFT.set(position.agenda, annexes ? 1 : action.n());
        DONE.set(position.agenda, annexes ? NOT_ANNEXING : 0);
        ANNEXES.set(position.agenda, annexes ? 1 : 0);
    }

    /** An Explore action of a card; one that is optional is offered first. */
    public static void explore(NorthgardState position, int seat, int act) {
        if (!Acts.is(act, Trait.OPTIONAL)) {
            Exploring.begin(position, seat, act);
        } else if (Exploring.isPossible(position, seat, Acts.ACTIONS[act])) {
            position.agenda.push(EXPLORE_MORE, seat);
            ACTION.set(position.agenda, act);
        }
    }

    /** Whether an entry of the agenda leaves a choice that a card can leave. */
    public static boolean isSound(NorthgardState position, int entry) {
        int done = DONE.at(position.agenda, entry);
        int left = LEFT.at(position.agenda, entry);
        return ANNEXES.at(position.agenda, entry) == 0
                ? left + Integer.bitCount(done) <= BASIC.length
                : left == 1 && done == NOT_ANNEXING;
    }

    private static int index(Kind kind) {
        int index = 0;
        while (BASIC[index] != kind) {
            index++;
        }
        return index;
    }

    public static boolean isPossible(NorthgardState position, int seat, Kind kind) {
        Action action = Cards.ACTIONS[START_CARD[index(kind)]][0];
        return switch (kind) {
            case RECRUIT -> Recruiting.isPossible(position, seat, action);
            case EXPLORE -> Exploring.isPossible(position, seat, action);
            case BUILD -> Construction.isPossible(position, seat, action);
            default -> true;
        };
    }

    /** Whether the card leaves the choice of an action, be it possible or not. */
    public static boolean isOnCard(NorthgardState position, Kind kind) {
        return (DONE.of(position.agenda) >> index(kind) & 1) == 0;
    }

    /** The Explore action that is offered. */
    public static int optional(NorthgardState position) {
        return ACTION.of(position.agenda);
    }

    public static void choose(NorthgardState position, int seat, Kind kind) {
        if (ANNEXES.isSet(position.agenda)) {
            position.agenda.pop();
            annex(position, seat, index(kind));
        } else {
            choose(position, seat, index(kind));
        }
    }

    private static void annex(NorthgardState position, int seat, int first) {
        if (first == EXPLORE) {
            Effects.push(position, seat, START_CARD[MOVE], 0);
            Effects.push(position, seat, START_CARD[EXPLORE], 0);
        } else {
            Effects.push(position, seat, SECOND_EXPLORE_CARD, SECOND_EXPLORE);
            Effects.push(position, seat, START_CARD[MOVE], 0);
        }
    }

    private static void choose(NorthgardState position, int seat, int basic) {
        int left = LEFT.of(position.agenda);
        if (left > 1) {
            LEFT.set(position.agenda, left - 1);
            DONE.set(position.agenda, DONE.of(position.agenda) | 1 << basic);
        } else {
            position.agenda.pop();
        }
        Effects.push(position, seat, START_CARD[basic], 0);
    }
}
