package althing.vikings.area;

import althing.vikings.box.Components;
import althing.vikings.box.Tile;

/** Where an area has room for a tile: cells of a row and columns of ships, as bits over the columns (bit 0 is column 1). */
public final class Vacancies {

    private static final int LEFT = Tile.LEFT.ordinal();
    private static final int RIGHT = Tile.RIGHT.ordinal();
    private static final long COLUMNS = (1L << Components.COLUMNS) - 1;
    private static final long COLUMN_1 = 1;
    private static final long FIRST_SHIPS = (1L << Components.FIRST_SHIP_COLUMNS) - 1;

    private Vacancies() {
    }

    /** The cells of a row that touch a tile, a ship or the base with a full side (VIK-6.6). */
    public static long touched(Area area, int row) {
        long tiles = area.tiles(row);
        long above = row == 0 ? area.ships() : area.tiles(row - 1);
        long below = row == Area.ROWS - 1 ? 0 : area.tiles(row + 1);
        return (tiles << 1 | tiles >> 1 | above | below | COLUMN_1) & COLUMNS & ~tiles;
    }

    /** The cells whose left neighbour, or the base, shows another edge than the tile's left one (VIK-6.8, VIK-6.9). */
    public static long clashesLeft(Area area, int tile, int row) {
        long landOnTheLeft = (area.tiles(row) & ~area.rightEnds(row)) << 1;
        long seaOnTheLeft = area.rightEnds(row) << 1 | COLUMN_1;
        return tile == LEFT ? landOnTheLeft : seaOnTheLeft;
    }

    /** The cells whose right neighbour shows another edge than the tile's right one (VIK-6.8). */
    public static long clashesRight(Area area, int tile, int row) {
        long landOnTheRight = (area.tiles(row) & ~area.leftEnds(row)) >> 1;
        long seaOnTheRight = area.leftEnds(row) >> 1;
        return tile == RIGHT ? landOnTheRight : seaOnTheRight;
    }

    /** The cells of a row where an island tile may lie (VIK-6.6, VIK-6.8, VIK-6.9). */
    public static long cells(Area area, int tile, int row) {
        return touched(area, row) & ~clashesLeft(area, tile, row) & ~clashesRight(area, tile, row);
    }

    /** The cells of all rows where an island tile may lie. */
    public static int countCells(Area area, int tile) {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            count += Long.bitCount(cells(area, tile, row));
        }
        return count;
    }

    /** Whether the start tile may lie in column 1 of a row (VIK-6.13). */
    public static boolean hasStart(Area area, int row) {
        return (cells(area, LEFT, row) & COLUMN_1) != 0;
    }

    /** The columns where a ship may lie (VIK-6.3 to VIK-6.5). */
    public static long moorings(Area area) {
        if (area.ships() == 0) {
            return FIRST_SHIPS;
        }
        return areFirstTaken(area) ? besideShips(area) : besideShips(area) & FIRST_SHIPS;
    }

    public static long besideShips(Area area) {
        long ships = area.ships();
        return (ships << 1 | ships >> 1) & ~ships & COLUMNS;
    }

    /** Whether there is a ship in each of the first columns (VIK-6.5). */
    public static boolean areFirstTaken(Area area) {
        return (area.ships() & FIRST_SHIPS) == FIRST_SHIPS;
    }
}
