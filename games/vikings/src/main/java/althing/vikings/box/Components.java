package althing.vikings.box;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import althing.engine.BadInput;
import althing.engine.data.DataFile;
import althing.engine.data.DataRow;

/** The figures of the game, read once from {@code components.table}. Arrays are indexed by the ordinals of the enums. */
public final class Components {

    public static final DataFile FILE = DataFile.load(Components.class, "/althing/vikings/components.table");

    public static final int ROUNDS = figure("rounds");
    public static final int PLACES = figure("places");
    public static final int DRAWN = figure("drawn");
    public static final int DRAWN_FOR_AUCTION = figure("drawn-for-auction");
    public static final int OPEN_SPECIALS = figure("open-specials");
    public static final int FIRST_SHIP_COLUMNS = figure("first-ship-columns");

    public static final int GOLDSMITH = scoring("goldsmith");
    public static final int NOBLE = scoring("noble");
    public static final int SCOUT = scoring("scout");
    public static final int BELOW_SCOUT = scoring("below-scout");
    public static final int GOLD_PER_POINT = scoring("gold-per-point");
    public static final int MOST_BOATMEN = scoring("most-boatmen");
    public static final int MOST_ISLANDS = scoring("most-islands");
    public static final int LONGEST_ISLAND = scoring("longest-island");
    public static final int FED_BY_FISHERMAN = scoring("fed-by-fisher");
    public static final int FOOD_LEFT = scoring("food-left");
    public static final int HUNGRY = scoring("hungry");

    private static final int[] VIKINGS = vikings();
    private static final int[] STACKED = stacked();
    public static final int TILES = Arrays.stream(STACKED).sum();
    /** How many start tiles there are, all of them left ends. */
    public static final int START_TILES = FILE.table("islands").row("tile", "left").number("start-tiles");
    private static final int[] SPECIALS = specials("count");
    public static final int SPECIAL_TILES = Arrays.stream(SPECIALS).sum();
    private static final int[] BONUS = specials("amount");
    private static final int[] START_GOLD = bySeats("gold");
    private static final int[] SETS_PER_ROUND = bySeats("sets");

    /** The first ship among the tiles; the arrays below are indexed from it. */
    public static final int SHIPS = Tile.RED_SHIP.ordinal();
    public static final int SAILS = Tile.values().length - SHIPS;
    private static final int[] REACH = new int[SAILS];
    private static final int[] SHIP_GOLD = new int[SAILS];
    private static final int[] SHIP_POINTS = new int[SAILS];

    /** No row can grow longer than all tiles of one seat, start tile included, when two play. */
    public static final int COLUMNS = ROUNDS * setsPerRound(2) + 1;

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

    /** How many vikings of a trade there are. */
    public static int vikings(int trade) {
        return VIKINGS[trade];
    }

    /** How many tiles of a kind there are in the stacks, start tiles not counted. */
    public static int stacked(int tile) {
        return STACKED[tile];
    }

    /** How many special tiles of a kind there are. */
    public static int specials(int special) {
        return SPECIALS[special];
    }

    /** The figure on a special tile of a kind. */
    public static int bonus(int special) {
        return BONUS[special];
    }

    /** The lowest row that ships of a sail reach. */
    public static int reach(int sail) {
        return REACH[sail];
    }

    /** What a ship of a sail pays in gold when it is repelled, and costs when it is not. */
    public static int shipGold(int sail) {
        return SHIP_GOLD[sail];
    }

    /** The same in points. */
    public static int shipPoints(int sail) {
        return SHIP_POINTS[sail];
    }

    public static int startGold(int seats) {
        return START_GOLD[seats];
    }

    public static int setsPerRound(int seats) {
        return SETS_PER_ROUND[seats];
    }

    /** True if the round ends with a large scoring, false if with a small one. */
    public static boolean isLarge(int round) {
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

    /** A column of the table of seats, indexed by the number of seats. */
    private static int[] bySeats(String column) {
        List<DataRow> rows = FILE.table("seats").rows();
        int[] figures = new int[rows.getLast().number("seats") + 1];
        rows.forEach(row -> figures[row.number("seats")] = row.number(column));
        return figures;
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
