package althing.odin.advice;

import althing.odin.actions.Voyages;
import althing.odin.board.Supply;
import althing.odin.box.Amounts;
import althing.odin.box.Colour;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;
import althing.odin.scoring.Scoring;

/** What one more of each thing is worth to a seat at a moment, in points at the end of the game. */
public final class Appraisal {

    private static final int[] AREA = new int[Items.TILES];
    /** The islands in the order of the boards, fronts and backs. */
    private static final Weight[] FRONTS = {Weight.SHETLAND, Weight.FAROE, Weight.ICELAND, Weight.GREENLAND};
    private static final Weight[] BACKS = {Weight.BEAR, Weight.BAFFIN, Weight.LABRADOR, Weight.NEWFOUNDLAND};
    private static final double LEAST_PART = 0.3;
    private static final double ENOUGH_SILVER = 12;

    static {
        for (int tile = 0; tile < Items.TILES; tile++) {
            AREA[tile] = Shape.of(tile)[0].area();
        }
    }

    public final OdinState position;
    final int seat;
    final int roundsLeft;
    /** What one more of each item is worth, where that is known already. */
    private final double[] next = new double[Items.COUNT];
    private final boolean[] known = new boolean[Items.COUNT];
    private final double food;
    private final double silver;

    public Appraisal(OdinState position, int seat) {
        this.position = position;
        this.seat = seat;
        roundsLeft = Ahead.rounds(position);
        Larder larder = new Larder(position, seat);
        food = larder.food();
        silver = larder.silver();
    }

    double food() {
        return food;
    }

    /** What is lost when an item of the supply is laid. */
    double kept(int item) {
        if (position.phase == Phase.SCORING) {
            return item == Items.SILVER ? 1 : Items.isAnimal(item) ? Items.POINTS[item] : 0;
        }
        Weight weight = item == Items.SILVER
                ? Weight.LAY_SILVER
                : item == Items.ORE || item == Items.WOOD
                        ? Weight.LAY_ORE
                        : Items.COLOUR[item].compareTo(Colour.BLUE) >= 0 ? Weight.LAY_BLUE : Weight.LAY_GREEN;
        return weight.value() * of(item, -1);
    }

    double viking() {
        return Weight.VIKING.with(Weight.VIKING_EARLY, roundsLeft);
    }

    /** What one more of an item is worth beside what is held. */
    public double of(int item) {
        if (item >= Items.COUNT) {
            return of(item, 0);
        }
        if (!known[item]) {
            next[item] = of(item, 0);
            known[item] = true;
        }
        return next[item];
    }

    /** The same when so many more of it are held. */
    public double of(int item, int more) {
        if (item < Items.GOODS) {
            return good(item, position.count(seat, item) + more);
        }
        if (item < Items.TILES) {
            return AREA[item] * Weight.SPECIAL.with(Weight.SPECIAL_EARLY, roundsLeft) + Items.POINTS[item];
        }
        if (item <= Items.ORE) {
            return resource(item, position.count(seat, item) + more);
        }
        if (item == Items.SILVER) {
            return silver + scarce(position.count(seat, item) + more);
        }
        if (Items.isWeapon(item) || item == Items.WEAPON) {
            return roundsLeft > 0 ? Weight.WEAPON.value() : Weight.WEAPON_LAST.value();
        }
        return item == Items.OCCUPATION ? card() : shipOrBuilding(item);
    }

    /** The first silver pays for what little of it opens: ships, emigrations, boards. */
    private double scarce(int held) {
        return roundsLeft == 0 ? 0 : Weight.SILVER_SCARCE.value() * Math.max(0, 1 - held / ENOUGH_SILVER);
    }

    private double card() {
        return position.noCards ? 0 : Weight.CARD.with(Weight.CARD_EARLY, roundsLeft);
    }

    private double good(int good, int held) {
        int area = AREA[good];
        int squares = held == 0 ? Items.FLAT[good] : Items.UPRIGHT[good];
        return switch (Items.COLOUR[good]) {
            case ORANGE -> area * Weight.ORANGE.with(Weight.ORANGE_EARLY, roundsLeft) + squares * food;
            case RED -> area * Weight.RED.with(Weight.RED_EARLY, roundsLeft) + squares * food + animal(good);
            case GREEN -> area * Weight.GREEN.with(Weight.GREEN_EARLY, roundsLeft);
            default -> area * Weight.BLUE.with(Weight.BLUE_EARLY, roundsLeft);
        };
    }

    private double animal(int good) {
        if (!Items.isAnimal(good)) {
            return 0;
        }
        boolean sheep = good < Items.CATTLE;
        int kind = sheep ? Items.SHEEP : Items.CATTLE;
        double pair = Supply.animals(position, seat, kind) == 1 ? Weight.PAIR_EARLY.value() * roundsLeft : 0;
        double pregnant = Items.isPregnant(good) ? 1 : 0;
        return pair + pregnant + (sheep
                ? Weight.SHEEP.with(Weight.SHEEP_EARLY, roundsLeft)
                : Weight.CATTLE.with(Weight.CATTLE_EARLY, roundsLeft));
    }

    private double resource(int item, int held) {
        Weight weight = item == Items.WOOD ? Weight.WOOD : item == Items.STONE ? Weight.STONE : Weight.ORE;
        Weight last = item == Items.WOOD ? Weight.WOOD_LAST : item == Items.STONE ? Weight.STONE_LAST : Weight.ORE_LAST;
        double price = roundsLeft > 0 ? weight.value() : last.value();
        price *= Math.max(LEAST_PART, 1 - Weight.PLENTY.value() * held);
        return Math.max(price,
                item != Items.ORE && slots(item) > held ? 0.9 : item == Items.ORE ? Weight.ORE_LAST.value() : 0);
    }

    /** The empty slots for wood or stone. */
    private int slots(int resource) {
        int slots = 0;
        for (int board = Estate.FIRST_SHED; board < Estate.FIRST_LONG_HOUSE; board++) {
            if (position.owner[board] == seat) {
                slots += resource == Items.WOOD
                        ? position.plan(board).woodSlots - position.woodStored[board]
                        : position.plan(board).stoneSlots - position.stoneStored[board];
            }
        }
        return slots;
    }

    private double shipOrBuilding(int item) {
        if (item == Items.SHED) {
            return Weight.SHED.with(Weight.SHED_EARLY, roundsLeft);
        }
        if (item == Items.STONE_HOUSE) {
            return Weight.STONE_HOUSE.with(Weight.STONE_HOUSE_EARLY, roundsLeft);
        }
        if (item == Items.LONG_HOUSE) {
            return Weight.LONG_HOUSE.with(Weight.LONG_HOUSE_EARLY, roundsLeft);
        }
        return ship(item);
    }

    /** A ship's points and what it can still be used for; ore on it helps while there are rounds left. */
    private double ship(int ship) {
        if (ship == Items.EMIGRATED_KNARR || ship == Items.EMIGRATED_LONGSHIP) {
            return Scoring.points(ship) + 2 * food * Ahead.feasts(position);
        }
        double points = Scoring.points(ship);
        if (ship <= Items.ARMED_BOAT) {
            double first = Supply.boats(position, seat) == 0 ? Weight.FIRST_BOAT.value() : 0;
            return points + roundsLeft * (Weight.BOAT_EARLY.value() + first)
                    + (ship - Items.BOAT) * Weight.LOADED.value() * roundsLeft;
        }
        int large = Voyages.largeShips(position, seat);
        double crowded = large * Weight.LARGE_SHIPS.value();
        if (ship == Items.KNARR) {
            double first = position.count(seat, Items.KNARR) == 0 ? Weight.FIRST_KNARR.value() : 0;
            return points + roundsLeft * Math.max(0, Weight.KNARR_EARLY.value() + first - crowded);
        }
        double first = Supply.longships(position, seat) == 0 ? Weight.FIRST_LONGSHIP.value() : 0;
        return points + roundsLeft * (Math.max(0, Weight.LONGSHIP_EARLY.value() + first - crowded)
                + (ship - Items.LONGSHIP) * Weight.LOADED.value());
    }

    double island(Plan plan) {
        Weight own = (plan.back ? BACKS : FRONTS)[plan.tile];
        return own.with(Weight.ISLAND_EARLY, roundsLeft) + position.islandSilver[plan.tile] * silver;
    }

    double emigration(int ship) {
        int emigrated = ship == Items.KNARR ? Items.EMIGRATED_KNARR : Items.EMIGRATED_LONGSHIP;
        return ship(emigrated) - Weight.MOVED.value() * (ship(ship) - Scoring.points(ship)) - Scoring.points(ship)
                - Voyages.price(position, seat, 0) * silver;
    }

    /** What so much of several items is worth. */
    public double of(Amounts amounts) {
        double worth = 0;
        for (int i = 0; i < amounts.size(); i++) {
            for (int more = 0; more < amounts.counts()[i]; more++) {
                worth += of(amounts.items()[i], more);
            }
        }
        return worth;
    }

    /** What paying so much costs: the last of each that are held. */
    double cost(Amounts amounts) {
        double cost = 0;
        for (int i = 0; i < amounts.size(); i++) {
            for (int less = 1; less <= amounts.counts()[i]; less++) {
                cost += of(amounts.items()[i], -less);
            }
        }
        return cost;
    }
}
