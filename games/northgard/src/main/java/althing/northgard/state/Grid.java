package althing.northgard.state;

import althing.northgard.box.Tiles;

/**
 * Which tile lies in which cell, and how turned. The grid is a torus wide enough that no map of all tiles can meet itself
 * on it (NOR-2.1). Not thread safe.
 */
public final class Grid {

    private static final int WIDTH = Tiles.COUNT + 5;
    /** The start lies in the middle, so that few maps cross the seam of the torus. */
    private static final int MIDDLE = 2 * WIDTH + WIDTH / 2;
    private static final int[] DX = {0, 1, 0, -1};
    private static final int[] DY = {-1, 0, 1, 0};

    private static final int Y = Tiles.COUNT;
    private static final int TURNED = 2 * Tiles.COUNT;
    private static final int ORDER = 3 * Tiles.COUNT;

    /** The empty cells beside tiles. */
    public final Frontier frontier = new Frontier();
    /** The tile in each cell counted from 1, 0 for an empty cell, and below for one of the frontier, counted from -1. */
    private final byte[] cells = new byte[WIDTH * WIDTH];
    /** The rows of cells that are not all empty. */
    private int top = WIDTH;
    private int bottom = -1;
    /** Where each tile lies and how it is turned, and the tiles in the order in which they were placed. */
    private final byte[] laid = new byte[4 * Tiles.COUNT];
    private int size;

    public void become(Grid other) {
        frontier.become(other.frontier);
        int from = Math.min(top, other.top) * WIDTH;
        int to = (Math.max(bottom, other.bottom) + 1) * WIDTH;
        System.arraycopy(other.cells, from, cells, from, Math.max(to - from, 0));
        top = other.top;
        bottom = other.bottom;
        System.arraycopy(other.laid, 0, laid, 0, laid.length);
        size = other.size;
    }

    /** How many tiles are on the map. */
    public int size() {
        return size;
    }

    /** The tile that was placed after so many others. */
    public int placed(int index) {
        return laid[ORDER + index];
    }

    public int x(int tile) {
        return laid[tile];
    }

    public int y(int tile) {
        return laid[Y + tile];
    }

    public int rotation(int tile) {
        return laid[TURNED + tile];
    }

    private static int cell(int x, int y) {
        return (y + MIDDLE) % WIDTH * WIDTH + (x + MIDDLE) % WIDTH;
    }

    /** The tile in a cell, or {@link Tiles#NONE}. */
    public int tileAt(int x, int y) {
        return Math.max(cells[cell(x, y)], 0) - 1;
    }

    public int beside(int x, int y, int side) {
        return tileAt(x + DX[side], y + DY[side]);
    }

    /** The place of a cell on the frontier, or {@link Tiles#NONE}. */
    public int frontierAt(int x, int y) {
        return -Math.min(cells[cell(x, y)], 0) - 1;
    }

    /** Puts a tile into a cell; the empty cells beside it are on the frontier from now on. */
    public void put(int tile, int atX, int atY, int turned) {
        laid[tile] = (byte) atX;
        laid[Y + tile] = (byte) atY;
        laid[TURNED + tile] = (byte) turned;
        laid[ORDER + size++] = (byte) tile;
        leave(frontierAt(atX, atY));
        mark(cell(atX, atY), tile + 1);
        for (int side = 0; side < Tiles.SIDES; side++) {
            reach(atX + DX[side], atY + DY[side], side + 2 & 3, Tiles.atSide(tile, turned, side));
        }
        for (int corner = 0; corner < Tiles.SIDES; corner++) {
            meet(tile, atX, atY, corner);
        }
    }

    private void mark(int cell, int content) {
        cells[cell] = (byte) content;
        top = Math.min(top, cell / WIDTH);
        bottom = Math.max(bottom, cell / WIDTH);
    }

    private void leave(int place) {
        if (place != Tiles.NONE) {
            frontier.remove(place);
            if (place < frontier.size()) {
                cells[cell(frontier.x(place), frontier.y(place))] = (byte) (-1 - place);
            }
        }
    }

    /** A region reaches a cell from one of its sides. */
    private void reach(int x, int y, int side, int region) {
        int cell = cell(x, y);
        if (cells[cell] == 0) {
            mark(cell, -1 - frontier.add(x, y));
        }
        if (cells[cell] < 0) {
            frontier.reach(-1 - cells[cell], side, region);
        }
    }

    /**
     * Once three tiles lie around a corner, the fourth cell has to follow them. Corners NE, SE, SW, NW lie between a side
     * and the next one.
     */
    private void meet(int tile, int x, int y, int corner) {
        int side = corner + 1 & 3;
        int before = cells[cell(x + DX[corner], y + DY[corner])];
        int after = cells[cell(x + DX[side], y + DY[side])];
        int across = cells[cell(x + DX[corner] + DX[side], y + DY[corner] + DY[side])];
        int lines = line(tile + 1, corner) + line(before, corner + 1) + line(across, corner + 2)
                + line(after, corner + 3);
        if (before <= 0 && after > 0 && across > 0) {
            frontier.settle(-1 - before, corner + 1 & 3, lines);
        } else if (across <= 0 && before > 0 && after > 0) {
            frontier.settle(-1 - across, corner + 2 & 3, lines);
        } else if (after <= 0 && before > 0 && across > 0) {
            frontier.settle(-1 - after, corner + 3 & 3, lines);
        }
    }

    /** The border lines that come to a corner from what a cell has. */
    private int line(int content, int corner) {
        return content <= 0 ? 0 : Tiles.CORNERS[((content - 1) << 2) | rotation(content - 1)] >> (corner & 3) & 1;
    }
}
