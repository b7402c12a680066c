package althing.northgard.cards;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.northgard.state.Question;
import althing.northgard.box.Vocabulary;
import althing.northgard.box.Cards;
import althing.northgard.box.Card;
import althing.northgard.box.Action.Trait;
import althing.northgard.box.Action;
import althing.engine.Frame;
import althing.engine.MoveList;
import althing.engine.Phrase;
import althing.engine.Why;
import althing.northgard.Moves;
import althing.northgard.NorthgardMove;
import althing.northgard.NorthgardMove.As;
import althing.northgard.box.Action.Kind;
import althing.northgard.state.NorthgardDecision;
import althing.northgard.state.NorthgardState;
import althing.northgard.state.Names;

import static althing.engine.Why.must;

/** Which action of a card that leaves the choice comes next: Feast, Teamwork, Annexation (NOR-7.2, NOR-27.32). */
public final class ActionChoice extends NorthgardDecision {

    private static final Kind[] BASIC = {Kind.RECRUIT, Kind.MOVE, Kind.EXPLORE, Kind.BUILD};
    /** The start card with each of these actions. */
    private static final int[] START_CARD = Arrays.stream(BASIC).mapToInt(ActionChoice::startCard).toArray();
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

    public ActionChoice() {
        super("NOR-7.2");
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

    /** Teamwork ends if nothing else can be done. */
    @Override
    public boolean settles(NorthgardState position, int seat) {
        for (Kind kind : BASIC) {
            if (isOffered(position, seat, kind, null)) {
                return false;
            }
        }
        position.agenda.pop();
        return true;
    }

    @Override
    public void list(NorthgardState position, int seat, MoveList into) {
        for (Kind kind : BASIC) {
            if (isOffered(position, seat, kind, null)) {
                into.add(Moves.AS[kind.ordinal()]);
            }
        }
    }

    private static boolean isOffered(NorthgardState position, int seat, Kind kind, @Nullable Why why) {
        return must(why, isOnCard(position, kind), "NOR-7.2", "refusal.not-on-card")
                && must(why, isPossible(position, seat, kind), "NOR-7.2", "refusal.not-possible");
    }

    private static boolean isPossible(NorthgardState position, int seat, Kind kind) {
        return Acting.isPossible(position, seat, Cards.ACTIONS[START_CARD[index(kind)]][0]);
    }

    /** Whether the card leaves the choice of an action, be it possible or not. */
    private static boolean isOnCard(NorthgardState position, Kind kind) {
        return (DONE.of(position.agenda) >> index(kind) & 1) == 0;
    }

    @Override
    public boolean allows(NorthgardState position, int seat, NorthgardMove move, @Nullable Why why) {
        return move instanceof As as ? isOffered(position, seat, as.kind(), why) : notNow(position, seat, why);
    }

    @Override
    public void play(NorthgardState position, int seat, NorthgardMove move) {
        Kind kind = ((As) move).kind();
        if (ANNEXES.isSet(position.agenda)) {
            position.agenda.pop();
            annex(position, seat, index(kind));
        } else {
            choose(position, seat, index(kind));
        }
    }

    private static void annex(NorthgardState position, int seat, int first) {
        if (first == EXPLORE) {
            Acting.push(position, seat, START_CARD[MOVE], 0);
            Acting.push(position, seat, START_CARD[EXPLORE], 0);
        } else {
            Acting.push(position, seat, SECOND_EXPLORE_CARD, SECOND_EXPLORE);
            Acting.push(position, seat, START_CARD[MOVE], 0);
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
        Acting.push(position, seat, START_CARD[basic], 0);
    }

    @Override
    public Phrase prompt(NorthgardState position, int seat) {
        return Phrase.of(key(position), "card", Names.card(PlayedCard.card(position)));
    }
}
