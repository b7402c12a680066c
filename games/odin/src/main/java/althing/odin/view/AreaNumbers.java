package althing.odin.view;

import java.util.stream.IntStream;

import althing.engine.FeatureRow;
import althing.odin.actions.Voyages;
import althing.odin.board.Yield;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.cards.Occupations;
import althing.odin.course.OdinState;
import althing.odin.scoring.Scoring;

/** What lies before a seat for all to see, as numbers. */
final class AreaNumbers {

    private static final String[] ITEMS = IntStream.range(0, Items.COUNT).mapToObj(Items::id).toArray(String[]::new);
    private static final String[] BUILDINGS = IntStream.range(Estate.FIRST_SHED, Estate.BOARDS)
            .mapToObj(Estate::slotName).toArray(String[]::new);
    private static final double POINTS = 100;
    private static final double INCOME = 20;
    private static final double HAND = 8;
    private static final double FEAST = 12;
    private static final double VIKINGS = 12;

    private AreaNumbers() {
    }

    static void write(OdinState state, int seat, FeatureRow into) {
        into.add("points", state.points(seat) / POINTS);
        into.add("vikings", state.thingSquare[seat] / VIKINGS);
        into.add("passed", (state.passed >> seat & 1) != 0);
        into.add("to serve", toServe(state, seat) / FEAST);
        into.add("thing penalties", state.penalties[seat] / 3.0);
        into.add("income", Yield.income(state, seat) / INCOME);
        into.add("home income", Yield.boardIncome(state, seat) / INCOME);
        into.add("home minus", Scoring.minus(state, seat) / POINTS);
        into.add("island minus", Scoring.islandMinus(state, seat) / POINTS);
        into.add("building minus", Scoring.buildingMinus(state, seat) / POINTS);
        into.add("bonuses", bonuses(state, seat) / 5.0);
        into.add("cards in hand", Occupations.hand(state, seat) / HAND);
        into.add("points of cards", Occupations.points(state, seat) / HAND);
        for (int board = Estate.FIRST_SHED; board < Estate.BOARDS; board++) {
            into.add(BUILDINGS[board - Estate.FIRST_SHED], state.owner[board] == seat);
        }
        for (int item = 0; item < Items.COUNT; item++) {
            into.add(ITEMS[item], state.count(seat, item) / most(item));
        }
    }

    private static int toServe(OdinState state, int seat) {
        int round = Math.min(state.round, state.calendar.rounds);
        return Math.max(0, state.calendar.squares(round) - Voyages.coveredSquares(state, seat));
    }

    /** How many bonus squares of its boards pay now. */
    private static int bonuses(OdinState state, int seat) {
        int paying = 0;
        for (int board = 0; board < Estate.BOARDS; board++) {
            if (state.owner[board] == seat) {
                for (Plan.Bonus bonus : state.plan(board).bonuses) {
                    paying += Yield.pays(state, board, bonus) ? 1 : 0;
                }
            }
        }
        return paying;
    }

    /** Of an item one seldom has more. */
    private static double most(int item) {
        if (item == Items.SILVER) {
            return 20;
        }
        return Items.isTile(item) || item >= Items.BOAT ? 3 : 6;
    }
}
