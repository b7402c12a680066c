package althing.odin.advice;

import java.util.ArrayList;
import java.util.List;

import althing.engine.Part;
import althing.odin.actions.Voyages;
import althing.odin.board.Yield;
import althing.odin.box.Items;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.scoring.Scoring;

/** What a seat may expect at the end: points so far, income to come, what its supply is good for, vikings to place. */
public final class Outlook {

    private static final double HELD = 0.8;

    private Outlook() {
    }

    static double value(OdinState position, int seat, Weights weights) {
        Appraisal prices = new Appraisal(position, seat, weights);
        double value = position.points(seat) + HELD * Yield.income(position, seat) * Ahead.incomes(position);
        for (int item = 0; item < Items.SILVER; item++) {
            value += position.count(seat, item) * HELD * prices.of(item, -1);
        }
        value += supply(position, seat, prices);
        int vikings = position.phase == Phase.ACTIONS ? position.thingSquare[seat] : 0;
        for (int round = position.round + 1; round <= position.calendar.rounds; round++) {
            vikings += position.calendar.vikings(round);
            value -= prices.food() * (position.calendar.squares(round) - Voyages.coveredSquares(position, seat));
        }
        return value + vikings * prices.viking();
    }

    /** The same in its parts. */
    static List<Part> parts(OdinState position, int seat, Weights weights) {
        Appraisal prices = new Appraisal(position, seat, weights);
        double goods = 0;
        for (int item = 0; item < Items.WOOD; item++) {
            goods += position.count(seat, item) * HELD * prices.of(item, -1);
        }
        double resources = 0;
        for (int item = Items.WOOD; item < Items.SILVER; item++) {
            resources += position.count(seat, item) * HELD * prices.of(item, -1);
        }
        List<Part> parts = new ArrayList<>(List.of(Part.of("part.points", position.points(seat)),
                Part.of("part.income", HELD * Yield.income(position, seat) * Ahead.incomes(position)),
                Part.of("part.goods", goods), Part.of("part.resources", resources),
                Part.of("part.supply", supply(position, seat, prices))));
        double named = parts.stream().mapToDouble(Part::points).sum();
        parts.add(Part.of("part.feasts", value(position, seat, weights) - named));
        return parts;
    }

    /** Weapons, and ships above their points. */
    private static double supply(OdinState position, int seat, Appraisal prices) {
        double value = 0;
        for (int item = Items.BOW; item <= Items.FULL_LONGSHIP; item++) {
            int count = position.count(seat, item);
            value += count == 0 ? 0 : count * (prices.of(item) - (Items.isShip(item) ? Scoring.points(item) : 0));
        }
        return value;
    }
}
