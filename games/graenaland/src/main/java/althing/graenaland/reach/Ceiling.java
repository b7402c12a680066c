package althing.graenaland.reach;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Column;
import althing.graenaland.box.Components;
import althing.graenaland.table.GraenalandState;
import althing.graenaland.table.Island;
import althing.graenaland.table.Sites;

/**
 * The most points that may still come of a plan: everything that is built more has the lowest price, takes of each resource
 * as much or as little as suits, and stands where it serves best. Provinces before the one in question are settled for
 * good. Not thread safe.
 */
public final class Ceiling {

    private static final int LEVELS = 3;
    private static final int ARMY = Column.ARMY.ordinal();
    private static final int BUILDINGS = Column.BUILDINGS.ordinal();
    private static final int DOMINATED = Column.DOMINATED.ordinal();
    private static final int PROVINCES = Column.PROVINCES.ordinal();
    private static final int SETTLEMENTS = Column.SETTLEMENTS.ordinal();

    private static final Cost STEP = step();
    private static final Cost BUILDING = building();

    private final int card;
    private final int army;
    private final int[] settled;
    /** What a settlement costs, and how many places there are for buildings, from each province on. */
    private final Cost[] settlement;
    private final int[] places;
    /** The points for provinces and the dominated one with so many settlements more. */
    private final int[] spread = new int[Components.PIECES + 1];
    /** What the purse has left beside the plan. */
    private int left;
    private int jokers;
    private int units;

    public Ceiling(GraenalandState position, int seat, int[] settled) {
        this.settled = settled;
        card = position.opening.victory[seat];
        army = position.army[seat];
        settlement = new Cost[settled.length + 1];
        places = new int[settled.length + 1];
        settlement[settled.length] = Cost.NOTHING;
        for (int province = settled.length - 1; province >= 0; province--) {
            Cost cost = settlement[province + 1].or(Components.VILLAGE[position.island.tiles[province]]);
            places[province] = places[province + 1];
            for (int kind = 0; kind < Island.BUILDINGS; kind++) {
                if (Sites.hasPlace(position, province, kind)) {
                    cost = cost.or(Components.BUILDING[kind]);
                    places[province]++;
                }
            }
            settlement[province] = cost;
        }
    }

    /** What one of several things costs: the fewest cards, and the least and the most of each resource. */
    private record Cost(int cards, int least, int most) {

        /** What nothing is among; its least is beyond every price. */
        static final Cost NOTHING = new Cost(99, 0x63636363, 0);

        Cost or(int price) {
            return new Cost(Math.min(cards, Amounts.total(price)), Amounts.common(least, price),
                    most + Amounts.less(price, most));
        }
    }

    private static Cost step() {
        Cost step = Cost.NOTHING.or(Components.ARMY);
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            step = step.or(Components.ARMY_WITH_FORT + Amounts.one(resource));
        }
        return step;
    }

    private static Cost building() {
        Cost building = Cost.NOTHING;
        for (int price : Components.BUILDING) {
            building = building.or(price);
        }
        return building;
    }

    /** The points of settlements and buildings as they stand. */
    public int points(int placed, int buildings) {
        spread(settled.length, 0);
        return spread[0] + Hope.points(card, SETTLEMENTS, placed) + Hope.points(card, BUILDINGS, buildings);
    }

    /** Whether so many points may be reached if more is built from a province on. */
    public boolean allows(int needed, int province, int placed, int buildings, Purse purse) {
        int pieces = province == settled.length ? 0 : Components.PIECES - placed;
        left = purse.left();
        jokers = purse.jokersLeft();
        units = purse.unitsLeft();
        spread(province, pieces);
        for (int strength = LEVELS; strength >= 0; strength--) {
            int steps = missing(ARMY, strength, army);
            int without = needed - Hope.points(card, ARMY, army + steps);
            for (int level = LEVELS; level >= 0; level--) {
                int erected = missing(BUILDINGS, level, buildings);
                int more = erected > Math.min(pieces, places[province])
                        ? -1
                        : more(settlement[province], steps, erected, pieces - erected);
                if (more >= 0 && Hope.points(card, BUILDINGS, buildings + erected)
                        + Hope.points(card, SETTLEMENTS, placed + erected + more)
                        + spread[erected + more] >= without) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How much is missing to a level of a column; nothing to no level. */
    private int missing(int column, int level, int stat) {
        return level == 0 ? 0 : Math.max(0, Components.LEVELS[card][column][level - 1] - stat);
    }

    /** How many settlements more may be paid beside so many steps and buildings; -1 if not even these. */
    private int more(Cost settlement, int steps, int erected, int pieces) {
        int rest = units - steps * STEP.cards - erected * BUILDING.cards;
        int more = rest < 0 ? -1 : Math.min(pieces, rest / settlement.cards);
        while (more >= 0 && !isThinkable(settlement, steps, erected, more)) {
            more--;
        }
        return more;
    }

    private boolean isThinkable(Cost settlement, int steps, int erected, int more) {
        int cards = steps * STEP.cards + erected * BUILDING.cards + more * settlement.cards;
        int least = steps * STEP.least + erected * BUILDING.least + more * settlement.least;
        int most = steps * STEP.most + erected * BUILDING.most + more * settlement.most;
        return Amounts.total(Amounts.less(least, left)) <= jokers
                && Amounts.total(Amounts.common(most, left)) + jokers >= cards;
    }

    /** Reckons for each number of settlements how they are best spread over the provinces from one on. */
    private void spread(int province, int most) {
        int highest = 0;
        int ones = 0;
        int zeros = 0;
        for (int at = province; at < settled.length; at++) {
            highest = Math.max(highest, settled[at]);
            ones += settled[at] == 1 ? 1 : 0;
            zeros += settled[at] == 0 ? 1 : 0;
        }
        int provinces = 0;
        int dominated = 0;
        for (int number : settled) {
            provinces += number >= 2 ? 1 : 0;
            dominated = Math.max(dominated, number);
        }
        for (int more = 0; more <= most; more++) {
            spread[more] = Hope.points(card, DOMINATED, dominated)
                    + Hope.points(card, PROVINCES, provinces + doubled(ones, zeros, more));
            for (int level = dominated + 1; level <= highest + more; level++) {
                int gathered = level - highest;
                int doubled = doubled(ones, zeros, more - gathered) + (highest < 2 ? 1 : 0);
                spread[more] = Math.max(spread[more], Hope.points(card, DOMINATED, level)
                        + Hope.points(card, PROVINCES, provinces + doubled));
            }
        }
    }

    /** How many provinces so many settlements bring to two. */
    private static int doubled(int ones, int zeros, int more) {
        int second = Math.min(ones, more);
        return second + Math.min(zeros, (more - second) / 2);
    }
}
