package althing.northgard.state;

import althing.northgard.box.Tiles;

/**
 * Which tile lies in which cell, and the empty cells beside tiles. The grid is a torus wide enough that no map of all
 * tiles can meet itself on it (NOR-2.1). Not thread safe.
 */
public final class Grid {

    private static final int WIDTH = Tiles.COUNT + 5;
    private static final int[] DX = {0, 1, 0, -1};
    private static final int[] DY = {-1, 0, 1, 0};
    private static final byte FRONTIER = -1;

    /** The tile in each cell counted from 1, 0 for an empty cell, and {@link #FRONTIER} for one beside a tile. */
    private final byte[] cells = new byte[WIDTH * WIDTH];
    /** The cells beside tiles, in no order. */
    private final byte[] frontierX = new byte[4 * Tiles.COUNT];
    private final byte[] frontierY = new byte[4 * Tiles.COUNT];
    private int frontier;

    public void become(Grid other) {
        System.arraycopy(other.cells, 0, cells, 0, cells.length);
        System.arraycopy(other.frontierX, 0, frontierX, 0, other.frontier);
        System.arraycopy(other.frontierY, 0, frontierY, 0, other.frontier);
        frontier = other.frontier;
    }

    private static int cell(int x, int y) {
        return (y + 2 * WIDTH) % WIDTH * WIDTH + (x + 2 * WIDTH) % WIDTH;
    }

    /** The tile in a cell, or {@link Tiles#NONE}. */
    public int tileAt(int x, int y) {
        return Math.max(cells[cell(x, y)], 0) - 1;
    }

    public int beside(int x, int y, int side) {
        return tileAt(x + DX[side], y + DY[side]);
    }

    /** The tile across a corner; corners NE, SE, SW, NW lie between a side and the next one. */
    public int across(int x, int y, int corner) {
        int after = corner + 1 & 3;
        return tileAt(x + DX[corner] + DX[after], y + DY[corner] + DY[after]);
    }

    public int frontierSize() {
        return frontier;
    }

    public int frontierX(int index) {
        return frontierX[index];
    }

    public int frontierY(int index) {
        return frontierY[index];
    }

    /** Puts a tile into a cell; the empty cells beside it are on the frontier from now on. */
    public void put(int tile, int atX, int atY) {
        cells[cell(atX, atY)] = (byte) (tile + 1);
        for (int i = 0; i < frontier; i++) {
            if (frontierX[i] == atX && frontierY[i] == atY) {
                frontier--;
                frontierX[i] = frontierX[frontier];
                frontierY[i] = frontierY[frontier];
                break;
            }
        }
        for (int side = 0; side < Tiles.SIDES; side++) {
            int cell = cell(atX + DX[side], atY + DY[side]);
            if (cells[cell] == 0) {
                cells[cell] = FRONTIER;
                frontierX[frontier] = (byte) (atX + DX[side]);
                frontierY[frontier++] = (byte) (atY + DY[side]);
            }
        }
    }
}
