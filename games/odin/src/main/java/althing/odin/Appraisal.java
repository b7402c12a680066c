package althing.odin;

/** What things are worth in points, by their use: tiles by the squares they cover, food by the Feast it saves. */
final class Appraisal {

    private static final double[] ITEM = new double[Items.COUNT];

    static {
        for (int tile = 0; tile < Items.TILES; tile++) {
            int area = Shape.of(tile)[0].area();
            ITEM[tile] = switch (Items.COLOUR[tile]) {
                case ORANGE -> 0.2 * area + 0.3 * Items.FLAT[tile];
                case RED -> 0.38 * area + 0.3 * Items.FLAT[tile];
                case GREEN -> 0.8 * area;
                case BLUE -> area;
                case SPECIAL -> 0.95 * area;
            };
        }
        ITEM[Items.WOOD] = 0.9;
        ITEM[Items.STONE] = 1.2;
        ITEM[Items.ORE] = 1.1;
        ITEM[Items.SILVER] = 1.1;
        for (int weapon = Items.BOW; weapon <= Items.SWORD; weapon++) {
            ITEM[weapon] = 0.4;
        }
        ITEM[Items.BOAT] = 4;
        ITEM[Items.ARMED_BOAT] = 5;
        ITEM[Items.KNARR] = 8;
        for (int ore = 0; ore <= Items.FULL_LONGSHIP - Items.LONGSHIP; ore++) {
            ITEM[Items.LONGSHIP + ore] = 10.5 + ore;
        }
        ITEM[Items.EMIGRATED_KNARR] = 18;
        ITEM[Items.EMIGRATED_LONGSHIP] = 21;
    }

    private Appraisal() {
    }

    /** What one more of an item is worth. */
    static double item(OdinPosition position, int item) {
        if (item < Items.COUNT) {
            double later = position.isLastRound() && (item < Items.GOODS || Items.isWeapon(item)) ? 0.8 : 1;
            return ITEM[item] * later;
        }
        if (item == Items.WEAPON) {
            return 0.4;
        }
        Plan building = Supply.building(item);
        return building == null ? (position.noCards ? 0 : 1.2) : building(position, building);
    }

    /** A house is worth its points less what will not be filled any more. */
    private static double building(OdinPosition position, Plan building) {
        int minus = Plan.bits(building.minus) + building.woodSlots + building.stoneSlots;
        return building.points - minus * Math.max(0.3, 0.9 - 0.12 * roundsLeft(position));
    }

    static double amounts(OdinPosition position, Amounts amounts) {
        double worth = 0;
        for (int i = 0; i < amounts.size(); i++) {
            worth += amounts.counts()[i] * item(position, amounts.items()[i]);
        }
        return worth;
    }

    static int roundsLeft(OdinPosition position) {
        return position.calendar.rounds - position.round;
    }

    static double island(OdinPosition position, Plan plan) {
        double unfilled = Math.max(0.25, 0.9 - 0.13 * roundsLeft(position));
        return plan.points - Plan.bits(plan.minus) * unfilled + position.islandSilver[plan.tile]
                + plan.diagonals.length * 0.6 * roundsLeft(position);
    }

    static double emigration(OdinPosition position, int ship) {
        double saved = 2.2 * (roundsLeft(position) + 1);
        double gained = ITEM[ship == Items.KNARR ? Items.EMIGRATED_KNARR : Items.EMIGRATED_LONGSHIP] - ITEM[ship];
        return gained + saved - position.round * ITEM[Items.SILVER];
    }

    /** How many income phases are still to come. */
    static int incomesLeft(OdinPosition position) {
        return roundsLeft(position) + (position.phase.compareTo(Phase.INCOME) <= 0 ? 1 : 0);
    }
}
