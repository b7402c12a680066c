package althing.vikings;

/**
 * The area of one seat: tiles, vikings and ships as bits over the columns (bit 0 is column 1), and the counters for gold,
 * points, base and special tiles. A window into the arrays that all areas of a position share, so that a position copies
 * with two array copies. Rows, tiles and trades are ordinals. Not thread safe.
 */
final class Area {

    static final int ROWS = Row.values().length;
    static final int WARRIORS = Row.WARRIOR.ordinal();
    static final int NOBLES = Row.NOBLE.ordinal();
    static final int SCOUTS = Row.SCOUT.ordinal();
    static final int GOLDSMITHS = Row.GOLDSMITH.ordinal();
    static final int FISHERMEN = Row.FISHERMAN.ordinal();
    static final int BOATMAN = Viking.BOATMAN.ordinal();

    private static final int LEFT = Tile.LEFT.ordinal();
    private static final int RIGHT = Tile.RIGHT.ordinal();
    private static final int FIRST_BUILDING = Tile.FARM.ordinal();
    private static final long COLUMNS = (1L << Components.COLUMNS) - 1;
    private static final long COLUMN_1 = 1;
    private static final long FIRST_SHIPS = (1L << Components.FIRST_SHIP_COLUMNS) - 1;

    // the masks of an area: planes of one mask per row, then one mask per sail
    private static final int TILES = 0;
    private static final int LEFT_ENDS = ROWS;
    private static final int RIGHT_ENDS = 2 * ROWS;
    private static final int KIND_LOW = 3 * ROWS;
    private static final int KIND_HIGH = 4 * ROWS;
    private static final int SPECIAL = 5 * ROWS;
    private static final int VIKINGS = 6 * ROWS;
    private static final int SHIPS = 7 * ROWS;
    static final int MASKS = SHIPS + Components.SAILS;

    // the counters of an area
    private static final int GOLD = 0;
    private static final int POINTS = 1;
    private static final int START_TILE = 2;
    private static final int BASE = 3;
    private static final int SPECIALS = BASE + Viking.values().length;
    private static final int TALLY = SPECIALS + Special.values().length;
    static final int COUNTS = TALLY + ScoreLine.SLOTS;

    private final long[] masks;
    private final int mask;
    private final short[] counts;
    private final int count;

    Area(long[] masks, short[] counts, int seat) {
        this.masks = masks;
        this.mask = seat * MASKS;
        this.counts = counts;
        this.count = seat * COUNTS;
    }

    /** An area of its own, outside any position. */
    static Area alone() {
        return new Area(new long[MASKS], new short[COUNTS], 0);
    }

    void become(Area other) {
        System.arraycopy(other.masks, other.mask, masks, mask, MASKS);
        System.arraycopy(other.counts, other.count, counts, count, COUNTS);
    }

    /** The trade that lives in a row, and the row that a trade lives in: both enums list the five in opposite order. */
    static int tradeOf(int row) {
        return ROWS - 1 - row;
    }

    static int rowOf(int trade) {
        return ROWS - 1 - trade;
    }

    /** Whether the bits of columns hold a column counted from 1. */
    static boolean has(long columns, int column) {
        return column >= 1 && column <= Components.COLUMNS && (columns >> (column - 1) & 1) != 0;
    }

    long tiles(int row) {
        return masks[mask + TILES + row];
    }

    long leftEnds(int row) {
        return masks[mask + LEFT_ENDS + row];
    }

    long rightEnds(int row) {
        return masks[mask + RIGHT_ENDS + row];
    }

    long middles(int row) {
        return tiles(row) & ~leftEnds(row) & ~rightEnds(row);
    }

    /** The middle tiles of a row with this building, special ones included. */
    long buildings(int tile, int row) {
        int kind = tile - FIRST_BUILDING;
        long low = masks[mask + KIND_LOW + row];
        long high = masks[mask + KIND_HIGH + row];
        return middles(row) & ((kind & 1) != 0 ? low : ~low) & ((kind & 2) != 0 ? high : ~high);
    }

    long specialBuildings(int row) {
        return masks[mask + SPECIAL + row];
    }

    long vikings(int row) {
        return masks[mask + VIKINGS + row];
    }

    /** The tiles of a row on which nobody stands. */
    long free(int row) {
        return tiles(row) & ~vikings(row);
    }

    long ships(int sail) {
        return masks[mask + SHIPS + sail];
    }

    long ships() {
        long all = 0;
        for (int sail = 0; sail < Components.SAILS; sail++) {
            all |= ships(sail);
        }
        return all;
    }

    /** The kind of the island tile on a cell that holds one. */
    int tileAt(int row, int column) {
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

    void lay(int tile, int row, int column) {
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

    void layShip(int tile, int column) {
        masks[mask + SHIPS + tile - Components.SHIPS] |= 1L << column;
    }

    void makeSpecial(int row, int column) {
        masks[mask + SPECIAL + row] |= 1L << column;
    }

    void putViking(int row, int column) {
        masks[mask + VIKINGS + row] |= 1L << column;
    }

    /** The cells of a row that touch a tile, a ship or the base with a full side (VIK-6.6). */
    long touched(int row) {
        long above = row == 0 ? ships() : tiles(row - 1);
        long below = row == ROWS - 1 ? 0 : tiles(row + 1);
        return (tiles(row) << 1 | tiles(row) >> 1 | above | below | COLUMN_1) & COLUMNS & ~tiles(row);
    }

    /** The cells whose left neighbour, or the base, shows another edge than the tile's left one (VIK-6.8, VIK-6.9). */
    long clashesLeft(int tile, int row) {
        long landOnTheLeft = (tiles(row) & ~rightEnds(row)) << 1;
        long seaOnTheLeft = rightEnds(row) << 1 | COLUMN_1;
        return tile == LEFT ? landOnTheLeft : seaOnTheLeft;
    }

    /** The cells whose right neighbour shows another edge than the tile's right one (VIK-6.8). */
    long clashesRight(int tile, int row) {
        long landOnTheRight = (tiles(row) & ~leftEnds(row)) >> 1;
        long seaOnTheRight = leftEnds(row) >> 1;
        return tile == RIGHT ? landOnTheRight : seaOnTheRight;
    }

    /** The cells of a row where an island tile may lie (VIK-6.6, VIK-6.8, VIK-6.9). */
    long cells(int tile, int row) {
        return touched(row) & ~clashesLeft(tile, row) & ~clashesRight(tile, row);
    }

    /** Whether the start tile may lie in column 1 of a row (VIK-6.13). */
    boolean takesStartTile(int row) {
        return (cells(LEFT, row) & COLUMN_1) != 0;
    }

    /** The columns where a ship may lie (VIK-6.3 to VIK-6.5). */
    long moorings() {
        if (ships() == 0) {
            return FIRST_SHIPS;
        }
        return hasFirstShips() ? besideShips() : besideShips() & FIRST_SHIPS;
    }

    long besideShips() {
        long ships = ships();
        return (ships << 1 | ships >> 1) & ~ships & COLUMNS;
    }

    boolean hasFirstShips() {
        return (ships() & FIRST_SHIPS) == FIRST_SHIPS;
    }

    int gold() {
        return counts[count + GOLD];
    }

    void gain(int gold) {
        counts[count + GOLD] += (short) gold;
    }

    int points() {
        return counts[count + POINTS];
    }

    void score(int points) {
        counts[count + POINTS] += (short) points;
    }

    /** All that the seat can pay, points being worth a gold each (VIK-4.6). */
    int means() {
        return gold() + points();
    }

    boolean hasStartTile() {
        return counts[count + START_TILE] != 0;
    }

    void hasStartTile(boolean has) {
        counts[count + START_TILE] = (short) (has ? 1 : 0);
    }

    /** How many vikings of a trade wait in the base. */
    int waiting(int trade) {
        return counts[count + BASE + trade];
    }

    void addWaiting(int trade, int number) {
        counts[count + BASE + trade] += (short) number;
    }

    /** How many special tiles of a kind the seat holds; a building counts only until it is swapped in. */
    int specials(int special) {
        return counts[count + SPECIALS + special];
    }

    void addSpecial(int special, int number) {
        counts[count + SPECIALS + special] += (short) number;
    }

    int tally(int slot) {
        return counts[count + TALLY + slot];
    }

    void addTally(int slot, int amount) {
        counts[count + TALLY + slot] += (short) amount;
    }
}
