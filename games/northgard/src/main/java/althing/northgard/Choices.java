package althing.northgard;

import althing.engine.MoveList;
import althing.northgard.Action.Kind;
import althing.northgard.Action.Trait;
import althing.northgard.NorthgardMove.As;
import althing.northgard.NorthgardMove.Word;
import althing.northgard.NorthgardView.Decision;

/** Cards that leave the choice between actions: Feast, Teamwork, Annexation, and a second Explore (NOR-7.2, NOR-27.32). */
final class Choices {

    private static final Kind[] BASIC = {Kind.RECRUIT, Kind.MOVE, Kind.EXPLORE, Kind.BUILD};
    /** The start card with each of these actions. */
    private static final int[] START_CARD = new int[Kind.values().length];

    /** How the number of a choice is packed: done actions as bits, then how many follow, then Annexation. */
    private static final int MORE_SHIFT = 6;
    private static final int ANNEX = 1 << 8;

    static {
        for (Kind kind : BASIC) {
            START_CARD[kind.ordinal()] = Cards.ALL.stream().filter(card -> card.face().kind() == Card.CardKind.START
                    && card.face().actions().getFirst().kind() == kind).findFirst().orElseThrow().index();
        }
    }

    private Choices() {
    }

    /** The number, as in {@link Task#RUN}, of a basic action. */
    static int basic(Kind kind) {
        return Effects.number(START_CARD[kind.ordinal()], 0);
    }

    static void begin(NorthgardPosition position, int seat, int number) {
        Action action = Effects.action(number);
        position.action.acting = number;
        if (action.kind() == Kind.ANNEX) {
            if (Exploring.isPossible(position, seat, Effects.action(basic(Kind.EXPLORE)))) {
                position.ask(Decision.CHOOSE, seat, ANNEX);
            } else {
                position.task(Task.RUN, seat, afterwards());
                position.task(Task.RUN, seat, basic(Kind.MOVE));
            }
        } else {
            position.ask(Decision.CHOOSE, seat, action.n() - 1 << MORE_SHIFT);
        }
    }

    /** The number of an Explore that may follow: that of the card with a second one. */
    private static int afterwards() {
        return OPTIONAL_EXPLORE;
    }

    private static final int OPTIONAL_EXPLORE = optionalExplore();

    private static int optionalExplore() {
        for (int card = 0; card < Cards.COUNT; card++) {
            for (int i = 0; i < Cards.ACTIONS[card].length; i++) {
                Action action = Cards.ACTIONS[card][i];
                if (action.kind() == Kind.EXPLORE && action.is(Trait.OPTIONAL)) {
                    return Effects.number(card, i);
                }
            }
        }
        throw new IllegalStateException("no card explores a second time");
    }

    /** An Explore action of a card; one that is optional is offered first. */
    static void explore(NorthgardPosition position, int seat, int number) {
        Action action = Effects.action(number);
        if (!action.is(Trait.OPTIONAL)) {
            Exploring.begin(position, seat, number);
        } else if (Exploring.isPossible(position, seat, action)) {
            position.ask(Decision.EXPLORE_MORE, seat, number);
        }
    }

    static void list(NorthgardPosition position, int seat, MoveList into) {
        if (position.asked() == Decision.EXPLORE_MORE) {
            into.add(Moves.AS[Kind.EXPLORE.ordinal()]);
            into.add(Word.DECLINE);
            return;
        }
        int number = position.agenda.number();
        for (int i = 0; i < BASIC.length; i++) {
            boolean offered = number >= ANNEX
                    ? BASIC[i] == Kind.MOVE || BASIC[i] == Kind.EXPLORE
                    : (number >> i & 1) == 0;
            if (offered && isPossible(position, seat, BASIC[i])) {
                into.add(Moves.AS[BASIC[i].ordinal()]);
            }
        }
    }

    private static boolean isPossible(NorthgardPosition position, int seat, Kind kind) {
        Action action = Effects.action(basic(kind));
        return switch (kind) {
            case RECRUIT -> Recruiting.isPossible(position, seat, action);
            case EXPLORE -> Exploring.isPossible(position, seat, action);
            case BUILD -> Construction.isPossible(position, seat, action);
            default -> true;
        };
    }

    static void play(NorthgardPosition position, int seat, NorthgardMove move) {
        boolean more = position.asked() == Decision.EXPLORE_MORE;
        int number = position.agenda.number();
        position.agenda.pop();
        if (!(move instanceof As as)) {
            return;
        }
        if (more) {
            Exploring.begin(position, seat, number);
        } else if (number >= ANNEX) {
            annex(position, seat, as.kind());
        } else {
            choose(position, seat, number, as.kind());
        }
    }

    private static void annex(NorthgardPosition position, int seat, Kind kind) {
        if (kind == Kind.EXPLORE) {
            position.task(Task.RUN, seat, basic(Kind.MOVE));
            position.task(Task.EXPLORE, seat, basic(Kind.EXPLORE));
        } else {
            position.task(Task.RUN, seat, afterwards());
            position.task(Task.RUN, seat, basic(Kind.MOVE));
        }
    }

    private static void choose(NorthgardPosition position, int seat, int number, Kind kind) {
        int more = number >> MORE_SHIFT;
        int done = number & (1 << MORE_SHIFT) - 1;
        for (int i = 0; i < BASIC.length; i++) {
            done |= BASIC[i] == kind ? 1 << i : 0;
        }
        if (more > 0) {
            position.task(Task.CHOOSE, seat, done | more - 1 << MORE_SHIFT);
        }
        position.task(Task.RUN, seat, basic(kind));
    }

    /** Asks for the second action of Teamwork, if there is one that can be done. */
    static void askAgain(NorthgardPosition position, int seat, int number) {
        for (int i = 0; i < BASIC.length; i++) {
            if ((number >> i & 1) == 0 && isPossible(position, seat, BASIC[i])) {
                position.ask(Decision.CHOOSE, seat, number);
                return;
            }
        }
    }
}
