package althing.vikings.offer;

import althing.vikings.area.Area;
import althing.vikings.area.ScoreLine;
import althing.vikings.table.VikingsState;

/** Paying the bank: gold first, and what is missing in points (VIK-4.6, VIK-4.9). */
final class Payment {

    private Payment() {
    }

    /** Pays and says how many points it took. */
    static int pay(VikingsState position, int seat, int price) {
        Area area = position.area(seat);
        int points = Math.max(0, price - area.gold());
        area.gain(points - price);
        if (points > 0) {
            area.score(-points);
            area.addTally(ScoreLine.CONVERTED.slot(position.round), -points);
        }
        return points;
    }
}
