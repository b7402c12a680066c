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

    static {
        for (int tile = 0; tile < Items.TILES; tile++) {
            AREA[tile] = Shape.of(tile)[0].area();
        }
    }

    public final OdinState position;
    final int seat;
    final int roundsLeft;
    final Weights weights;
    /** What one more of each item is worth, where that is known already. */
    private final double[] next = new double[Items.COUNT];
    private final boolean[] known = new boolean[Items.COUNT];
    private final double food;
    private final double silver;

    /** At the newest figures. */
    public Appraisal(OdinState position, int seat) {
        this(position, seat, Weights.of(position));
    }

    Appraisal(OdinState position, int seat, Weights weights) {
        this.position = position;
        this.seat = seat;
        this.weights = weights;
        roundsLeft = Ahead.rounds(position);
        Larder larder = new Larder(position, seat, weights);
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
        return weights.of(weight) * of(item, -1);
    }

    double viking() {
        return weights.with(Weight.VIKING, Weight.VIKING_EARLY, roundsLeft) + late(Weight.LATE_VIKING);
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
            return AREA[item] * weights.with(Weight.SPECIAL, Weight.SPECIAL_EARLY, roundsLeft) + Items.POINTS[item];
        }
        if (item <= Items.ORE) {
            return resource(item, position.count(seat, item) + more);
        }
        if (item == Items.SILVER) {
            return silver + scarce(position.count(seat, item) + more);
        }
        if (Items.isWeapon(item) || item == Items.WEAPON) {
            return roundsLeft > 0
                    ? weights.with(Weight.WEAPON, Weight.WEAPON_EARLY, roundsLeft)
                    : weights.of(Weight.WEAPON_LAST);
        }
        return item == Items.OCCUPATION ? card() : shipOrBuilding(item);
    }

    /** The first silver pays for what little of it opens: ships, emigrations, boards. */
    private double scarce(int held) {
        return roundsLeft == 0
                ? 0
                : weights.of(Weight.SILVER_SCARCE) * Math.max(0, 1 - held / weights.of(Weight.ENOUGH));
    }

    private double card() {
        return position.noCards ? 0 : weights.with(Weight.CARD, Weight.CARD_EARLY, roundsLeft);
    }

    private double good(int good, int held) {
        int area = AREA[good];
        int squares = held == 0 ? Items.FLAT[good] : Items.UPRIGHT[good];
        return switch (Items.COLOUR[good]) {
            case ORANGE -> area * square(Weight.ORANGE, Weight.ORANGE_EARLY, Weight.LATE_ORANGE) + squares * food;
            case RED -> area * square(Weight.RED, Weight.RED_EARLY, Weight.LATE_RED) + squares * food + animal(good);
            case GREEN -> area * square(Weight.GREEN, Weight.GREEN_EARLY, Weight.LATE_GREEN);
            default -> area * square(Weight.BLUE, Weight.BLUE_EARLY, Weight.LATE_BLUE);
        };
    }

    private double square(Weight weight, Weight early, Weight last) {
        return weights.with(weight, early, roundsLeft) + late(last);
    }

    /** What counts in the last round only. */
    private double late(Weight weight) {
        return roundsLeft == 0 ? weights.of(weight) : 0;
    }

    /** What counts while there is a round to come. */
    private double soon(Weight weight) {
        return roundsLeft > 0 ? weights.of(weight) : 0;
    }

    private double animal(int good) {
        if (!Items.isAnimal(good)) {
            return 0;
        }
        boolean sheep = good < Items.CATTLE;
        int kind = sheep ? Items.SHEEP : Items.CATTLE;
        double pair = Supply.animals(position, seat, kind) == 1 ? weights.of(Weight.PAIR_EARLY) * roundsLeft : 0;
        double pregnant = Items.isPregnant(good) ? 1 : 0;
        return pair + pregnant + (sheep
                ? weights.with(Weight.SHEEP, Weight.SHEEP_EARLY, roundsLeft)
                : weights.with(Weight.CATTLE, Weight.CATTLE_EARLY, roundsLeft));
    }

    private double resource(int item, int held) {
        Weight weight = item == Items.WOOD ? Weight.WOOD : item == Items.STONE ? Weight.STONE : Weight.ORE;
        Weight last = item == Items.WOOD ? Weight.WOOD_LAST : item == Items.STONE ? Weight.STONE_LAST : Weight.ORE_LAST;
        Weight early = item == Items.WOOD
                ? Weight.WOOD_EARLY
                : item == Items.STONE ? Weight.STONE_EARLY : Weight.ORE_EARLY;
        double price = roundsLeft > 0 ? weights.with(weight, early, roundsLeft) : weights.of(last);
        price *= Math.max(weights.of(Weight.LEAST), 1 - weights.of(Weight.PLENTY) * held);
        return Math.max(price,
                item != Items.ORE && slots(item) > held ? 0.9 : item == Items.ORE ? weights.of(Weight.ORE_LAST) : 0);
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
            return weights.with(Weight.SHED, Weight.SHED_EARLY, roundsLeft);
        }
        if (item == Items.STONE_HOUSE) {
            return weights.with(Weight.STONE_HOUSE, Weight.STONE_HOUSE_EARLY, roundsLeft);
        }
        if (item == Items.LONG_HOUSE) {
            return weights.with(Weight.LONG_HOUSE, Weight.LONG_HOUSE_EARLY, roundsLeft);
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
            double first = Supply.boats(position, seat) == 0 ? weights.of(Weight.FIRST_BOAT) : 0;
            return points + roundsLeft * (weights.of(Weight.BOAT_EARLY) + first)
                    + (ship - Items.BOAT) * weights.of(Weight.LOADED) * roundsLeft;
        }
        int large = Voyages.largeShips(position, seat);
        double crowded = large * weights.of(Weight.LARGE_SHIPS);
        if (ship == Items.KNARR) {
            double first = position.count(seat, Items.KNARR) == 0 ? weights.of(Weight.FIRST_KNARR) : 0;
            return points + soon(Weight.KNARR_BASE)
                    + roundsLeft * Math.max(0, weights.of(Weight.KNARR_EARLY) + first - crowded);
        }
        double first = Supply.longships(position, seat) == 0 ? weights.of(Weight.FIRST_LONGSHIP) : 0;
        return points + soon(Weight.LONGSHIP_BASE)
                + roundsLeft * (Math.max(0, weights.of(Weight.LONGSHIP_EARLY) + first - crowded)
                        + (ship - Items.LONGSHIP) * weights.of(Weight.LOADED));
    }

    double island(Plan plan) {
        Weight own = (plan.back ? BACKS : FRONTS)[plan.tile];
        return weights.with(own, Weight.ISLAND_EARLY, roundsLeft) + position.islandSilver[plan.tile] * silver;
    }

    double emigration(int ship) {
        int emigrated = ship == Items.KNARR ? Items.EMIGRATED_KNARR : Items.EMIGRATED_LONGSHIP;
        return ship(emigrated) + weights.with(Weight.EMIGRATE, Weight.EMIGRATE_EARLY, roundsLeft)
                - weights.of(Weight.MOVED) * (ship(ship) - Scoring.points(ship)) - Scoring.points(ship)
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
