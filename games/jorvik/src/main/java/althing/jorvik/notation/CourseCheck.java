package althing.jorvik.notation;

import static althing.jorvik.notation.NotationReader.require;

import java.util.Locale;

import althing.engine.Agenda;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.cards.Variant;
import althing.jorvik.market.SwappingWith;
import althing.jorvik.round.Question;
import althing.jorvik.town.JorvikDecision;
import althing.jorvik.town.Step;
import althing.jorvik.town.Town;
import althing.jorvik.town.Vikings;

/** Checks that a position that was read can be met at its step of a round: the board, what is asked and of whom. */
final class CourseCheck {

    private final Town town;
    private final Variant variant;
    private final Agenda agenda;

    CourseCheck(Town town) {
        this.town = town;
        this.variant = town.variant;
        this.agenda = town.agenda;
    }

    void check() {
        dealt();
        board();
        loadingAreas();
        require(town.quay == Goods.NONE || town.step == Step.LOADING, "quay: it is empty outside Loading.");
        require(town.stopped == 0 || town.step == Step.DEMAND, "stopped: it is empty outside Demand.");
        if (town.step == Step.OVER) {
            require(agenda.isEmpty(), "agenda: a game that is over asks nothing.");
            require(town.cursor == 0, "cursor: it is 0 when the game is over.");
        } else {
            agenda();
        }
    }

    private boolean isEnd() {
        return town.step == Step.SCORING_WINDOW || town.step == Step.OVER;
    }

    /** As many cards are out of the deck as the round needs. */
    private void dealt() {
        int last = town.step.isAttack() || isEnd() ? variant.rounds + 1 : variant.rounds;
        require(town.round <= last && (!isEnd() || town.round == last),
                "round: it cannot be round " + town.round + " in the step '" + word(town.step) + "'.");
        require(!isEnd() || town.dealt == town.deck.length, "deck: at the end no card is left in it.");
        int dealt = 0;
        for (int i = 0; i < town.dealt; i++) {
            dealt += Components.isAttack(town.deck[i]) ? 0 : 1;
        }
        int expected = town.step.isAttack()
                ? (town.round - 1) * variant.spaces + town.cursor
                : Math.min(town.round, variant.rounds) * variant.spaces;
        require(dealt == expected, "deck: in round " + town.round + " " + expected
                + " cards besides attacks must have been revealed, not " + dealt + ".");
    }

    private void board() {
        int upper = 0;
        for (int order = 0; order < variant.spaces; order++) {
            int space = variant.space(order);
            require(isRight(order, space), "spaces: space " + (space + 1) + " cannot look like this in the step '"
                    + word(town.step) + "'.");
            upper += space >= Components.SPACES && town.spaces[space] != Components.NONE ? 1 : 0;
        }
        int row = Vikings.size(town.rowCards);
        int most = variant.spaces - variant.columns;
        boolean right = switch (town.step) {
            case DEMAND, CLEARING -> row + upper == most;
            case DEMAND_WINDOW, QUEUES, ROW -> row <= most;
            default -> row == 0;
        };
        require(right, "row: it cannot hold " + row + " cards in the step '" + word(town.step) + "'.");
    }

    /** Whether a space has a card and a queue as it should in this step. */
    private boolean isRight(int order, int space) {
        boolean card = town.spaces[space] != Components.NONE;
        boolean queue = space < Components.SPACES && town.queues[space] != Vikings.NONE;
        return switch (town.step) {
            case ATTACK_GAINS, ATTACK_LOSSES, ATTACK_END -> card == order < town.cursor && !queue;
            case DELIVERY_WINDOW -> card && !queue;
            case DEMAND, CLEARING -> card || space >= Components.SPACES;
            case DEMAND_WINDOW -> card == queue;
            case QUEUES -> card == queue && (!card || space >= town.cursor);
            default -> !card && !queue;
        };
    }

    /** Bought cards lie there from the purchase to the seat's Loading turn, its ships to the end of it. */
    private void loadingAreas() {
        for (int places = 0; places < town.seats; places++) {
            int seat = town.clockwise(places);
            for (int card = 0; card < Components.COUNT; card++) {
                require(!town.isLoading(seat, card) || mayLoad(places, card), "seats[" + seat + "].loading: '"
                        + Components.id(card) + "' does not lie here like this in the step '" + word(town.step) + "'.");
            }
        }
    }

    private boolean mayLoad(int places, int card) {
        return switch (town.step) {
            case QUEUES, ROW, PURCHASE_WINDOW -> true;
            case LOADING -> places >= town.cursor || (places == town.cursor - 1 && Components.isShip(card)
                    && town.cargo[card - Components.FIRST_SHIP] == Goods.NONE);
            default -> false;
        };
    }

    private void agenda() {
        require(!agenda.isEmpty(), "agenda: it is empty, but the game is not over.");
        int bottom = agenda.count() == 1 ? agenda.top() : agenda.below(agenda.top());
        JorvikDecision first = Question.at(town, bottom).decision();
        require(first.isAskedBefore(town.step), "agenda[0].decision: '" + name(first) + "' is not asked in the step '"
                + word(town.step) + "'.");
        require(first.isTurnOf(town, agenda.seat(bottom)),
                "agenda[0].seat: it is not seat " + agenda.seat(bottom) + " that is asked for '" + name(first) + "'.");
        JorvikDecision asked = Question.asked(town).decision();
        require(bottom == agenda.top() || (asked.isOnTop() && first != SwappingWith.QUESTION),
                "agenda[1].decision: '" + name(asked) + "' does not come on top of '" + name(first) + "'.");
        require(agenda.seat() == agenda.seat(bottom), "agenda[1].seat: seat " + agenda.seat(bottom)
                + " goes on with what it has begun.");
        require(asked.fits(town, agenda.seat()), "agenda[" + (agenda.count() - 1) + "].about: '" + name(asked)
                + "' cannot be about this.");
    }

    private static String name(JorvikDecision decision) {
        return decision.frame().name();
    }

    private static String word(Step step) {
        return step.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
