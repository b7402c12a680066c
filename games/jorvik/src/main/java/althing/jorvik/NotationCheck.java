package althing.jorvik;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

import althing.engine.MoveList;
import althing.jorvik.JorvikNotation.Asked;
import althing.jorvik.JorvikView.Decision;

import static althing.jorvik.NotationReader.require;
import static althing.jorvik.NotationReader.within;

/** Checks a position that was read as a whole: nothing is missing, and what is asked can be asked there. */
final class NotationCheck {

    private static final Map<Step, Set<Decision>> BOTTOM = Map.ofEntries(
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

    private final JorvikNotation notation;
    private final JorvikPosition position;
    private final Layout layout;

    NotationCheck(JorvikNotation notation, JorvikPosition position) {
        this.notation = notation;
        this.position = position;
        this.layout = position.layout;
    }

    void check() {
        everyCardOnce();
        vikings();
        agenda();
        cubes();
        dealt();
    }

    private void everyCardOnce() {
        for (byte card : layout.deck) {
            require(position.where[card] != JorvikPosition.ABSENT, "The card " + Cards.id(card) + " is missing.");
        }
    }

    private void vikings() {
        int[] placed = position.supply.clone();
        int brown = position.brownStock + position.brownReady + position.brownBoxed;
        for (int line = 0; line <= Cards.SPACES; line++) {
            for (long left = Swapping.line(position, line); left != 0; left = Vikings.withoutFront(left)) {
                int viking = Vikings.at(left, 0);
                if (Vikings.isBrown(viking)) {
                    brown++;
                } else {
                    placed[Vikings.seat(viking)]++;
                }
            }
        }
        for (int seat = 0; seat < position.seats; seat++) {
            require(placed[seat] == layout.vikings,
                    "seats[" + seat + "]: it has " + placed[seat] + " vikings in all, not " + layout.vikings + ".");
        }
        require(brown == layout.brownVikings,
                "There are " + brown + " brown vikings in all, not " + layout.brownVikings + ".");
    }

    private void agenda() {
        if (position.step == Step.OVER) {
            require(notation.agenda().isEmpty(), "agenda: a game that is over asks nothing.");
            return;
        }
        require(!notation.agenda().isEmpty() && notation.agenda().size() <= 2, "agenda: it has one or two decisions.");
        Asked bottom = notation.agenda().getFirst();
        require(BOTTOM.getOrDefault(position.step, Set.of()).contains(bottom.decision()),
                "agenda: " + bottom.decision() + " is not asked in the step " + position.step + ".");
        for (Asked asked : notation.agenda()) {
            int seat = within("agenda: seat", asked.seat(), 0, position.seats - 1);
            require(asked == bottom || ON_TOP.contains(asked.decision()) && seat == bottom.seat(),
                    "agenda: " + asked.decision() + " does not come on top of " + bottom.decision() + ".");
            number(asked);
            position.ask(asked.decision(), seat, asked.number());
        }
        require(bottom.decision() != Decision.QUEUE || position.cursor < layout.columns,
                "cursor: there is no such queue.");
    }

    private void number(Asked asked) {
        int number = asked.number();
        boolean fits = switch (asked.decision()) {
            case ALLOCATE -> number >= 0 && number < Good.values().length;
            case PAY -> position.step == Step.LOADING && Exchanging.due(number) >= 1
                    && Exchanging.due(number) <= Cards.EXCHANGE_PAY && number >> 4 >= 0
                    && Exchanging.wanted(number) < Good.values().length;
            case CARRY -> number >= 0 && AnyPhase.from(number) < Cards.ARTISANS && AnyPhase.to(number) < Cards.ARTISANS
                    && AnyPhase.left(number) >= 1 && AnyPhase.left(number) < Cards.AMOUNT[Cards.MOVE_CUBES]
                    && position.holds(asked.seat(), AnyPhase.from(number))
                    && position.holds(asked.seat(), AnyPhase.to(number))
                    && AnyPhase.from(number) != AnyPhase.to(number);
            case SWAP_WITH -> number >= 0 && number < (Cards.SPACES + 1) * Cards.QUEUE_SPOTS
                    && Vikings.at(Swapping.line(position, number / Cards.QUEUE_SPOTS), number % Cards.QUEUE_SPOTS) != 0;
            default -> number == 0;
        };
        require(fits, "agenda: " + asked.decision() + " cannot have the number " + number + ".");
    }

    private void cubes() {
        require(notation.quay().isEmpty() || position.step == Step.LOADING, "quay: it is empty outside Loading.");
        int[] counts = new int[Good.values().length];
        int[] sets = {position.bag, position.commons, position.quay, inHand()};
        for (int[] place : List.of(sets, position.cargo, position.laid, position.stored)) {
            for (int goods : place) {
                Arrays.setAll(counts, good -> counts[good] + Goods.count(goods, good));
            }
        }
        for (Good good : Good.values()) {
            int there = Goods.count(layout.bag, good.ordinal());
            require(counts[good.ordinal()] == there,
                    "There are " + counts[good.ordinal()] + " cubes of " + good.code() + " in all, not " + there + ".");
        }
    }

    private int inHand() {
        if (position.agenda.isEmpty()) {
            return Goods.NONE;
        }
        int good = switch (position.asked()) {
            case ALLOCATE -> position.agenda.number();
            case PAY -> Exchanging.wanted(position.agenda.number());
            default -> -1;
        };
        return good < 0 ? Goods.NONE : Goods.one(good);
    }

    /** As many cards are out of the deck as the round needs, and whoever is asked has an answer. */
    private void dealt() {
        int dealt = 0;
        for (int i = 0; i < position.dealt; i++) {
            dealt += Cards.isAttack(position.deck[i]) ? 0 : 1;
        }
        int expected = position.step.isAttack()
                ? (position.round - 1) * layout.spaces + position.cursor
                : Math.min(position.round, layout.rounds) * layout.spaces;
        require(dealt == expected, "deck: in round " + position.round + " " + expected
                + " cards besides attacks must have been revealed, not " + dealt + ".");
        if (position.step != Step.OVER) {
            asked();
        }
    }

    private void asked() {
        int seat = position.agenda.seat();
        Decision asked = position.asked();
        boolean offered = switch (asked) {
            case QUEUE -> Vikings.seat(Vikings.at(position.queues[position.cursor], 0)) == seat;
            case RESERVED -> Vikings.seat(Vikings.at(position.rowVikings, 0)) == seat;
            default -> true;
        };
        MoveList moves = position.scratch;
        position.moves(seat, moves);
        require(offered && !moves.isEmpty(), "agenda: seat " + seat + " cannot be asked for " + asked + " here.");
    }
}
