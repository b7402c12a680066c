package althing.vikings;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

import althing.engine.BadInput;
import althing.engine.data.DataFile;
import althing.engine.data.DataRow;

/** The figures of the game, read once from {@code components.table}. Arrays are indexed by the ordinals of the enums. */
final class Components {

    static final DataFile FILE = DataFile.load(Components.class, "components.table");

    static final int ROUNDS = figure("rounds");
    static final int PLACES = figure("places");
    static final int DRAWN = figure("drawn");
    static final int DRAWN_FOR_AUCTION = figure("drawn-for-auction");
    static final int OPEN_SPECIALS = figure("open-specials");
    static final int FIRST_SHIP_COLUMNS = figure("first-ship-columns");

    static final int GOLDSMITH = scoring("goldsmith");
    static final int NOBLE = scoring("noble");
    static final int SCOUT = scoring("scout");
    static final int BELOW_SCOUT = scoring("below-scout");
    static final int GOLD_PER_POINT = scoring("gold-per-point");
    static final int MOST_BOATMEN = scoring("most-boatmen");
    static final int MOST_ISLANDS = scoring("most-islands");
    static final int LONGEST_ISLAND = scoring("longest-island");
    static final int FED_BY_FISHERMAN = scoring("fed-by-fisher");
    static final int FOOD_LEFT = scoring("food-left");
    static final int HUNGRY = scoring("hungry");

    /** How many vikings of each trade there are. */
    static final int[] VIKINGS = vikings();
    /** How many tiles of each kind there are in the stacks, start tiles not counted. */
    static final int[] STACKED = stacked();
    static final int TILES = Arrays.stream(STACKED).sum();
    /** How many start tiles there are, all of them left ends. */
    static final int START_TILES = FILE.table("islands").row("tile", "left").number("start-tiles");
    /** How many special tiles of each kind there are. */
    static final int[] SPECIALS = specials("count");
    static final int SPECIAL_TILES = Arrays.stream(SPECIALS).sum();
    /** The figure on a special tile of each kind. */
    static final int[] BONUS = specials("amount");

    /** The first ship among the tiles; the arrays below are indexed from it. */
    static final int SHIPS = Tile.RED_SHIP.ordinal();
    static final int SAILS = Tile.values().length - SHIPS;
    /** The lowest row that each ship reaches. */
    static final int[] REACH = new int[SAILS];
    static final int[] SHIP_GOLD = new int[SAILS];
    static final int[] SHIP_POINTS = new int[SAILS];

    /** No row can grow longer than all tiles of one seat, start tile included, when two play. */
    static final int COLUMNS = ROUNDS * setsPerRound(2) + 1;

    static {
        for (DataRow row : FILE.table("ships").rows()) {
            int sail = row.constant("tile", Tile.class).ordinal() - SHIPS;
            REACH[sail] = row.constant("reach", Row.class).ordinal();
            int[] paid = switch (row.word("unit")) {
                case "gold" -> SHIP_GOLD;
                case "points" -> SHIP_POINTS;
                default -> throw new BadInput(row.place() + ": unit is gold or points.");
            };
            paid[sail] = row.number("amount");
        }
        if (TILES != ROUNDS * PLACES) {
            throw new BadInput(
                    FILE.name() + ": " + TILES + " tiles do not fill " + ROUNDS + " stacks of " + PLACES + ".");
        }
    }

    private Components() {
    }

    static int startGold(int seats) {
        return seats(seats).number("gold");
    }

    static int setsPerRound(int seats) {
        return seats(seats).number("sets");
    }

    /** True if the round ends with a large scoring, false if with a small one. */
    static boolean isLarge(int round) {
        return LARGE[round];
    }

    private static final boolean[] LARGE = largeRounds();

    private static boolean[] largeRounds() {
        boolean[] large = new boolean[ROUNDS + 1];
        for (int round = 1; round <= ROUNDS; round++) {
            large[round] = FILE.table("rounds").row("round", Integer.toString(round)).word("scoring")
                    .startsWith("large");
        }
        return large;
    }

    private static DataRow seats(int seats) {
        return FILE.table("seats").row("seats", Integer.toString(seats));
    }

    private static int figure(String name) {
        return FILE.table("figures").row("name", name).number("value");
    }

    private static int scoring(String name) {
        return FILE.table("scoring").row("name", name).number("amount");
    }

    private static int[] vikings() {
        Map<Viking, Integer> counts = new EnumMap<>(Viking.class);
        FILE.table("vikings").rows()
                .forEach(row -> counts.put(row.constant("viking", Viking.class), row.number("count")));
        return Arrays.stream(Viking.values()).mapToInt(viking -> counts.getOrDefault(viking, 0)).toArray();
    }

    private static int[] stacked() {
        int[] counts = new int[Tile.values().length];
        FILE.table("islands").rows().forEach(row -> counts[row.constant("tile", Tile.class).ordinal()] = row
                .number("count") - row.number("start-tiles"));
        FILE.table("ships").rows()
                .forEach(row -> counts[row.constant("tile", Tile.class).ordinal()] = row.number("count"));
        return counts;
    }

    private static int[] specials(String column) {
        int[] figures = new int[Special.values().length];
        FILE.table("specials").rows()
                .forEach(row -> figures[row.constant("special", Special.class).ordinal()] = row.number(column));
        return figures;
    }
}
