package althing.vikings.advice;

import java.util.List;

import althing.engine.Part;
import althing.vikings.area.Area;
import althing.vikings.area.Islands;
import althing.vikings.area.Threat;
import althing.vikings.box.Components;
import althing.vikings.box.Special;
import althing.vikings.scoring.FinalScoring;
import althing.vikings.scoring.LargeScoring;
import althing.vikings.scoring.SmallScoring;

/**
 * Estimates how many points an area will have at the end: what it has, what its vikings earn in the scorings to come, and
 * guesses for gold, majorities, food, ships and those who wait. The weights were found by play of greedy bots against
 * each other. Not thread safe.
 */
final class Appraisal {

    private static final double GOLD = 0.2;
    /** How much more than at the end a gold is worth while there is much to buy. */
    private static final double BUYING_POWER = 0.14;
    /** The sets to come from which on a gold has all its buying power, and the gold that each may cost. */
    private static final double MANY_SETS = 12;
    private static final double GOLD_PER_SET = 1.5;
    private static final double OPEN_END = 0.3;
    private static final double FREE_TILE = 0.3;
    private static final double WAITING_WITH_BOATMAN = 0.5;
    private static final double WAITING_ALONE = 0.12;
    private static final double WAITING_BUILDING = 1.5;
    /** The chance that a set to come brings the warrior that a ship needs. */
    private static final double WARRIOR_PER_SET = 0.025;
    private static final double SUREST_RESCUE = 0.6;
    /** What a raiding ship spoils for the sets to come, for each row it reaches. */
    private static final double SPOILT_PER_ROW = 0.02;
    private static final double IDLE_WARRIOR = 0.135;
    /** What a fisherman who waits would bring ashore, most of it food. */
    private static final double FISHERMAN_ASHORE = 6.5;
    private static final double MOUTHS_PER_SET = 0.35;
    /** A lead that makes a majority likely when the game is over, and how it grows with the sets to come. */
    private static final double LEAD = 0.6;
    private static final double LEAD_PER_SET = 0.12;

    private final long[] threatened = new long[Area.ROWS];
    private Area area = Area.alone();
    private Prospect prospect = new Prospect();
    private double gold;

    double of(Area appraised, Prospect seen) {
        area = appraised;
        prospect = seen;
        gold = GOLD + BUYING_POWER * Math.min(1, prospect.sets / MANY_SETS);
        findThreats();
        return area.points() + purse() + scorings() + ships() + waiting() + tiles() + majorities() + food()
                + FinalScoring.buildings(area);
    }

    /** The same in its parts. */
    List<Part> parts(Area appraised, Prospect seen) {
        of(appraised, seen);
        return List.of(Part.of("part.points", area.points()), Part.of("part.gold", purse()),
                Part.of("part.vikings", scorings()), Part.of("part.ships", ships()),
                Part.of("part.waiting", waiting()), Part.of("part.room", tiles()),
                Part.of("part.majorities", majorities()), Part.of("part.food", food()),
                Part.of("part.buildings", FinalScoring.buildings(area)));
    }

    private void findThreats() {
        for (int row = 0; row < Area.ROWS; row++) {
            threatened[row] = Threat.over(area, row);
        }
    }

    private double purse() {
        int owned = area.gold();
        double enough = 1 + GOLD_PER_SET * prospect.sets;
        return (double) owned / FinalScoring.goldPerPoint(area) + BUYING_POWER * owned * enough / (owned + enough);
    }

    /** The chance that a ship now raiding is repelled one day. */
    private double rescue() {
        return Math.min(SUREST_RESCUE, WARRIOR_PER_SET * prospect.sets);
    }

    private double scorings() {
        double rescue = rescue() / 2;
        double sum = 0;
        for (int row = Area.NOBLES; row < Area.ROWS; row++) {
            long vikings = area.vikings(row);
            int safe = Long.bitCount(vikings & ~threatened[row]);
            sum += (safe + rescue * (Long.bitCount(vikings) - safe)) * earnings(row);
        }
        long scouts = area.vikings(Area.SCOUTS) & ~threatened[Area.SCOUTS];
        int below = Long.bitCount(scouts & area.vikings(Area.GOLDSMITHS))
                + Long.bitCount(scouts & area.vikings(Area.FISHERMEN));
        return sum + (double) below * Components.BELOW_SCOUT * prospect.large;
    }

    /** What a safe viking of a row earns by himself until the end, food not counted. */
    private double earnings(int row) {
        if (row == Area.NOBLES) {
            return (double) prospect.large * LargeScoring.pointsOfNoble(area);
        }
        if (row == Area.SCOUTS) {
            return (double) prospect.large * LargeScoring.pointsOfScout(area);
        }
        if (row == Area.GOLDSMITHS) {
            return (prospect.large + prospect.small) * SmallScoring.goldOfEach(area) * gold;
        }
        return row == Area.FISHERMEN ? (double) prospect.large * LargeScoring.pointsOfFisherman(area) : 0;
    }

    private double ships() {
        double sum = 0;
        double rescue = rescue();
        for (int sail = 0; sail < Components.SAILS; sail++) {
            int repelled = Long.bitCount(Threat.repelled(area, sail));
            int raiding = Long.bitCount(Threat.raiding(area, sail));
            double reward = prospect.large * (Components.shipGold(sail) * gold + Components.shipPoints(sail));
            double cost = Components.shipGold(sail) * GOLD + Components.shipPoints(sail);
            sum += repelled * reward;
            sum += raiding * (rescue * reward / 2 - (1 - rescue) * cost
                    - SPOILT_PER_ROW * prospect.sets * Components.reach(sail));
        }
        int idle = Long.bitCount(area.vikings(Area.WARRIORS) & ~area.ships());
        return sum + idle * IDLE_WARRIOR * prospect.sets;
    }

    private double waiting() {
        if (prospect.large == 0) {
            return 0;
        }
        int boatmen = area.waiting(Area.BOATMAN);
        int seatsInBoats = prospect.advanced
                ? boatmen + 2 * Math.min(boatmen, area.specials(Special.BOAT.ordinal()))
                : 3 * boatmen;
        double sum = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            int waiting = area.waiting(Area.tradeOf(row));
            if (waiting > 0) {
                int fitting = Math.min(waiting, Long.bitCount(area.free(row)));
                int carried = Math.min(fitting, seatsInBoats);
                double ashore = row == Area.WARRIORS
                        ? warriorAshore()
                        : earnings(row) + (row == Area.FISHERMEN ? FISHERMAN_ASHORE : 0);
                sum += ashore * (carried * WAITING_WITH_BOATMAN + (waiting - carried) * hope());
                seatsInBoats -= carried;
            }
        }
        return sum;
    }

    /** The share that a viking is worth who waits without a tile or a boatman for him. */
    private double hope() {
        return prospect.sets > 0 ? WAITING_ALONE : 0;
    }

    private double warriorAshore() {
        long targets = area.free(Area.WARRIORS) & area.ships();
        return targets != 0 ? 2 + prospect.large : 1;
    }

    /** Room to build on, and special buildings that wait for theirs. */
    private double tiles() {
        int openEnds = 0;
        int free = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            long tiles = area.tiles(row);
            openEnds += Long.bitCount(tiles & ~area.rightEnds(row) & ~(tiles >> 1));
            free += Long.bitCount(area.free(row) & ~threatened[row]);
        }
        double sum = OPEN_END * Math.min(openEnds, Math.min(4, prospect.sets))
                + FREE_TILE * Math.min(free, prospect.sets);
        if (prospect.advanced && prospect.sets > 0) {
            for (int special = Special.FARM.ordinal(); special <= Special.TOWER.ordinal(); special++) {
                sum += area.specials(special) * WAITING_BUILDING;
            }
        }
        return sum;
    }

    private double majorities() {
        return Components.MOST_BOATMEN * chance(FinalScoring.boatmen(area), prospect.boatmen)
                + Components.MOST_ISLANDS * chance(Islands.completed(area), prospect.islands)
                + Components.LONGEST_ISLAND * chance(Islands.longest(area), prospect.longest);
    }

    /** The chance to have most at the end: the surer the fewer sets come; a tie counts as most. */
    private double chance(int own, int rival) {
        if (prospect.sets == 0) {
            return own > 0 && own >= rival ? 1 : 0;
        }
        double lead = (own - rival + 0.25) / (LEAD + LEAD_PER_SET * prospect.sets);
        return 0.5 + 0.5 * lead / (1 + Math.abs(lead));
    }

    private double food() {
        int fishermen = Long.bitCount(area.vikings(Area.FISHERMEN) & ~threatened[Area.FISHERMEN]);
        double left = fishermen * Components.FED_BY_FISHERMAN - FinalScoring.mouths(area)
                - MOUTHS_PER_SET * prospect.sets;
        double surplus = area.specials(Special.FOOD3.ordinal()) > 0
                ? Components.bonus(Special.FOOD3.ordinal())
                : Components.FOOD_LEFT;
        return left > 0 ? left * surplus : -left * Components.HUNGRY;
    }
}
