package althing.vikings.area;

import althing.vikings.box.Components;
import althing.vikings.box.Row;
import althing.vikings.box.Special;
import althing.vikings.box.Tile;
import althing.vikings.box.Viking;

/**
 * The area of one seat: tiles, vikings and ships as bits over the columns (bit 0 is column 1), and the counters for gold,
 * points, base and special tiles. A window into the arrays that all areas of a position share, so that a position copies
 * with two array copies. Rows, tiles and trades are ordinals. Not thread safe.
 */
public final class Area {

    public static final int ROWS = Row.values().length;
    public static final int WARRIORS = Row.WARRIOR.ordinal();
    public static final int NOBLES = Row.NOBLE.ordinal();
    public static final int SCOUTS = Row.SCOUT.ordinal();
    public static final int GOLDSMITHS = Row.GOLDSMITH.ordinal();
    public static final int FISHERMEN = Row.FISHERMAN.ordinal();
    public static final int BOATMAN = Viking.BOATMAN.ordinal();

    private static final int LEFT = Tile.LEFT.ordinal();
    private static final int RIGHT = Tile.RIGHT.ordinal();
    private static final int FIRST_BUILDING = Tile.FARM.ordinal();

    // the masks of an area: planes of one mask per row, then one mask per sail
    private static final int TILES = 0;
    private static final int LEFT_ENDS = ROWS;
    private static final int RIGHT_ENDS = 2 * ROWS;
    private static final int KIND_LOW = 3 * ROWS;
    private static final int KIND_HIGH = 4 * ROWS;
    private static final int SPECIAL = 5 * ROWS;
    private static final int VIKINGS = 6 * ROWS;
    private static final int SHIPS = 7 * ROWS;
    public static final int MASKS = SHIPS + Components.SAILS;

    // the counters of an area
    private static final int GOLD = 0;
    private static final int POINTS = 1;
    private static final int START_TILE = 2;
    private static final int BASE = 3;
    private static final int SPECIALS = BASE + Viking.values().length;
    private static final int TALLY = SPECIALS + Special.values().length;
    public static final int COUNTS = TALLY + ScoreLine.SLOTS;

    private final long[] masks;
    private final int mask;
    private final short[] counts;
    private final int count;

    public Area(long[] masks, short[] counts, int seat) {
        this.masks = masks;
        this.mask = seat * MASKS;
        this.counts = counts;
        this.count = seat * COUNTS;
    }

    /** An area of its own, outside any position. */
    public static Area alone() {
        return new Area(new long[MASKS], new short[COUNTS], 0);
    }

    public void become(Area other) {
        System.arraycopy(other.masks, other.mask, masks, mask, MASKS);
        System.arraycopy(other.counts, other.count, counts, count, COUNTS);
    }

    /** The trade that lives in a row, and the row that a trade lives in: both enums list the five in opposite order. */
    public static int tradeOf(int row) {
        return ROWS - 1 - row;
    }

    public static int rowOf(int trade) {
        return ROWS - 1 - trade;
    }

    /** Whether the bits of columns hold a column counted from 1. */
    public static boolean has(long columns, int column) {
        return column >= 1 && column <= Components.COLUMNS && (columns >> (column - 1) & 1) != 0;
    }

    public long tiles(int row) {
        return masks[mask + TILES + row];
    }

    public long leftEnds(int row) {
        return masks[mask + LEFT_ENDS + row];
    }

    public long rightEnds(int row) {
        return masks[mask + RIGHT_ENDS + row];
    }

    public long middles(int row) {
        return tiles(row) & ~leftEnds(row) & ~rightEnds(row);
    }

    /** The middle tiles of a row with this building, special ones included. */
    public long buildings(int tile, int row) {
        int kind = tile - FIRST_BUILDING;
        long low = masks[mask + KIND_LOW + row];
        long high = masks[mask + KIND_HIGH + row];
        return middles(row) & ((kind & 1) != 0 ? low : ~low) & ((kind & 2) != 0 ? high : ~high);
    }

    public long specialBuildings(int row) {
        return masks[mask + SPECIAL + row];
    }

    public long vikings(int row) {
        return masks[mask + VIKINGS + row];
    }

    /** The tiles of a row on which nobody stands. */
    public long free(int row) {
        return tiles(row) & ~vikings(row);
    }

    public long ships(int sail) {
        return masks[mask + SHIPS + sail];
    }

    public long ships() {
        long all = 0;
        for (int sail = 0; sail < Components.SAILS; sail++) {
            all |= ships(sail);
        }
        return all;
    }

    /** The kind of the island tile on a cell that holds one. */
    public int tileAt(int row, int column) {
        long bit = 1L << column;
        if ((leftEnds(row) & bit) != 0) {
            return LEFT;
        }
        if ((rightEnds(row) & bit) != 0) {
            return RIGHT;
        }
        int low = (masks[mask + KIND_LOW + row] & bit) != 0 ? 1 : 0;
        int high = (masks[mask + KIND_HIGH + row] & bit) != 0 ? 2 : 0;
        return FIRST_BUILDING + low + high;
    }

    public void lay(int tile, int row, int column) {
        long bit = 1L << column;
        masks[mask + TILES + row] |= bit;
        if (tile == LEFT) {
            masks[mask + LEFT_ENDS + row] |= bit;
        } else if (tile == RIGHT) {
            masks[mask + RIGHT_ENDS + row] |= bit;
        } else {
            int kind = tile - FIRST_BUILDING;
            masks[mask + KIND_LOW + row] |= (long) (kind & 1) << column;
            masks[mask + KIND_HIGH + row] |= (long) (kind >> 1) << column;
        }
    }

    public void layShip(int tile, int column) {
        masks[mask + SHIPS + tile - Components.SHIPS] |= 1L << column;
    }

    public void makeSpecial(int row, int column) {
        masks[mask + SPECIAL + row] |= 1L << column;
    }

    public void putViking(int row, int column) {
        masks[mask + VIKINGS + row] |= 1L << column;
    }

    public int gold() {
        return counts[count + GOLD];
    }

    public void gain(int gold) {
        counts[count + GOLD] += (short) gold;
    }

    public int points() {
        return counts[count + POINTS];
    }

    public void score(int points) {
        counts[count + POINTS] += (short) points;
    }

    /** All that the seat can pay, points being worth a gold each (VIK-4.6). */
    public int means() {
        return gold() + points();
    }

    public boolean hasStartTile() {
        return counts[count + START_TILE] != 0;
    }

    public void hasStartTile(boolean has) {
        counts[count + START_TILE] = (short) (has ? 1 : 0);
    }

    /** How many vikings of a trade wait in the base. */
    public int waiting(int trade) {
        return counts[count + BASE + trade];
    }

    public void addWaiting(int trade, int number) {
        counts[count + BASE + trade] += (short) number;
    }

    /** How many special tiles of a kind the seat holds; a building counts only until it is swapped in. */
    public int specials(int special) {
        return counts[count + SPECIALS + special];
    }

    public void addSpecial(int special, int number) {
        counts[count + SPECIALS + special] += (short) number;
    }

    public int tally(int slot) {
        return counts[count + TALLY + slot];
    }

    public void addTally(int slot, int amount) {
        counts[count + TALLY + slot] += (short) amount;
    }
}
