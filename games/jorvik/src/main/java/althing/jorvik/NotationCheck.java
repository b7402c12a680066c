package althing.jorvik;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

import althing.engine.Agenda;
import althing.engine.Asked;
import althing.engine.MoveList;
import althing.jorvik.JorvikView.Decision;

import static althing.jorvik.NotationReader.require;

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
    /** A decision and what comes on top of it. */
    private static final int MOST_ASKED = 2;
    private static final Decision[] DECISIONS = Decision.values();
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
        Agenda agenda = position.agenda;
        Asked.read(notation.agenda(), Frames.ALL, position.seats, MOST_ASKED, agenda);
        if (position.step == Step.OVER) {
            require(agenda.isEmpty(), "agenda: a game that is over asks nothing.");
            return;
        }
        require(!agenda.isEmpty(), "agenda: it is empty, but the game is not over.");
        int bottom = agenda.count() == 1 ? agenda.top() : agenda.below(agenda.top());
        Decision first = DECISIONS[agenda.kind(bottom)];
        require(BOTTOM.getOrDefault(position.step, Set.of()).contains(first),
                "agenda: " + first + " is not asked in the step " + position.step + ".");
        require(bottom == agenda.top() || ON_TOP.contains(position.asked()) && agenda.seat() == agenda.seat(bottom),
                "agenda: " + position.asked() + " does not come on top of " + first + ".");
        require(fits(agenda.seat()), "agenda: " + position.asked() + " cannot be about this.");
        require(first != Decision.QUEUE || position.cursor < layout.columns, "cursor: there is no such queue.");
    }

    /** Whether what is asked is about things that are there. */
    private boolean fits(int seat) {
        Agenda agenda = position.agenda;
        return switch (position.asked()) {
            case PAY -> position.step == Step.LOADING
                    && Goods.total(Loading.usable(position, seat)) > Frames.DUE.of(agenda);
            case CARRY -> position.holds(seat, Frames.FROM.of(agenda)) && position.holds(seat, Frames.TO.of(agenda))
                    && Frames.FROM.of(agenda) != Frames.TO.of(agenda);
            case SWAP_WITH -> Vikings.at(Swapping.line(position, Frames.LINE.of(agenda)),
                    Frames.SPOT.of(agenda) - 1) != 0;
            default -> true;
        };
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
            case ALLOCATE -> Frames.IN_HAND.of(position.agenda);
            case PAY -> Frames.WANTED.of(position.agenda);
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
