package althing.jorvik;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

import althing.engine.Agenda;
import althing.jorvik.JorvikView.Decision;

import static althing.jorvik.NotationReader.require;

/** Checks that a position that was read can be met at its step of a round: the board, what is asked and of whom. */
final class CourseCheck {

    /** What can be asked while a step is the next. */
    private static final Map<Step, Set<Decision>> ASKED = Map.ofEntries(
            Map.entry(Step.ATTACK_GAINS, Set.of(Decision.DOUBLE_WARRIOR)),
            Map.entry(Step.ATTACK_LOSSES, Set.of(Decision.DOUBLE_GAIN)),
            Map.entry(Step.ATTACK_END, Set.of(Decision.RANSOM)),
            Map.entry(Step.DELIVERY_WINDOW, Set.of(Decision.ANY_PHASE)),
            Map.entry(Step.DEMAND, Set.of(Decision.DEMAND)),
            Map.entry(Step.CLEARING, Set.of(Decision.SWAP, Decision.SWAP_WITH)),
            Map.entry(Step.DEMAND_WINDOW, Set.of(Decision.ANY_PHASE)),
            Map.entry(Step.QUEUES, Set.of(Decision.QUEUE)),
            Map.entry(Step.ROW, Set.of(Decision.RESERVED)),
            Map.entry(Step.PURCHASE_WINDOW, Set.of(Decision.ANY_PHASE)),
            Map.entry(Step.LOADING, Set.of(Decision.UNLOAD)),
            Map.entry(Step.SCORING_WINDOW, Set.of(Decision.ANY_PHASE)));
    private static final Set<Decision> ON_TOP = Set.of(Decision.PAY, Decision.ALLOCATE, Decision.CARRY);
    private static final Decision[] DECISIONS = Decision.values();

    private final JorvikPosition position;
    private final Layout layout;
    private final Agenda agenda;

    CourseCheck(JorvikPosition position) {
        this.position = position;
        this.layout = position.layout;
        this.agenda = position.agenda;
    }

    void check() {
        dealt();
        board();
        loadingAreas();
        require(position.quay == Goods.NONE || position.step == Step.LOADING, "quay: it is empty outside Loading.");
        require(position.stopped == 0 || position.step == Step.DEMAND, "stopped: it is empty outside Demand.");
        if (position.step == Step.OVER) {
            require(agenda.isEmpty(), "agenda: a game that is over asks nothing.");
            require(position.cursor == 0, "cursor: it is 0 when the game is over.");
        } else {
            agenda();
        }
    }

    private boolean isEnd() {
        return position.step == Step.SCORING_WINDOW || position.step == Step.OVER;
    }

    /** As many cards are out of the deck as the round needs. */
    private void dealt() {
        int last = position.step.isAttack() || isEnd() ? layout.rounds + 1 : layout.rounds;
        require(position.round <= last && (!isEnd() || position.round == last),
                "round: it cannot be round " + position.round + " in the step '" + word(position.step) + "'.");
        require(!isEnd() || position.dealt == position.deck.length, "deck: at the end no card is left in it.");
        int dealt = 0;
        for (int i = 0; i < position.dealt; i++) {
            dealt += Cards.isAttack(position.deck[i]) ? 0 : 1;
        }
        int expected = position.step.isAttack()
                ? (position.round - 1) * layout.spaces + position.cursor
                : Math.min(position.round, layout.rounds) * layout.spaces;
        require(dealt == expected, "deck: in round " + position.round + " " + expected
                + " cards besides attacks must have been revealed, not " + dealt + ".");
    }

    private void board() {
        int upper = 0;
        for (int order = 0; order < layout.spaces; order++) {
            int space = layout.space(order);
            require(isRight(order, space), "spaces: space " + (space + 1) + " cannot look like this in the step '"
                    + word(position.step) + "'.");
            upper += space >= Cards.SPACES && position.spaces[space] != Cards.NONE ? 1 : 0;
        }
        int row = Vikings.size(position.rowCards);
        int most = layout.spaces - layout.columns;
        boolean right = switch (position.step) {
            case DEMAND, CLEARING -> row + upper == most;
            case DEMAND_WINDOW, QUEUES, ROW -> row <= most;
            default -> row == 0;
        };
        require(right, "row: it cannot hold " + row + " cards in the step '" + word(position.step) + "'.");
    }

    /** Whether a space has a card and a queue as it should in this step. */
    private boolean isRight(int order, int space) {
        boolean card = position.spaces[space] != Cards.NONE;
        boolean queue = space < Cards.SPACES && position.queues[space] != Vikings.NONE;
        return switch (position.step) {
            case ATTACK_GAINS, ATTACK_LOSSES, ATTACK_END -> card == order < position.cursor && !queue;
            case DELIVERY_WINDOW -> card && !queue;
            case DEMAND, CLEARING -> card || space >= Cards.SPACES;
            case DEMAND_WINDOW -> card == queue;
            case QUEUES -> card == queue && (!card || space >= position.cursor);
            default -> !card && !queue;
        };
    }

    /** Bought cards lie there from the purchase to the seat's Loading turn, its ships to the end of it. */
    private void loadingAreas() {
        for (int places = 0; places < position.seats; places++) {
            int seat = position.clockwise(places);
            for (int card = 0; card < Cards.COUNT; card++) {
                require(!position.isLoading(seat, card) || mayLoad(places, card), "seats[" + seat + "].loading: '"
                        + Cards.id(card) + "' does not lie here like this in the step '" + word(position.step) + "'.");
            }
        }
    }

    private boolean mayLoad(int places, int card) {
        return switch (position.step) {
            case QUEUES, ROW, PURCHASE_WINDOW -> true;
            case LOADING -> places >= position.cursor || places == position.cursor - 1 && Cards.isShip(card)
                    && position.cargo[card - Cards.FIRST_SHIP] == Goods.NONE;
            default -> false;
        };
    }

    private void agenda() {
        require(!agenda.isEmpty(), "agenda: it is empty, but the game is not over.");
        int bottom = agenda.count() == 1 ? agenda.top() : agenda.below(agenda.top());
        Decision first = DECISIONS[agenda.kind(bottom)];
        require(ASKED.getOrDefault(position.step, Set.of()).contains(first), "agenda[0].decision: '" + name(first)
                + "' is not asked in the step '" + word(position.step) + "'.");
        require(isItsTurn(first, agenda.seat(bottom)),
                "agenda[0].seat: it is not seat " + agenda.seat(bottom) + " that is asked for '" + name(first) + "'.");
        require(bottom == agenda.top() || ON_TOP.contains(position.asked()) && first != Decision.SWAP_WITH,
                "agenda[1].decision: '" + name(position.asked()) + "' does not come on top of '" + name(first) + "'.");
        require(agenda.seat() == agenda.seat(bottom), "agenda[1].seat: seat " + agenda.seat(bottom)
                + " goes on with what it has begun.");
        require(fits(agenda.seat()), "agenda[" + (agenda.count() - 1) + "].about: '" + name(position.asked())
                + "' cannot be about this.");
    }

    /** Whether the cursor has come to the seat, or a card of the seat asks. */
    private boolean isItsTurn(Decision decision, int seat) {
        return switch (decision) {
            case DOUBLE_WARRIOR -> position.holds(seat, Cards.DOUBLE_WARRIOR) && Attack.strength(position, seat) > 0;
            case DOUBLE_GAIN -> position.holds(seat, Cards.DOUBLE_GAIN);
            case RANSOM -> position.holds(seat, Cards.RANSOM) && position.coins[seat] >= Cards.AMOUNT[Cards.RANSOM];
            case ANY_PHASE, UNLOAD -> isTurn(position.cursor - 1, seat);
            case DEMAND -> isTurn((position.cursor + position.seats - 1) % position.seats, seat)
                    && position.cursor < position.seats;
            case SWAP -> position.holds(seat, Cards.SWAP) && position.cursor == 0;
            case SWAP_WITH -> position.where[Cards.SWAP] == JorvikPosition.BOX && position.cursor == 0;
            case QUEUE -> position.cursor < layout.columns && leads(position.queues[position.cursor], seat);
            case RESERVED -> position.cursor == 0 && leads(position.rowVikings, seat);
            case PAY, ALLOCATE, CARRY -> false;
        };
    }

    private boolean isTurn(int places, int seat) {
        return places >= 0 && places < position.seats && position.clockwise(places) == seat;
    }

    private static boolean leads(long line, int seat) {
        return line != Vikings.NONE && Vikings.seat(Vikings.at(line, 0)) == seat;
    }

    /** Whether what is asked is about things that are there. */
    private boolean fits(int seat) {
        return switch (position.asked()) {
            case PAY -> position.step == Step.LOADING
                    && Goods.total(Loading.usable(position, seat)) > Frames.DUE.of(agenda);
            case CARRY -> position.holds(seat, Frames.FROM.of(agenda)) && position.holds(seat, Frames.TO.of(agenda))
                    && Frames.FROM.of(agenda) != Frames.TO.of(agenda)
                    && position.where[Cards.MOVE_CUBES] == JorvikPosition.BOX;
            case SWAP_WITH -> Vikings.at(Swapping.line(position, Frames.LINE.of(agenda)),
                    Frames.SPOT.of(agenda) - 1) != 0 && Swapping.countVikings(position) > 1;
            case SWAP -> Swapping.countVikings(position) > 1;
            default -> true;
        };
    }

    private static String name(Decision decision) {
        return Frames.of(decision).name();
    }

    private static String word(Step step) {
        return step.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
