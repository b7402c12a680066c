package althing.northgard.state;

import althing.northgard.box.Tiles;

/**
 * The empty cells beside tiles, in no order, each with what lies around it: the region beyond each side, and the corners
 * where a tile must have a border line and where it must not (NOR-2.9). Not thread safe.
 */
public final class Frontier {

    /** So many squares in a figure have at most twice as many empty ones beside it, and two; parts of it may be missing too. */
    private static final int ROOM = 3 * Tiles.COUNT + 2;
    /** A cell is eight bytes: where it is, the regions beyond its sides, the corners that are settled and those with a line. */
    private static final int WIDTH = 8;
    private static final int Y = 1;
    private static final int BEYOND = 2;
    private static final int SETTLED = 6;
    private static final int LINES = 7;

    private final byte[] cells = new byte[ROOM * WIDTH];
    private int size;

    void become(Frontier other) {
        System.arraycopy(other.cells, 0, cells, 0, other.size * WIDTH);
        size = other.size;
    }

    public int size() {
        return size;
    }

    public int x(int cell) {
        return cells[cell * WIDTH];
    }

    public int y(int cell) {
        return cells[cell * WIDTH + Y];
    }

    /** The region beyond a side of a cell, or {@link Tiles#NONE}. */
    public int beyond(int cell, int side) {
        return cells[cell * WIDTH + BEYOND + side];
    }

    /** Whether the border lines around a cell go on in a turned tile (NOR-2.9). */
    public boolean continues(int cell, int tile, int rotation) {
        return (Tiles.CORNERS[tile << 2 | rotation] & cells[cell * WIDTH + SETTLED]) == cells[cell * WIDTH + LINES];
    }

    int add(int x, int y) {
        int at = size * WIDTH;
        cells[at] = (byte) x;
        cells[at + Y] = (byte) y;
        for (int side = 0; side < Tiles.SIDES; side++) {
            cells[at + BEYOND + side] = Tiles.NONE;
        }
        cells[at + SETTLED] = 0;
        cells[at + LINES] = 0;
        return size++;
    }

    /** Takes a cell out; the last one takes its place. */
    void remove(int cell) {
        size--;
        System.arraycopy(cells, size * WIDTH, cells, cell * WIDTH, WIDTH);
    }

    void reach(int cell, int side, int region) {
        cells[cell * WIDTH + BEYOND + side] = (byte) region;
    }

    /** Around a corner lie three tiles with so many lines: a single one would end there, and none must begin (NOR-2.9). */
    void settle(int cell, int corner, int lines) {
        if (lines < 2) {
            cells[cell * WIDTH + SETTLED] |= (byte) (1 << corner);
            cells[cell * WIDTH + LINES] |= (byte) (lines << corner);
        }
    }
}
