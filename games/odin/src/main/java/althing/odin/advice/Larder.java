package althing.odin.advice;

import althing.odin.actions.Voyages;
import althing.odin.board.Yield;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.feast.Feast;

/** What the Feasts to come make food and silver worth to a seat. */
final class Larder {

    private static final int PENALTY = Components.figure("thing-penalty");

    private final OdinState position;
    private final int seat;
    /** The squares that the food of the seat covers. */
    private final int have;
    private final Weights weights;

    Larder(OdinState position, int seat, Weights weights) {
        this.weights = weights;
        this.position = position;
        this.seat = seat;
        have = squares();
    }

    /** The squares that the seat's food covers if all of it lies well. */
    private int squares() {
        int squares = 0;
        for (int good = 0; good < Items.GOODS; good++) {
            int count = position.count(seat, good);
            squares += count == 0 ? 0 : Items.FLAT[good] + (count - 1) * Items.UPRIGHT[good];
        }
        return squares;
    }

    /** What a square of food is worth: more if the Feasts to come need more than is there and will come. */
    double food() {
        int lacking = -have;
        for (int round = position.calendar.rounds - Ahead.feasts(position)
                + 1; round <= position.calendar.rounds; round++) {
            lacking += Math.max(0, position.calendar.squares(round) - Voyages.coveredSquares(position, seat));
            if (round > position.round) {
                lacking -= harvest(position.calendar.harvest(round));
            }
        }
        double found = weights.of(Weight.FOOD_FOUND) * Ahead.rounds(position);
        double part = Math.clamp(0.5 + (lacking - found) / weights.of(Weight.FOOD_RAMP), 0, 1);
        return weights.of(Weight.FOOD_SPARE) + part * (weights.of(Weight.FOOD_LACK) - weights.of(Weight.FOOD_SPARE));
    }

    private static int harvest(int most) {
        int squares = 0;
        for (int good = 0; most > 0 && good < Items.GOODS; good++) {
            squares += Items.HARVEST[good] > 0 && Items.HARVEST[good] <= most ? Items.FLAT[good] : 0;
        }
        return squares;
    }

    /** Silver that keeps a banquet square from staying free is as dear as the penalty. */
    double silver() {
        int rounds = Ahead.rounds(position);
        double usual = weights.with(Weight.SILVER, Weight.SILVER_EARLY, rounds)
                + (rounds == 0 ? weights.of(Weight.LATE_SILVER) : 0);
        if (position.phase.compareTo(Phase.FEAST) >= 0) {
            return usual;
        }
        int income = position.phase.compareTo(Phase.INCOME) <= 0 ? Yield.income(position, seat) : 0;
        int lacking = Feast.to(position) - Feast.from(position, seat) - have;
        return position.count(seat, Items.SILVER) + income < lacking ? PENALTY : usual;
    }
}
