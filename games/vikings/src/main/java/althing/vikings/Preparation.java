package althing.vikings;

import althing.engine.Seed;
import althing.vikings.area.Area;
import althing.vikings.box.Components;
import althing.vikings.table.VikingsState;

/** What is done before the first round (VIK-2). */
final class Preparation {

    private Preparation() {
    }

    static void deal(VikingsState position, Seed seed) {
        position.supply.fill(seed);
        for (int seat = 0; seat < position.seats; seat++) {
            Area area = position.area(seat);
            area.gain(Components.startGold(position.seats));
            area.score(position.startPoints());
            area.hasStartTile(true);
        }
        String start = position.setup().option("start");
        position.startSeat = start.equals("random")
                ? position.supply.random.nextInt(position.seats)
                : Integer.parseInt(start) - 1;
    }
}
