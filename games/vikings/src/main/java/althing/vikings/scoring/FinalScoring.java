package althing.vikings.scoring;

import althing.vikings.area.Area;
import althing.vikings.area.Islands;
import althing.vikings.area.ScoreLine;
import althing.vikings.area.Threat;
import althing.vikings.box.Components;
import althing.vikings.box.Special;
import althing.vikings.table.VikingsState;

/** The final scoring after the third large one, strictly in this order (VIK-12). */
public final class FinalScoring {

    private static final int BOATMAN_TILE = Special.BOATMAN.ordinal();
    private static final int FOOD = Special.FOOD3.ordinal();
    private static final int RATE = Special.RATE3.ordinal();

    private FinalScoring() {
    }

    public static void score(VikingsState position) {
        position.chronicle.finalScoring();
        for (int seat = 0; seat < position.seats(); seat++) {
            raids(position, seat);
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            gold(position, seat);
        }
        boatmen(position);
        islands(position);
        longest(position);
        for (int seat = 0; seat < position.seats(); seat++) {
            add(position, seat, ScoreLine.FOOD, food(position.area(seat)));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            add(position, seat, ScoreLine.BUILDINGS, buildings(position.area(seat)));
        }
        position.chronicle.over();
    }

    /** Ships not repelled are paid for; missing gold in points, and what is missing then is forgiven (VIK-12.1). */
    private static void raids(VikingsState position, int seat) {
        Area area = position.area(seat);
        int gold = 0;
        int points = 0;
        for (int sail = 0; sail < Components.SAILS; sail++) {
            int raiding = Long.bitCount(Threat.raiding(area, sail));
            gold += raiding * Components.shipGold(sail);
            points += raiding * Components.shipPoints(sail);
        }
        int paid = Math.min(gold, area.gold());
        area.gain(-paid);
        area.addTally(ScoreLine.RAIDS_GOLD.slot(position.round), -paid);
        position.chronicle.scored(seat, ScoreLine.RAIDS_GOLD, -paid);
        add(position, seat, ScoreLine.RAIDS_POINTS, -(points + gold - paid));
    }

    private static void gold(VikingsState position, int seat) {
        Area area = position.area(seat);
        int rate = goldPerPoint(area);
        int points = area.gold() / rate;
        area.gain(-points * rate);
        add(position, seat, ScoreLine.GOLD, points);
    }

    public static int goldPerPoint(Area area) {
        return area.specials(RATE) > 0 ? Components.bonus(RATE) : Components.GOLD_PER_POINT;
    }

    private static void boatmen(VikingsState position) {
        int most = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            most = Math.max(most, boatmen(position.area(seat)));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean has = most > 0 && boatmen(position.area(seat)) == most;
            add(position, seat, ScoreLine.BOATMEN, has ? Components.MOST_BOATMEN : 0);
        }
    }

    /** The boatmen left in the base, tiles that count as one included (VIK-17.8). */
    public static int boatmen(Area area) {
        return area.waiting(Area.BOATMAN) + area.specials(BOATMAN_TILE) * Components.bonus(BOATMAN_TILE);
    }

    private static void islands(VikingsState position) {
        int most = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            most = Math.max(most, Islands.completed(position.area(seat)));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean has = most > 0 && Islands.completed(position.area(seat)) == most;
            add(position, seat, ScoreLine.ISLANDS, has ? Components.MOST_ISLANDS : 0);
        }
    }

    private static void longest(VikingsState position) {
        int most = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            most = Math.max(most, Islands.longest(position.area(seat)));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            boolean has = most > 0 && Islands.longest(position.area(seat)) == most;
            add(position, seat, ScoreLine.LONGEST, has ? Components.LONGEST_ISLAND : 0);
        }
    }

    private static int food(Area area) {
        int left = portions(area) - mouths(area);
        if (left <= 0) {
            return -left * Components.HUNGRY;
        }
        return left * (area.specials(FOOD) > 0 ? Components.bonus(FOOD) : Components.FOOD_LEFT);
    }

    /** Every viking in base and on islands must be fed, except those on special buildings (VIK-12.6, VIK-16.7). */
    public static int mouths(Area area) {
        int mouths = 0;
        for (int trade = 0; trade <= Area.BOATMAN; trade++) {
            mouths += area.waiting(trade);
        }
        for (int row = 0; row < Area.ROWS; row++) {
            mouths += Long.bitCount(area.vikings(row) & ~area.specialBuildings(row));
        }
        return mouths;
    }

    public static int portions(Area area) {
        return Long.bitCount(Threat.safe(area, Area.FISHERMEN)) * Components.FED_BY_FISHERMAN;
    }

    /** One point for each viking on and around every special building that is not threatened (VIK-17.11c). */
    public static int buildings(Area area) {
        int points = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            for (long left = area.specialBuildings(row) & ~Threat.over(area, row); left != 0; left &= left - 1) {
                points += around(area, row, left & -left);
            }
        }
        return points;
    }

    private static int around(Area area, int row, long cell) {
        long columns = cell | cell << 1 | cell >> 1;
        int vikings = 0;
        for (int near = Math.max(0, row - 1); near <= Math.min(Area.ROWS - 1, row + 1); near++) {
            vikings += Long.bitCount(area.vikings(near) & columns);
        }
        return vikings;
    }

    /** Points never fall below 0 (VIK-4.10); the tally holds what was really gained or lost. */
    private static void add(VikingsState position, int seat, ScoreLine line, int points) {
        Area area = position.area(seat);
        int real = Math.max(points, -area.points());
        area.score(real);
        area.addTally(line.slot(position.round), real);
        position.chronicle.scored(seat, line, real);
    }
}
