package althing.northgard;

import java.util.Arrays;

/**
 * The map: where the tiles lie, which regions form a territory, who stands where, and the buildings (NOR-2). A territory
 * is named by its lowest region; what belongs to it as a whole is stored there. Territories are kept along as a
 * union-find in its quick-find form: every region knows its territory, and the regions of one form a ring.
 *
 * <p>The grid is a torus wide enough that no map of all tiles can meet itself on it. Not thread safe.
 */
final class Land {

    static final int NOBODY = -1;
    private static final int WIDTH = Tiles.COUNT + 5;
    private static final int[] DX = {0, 1, 0, -1};
    private static final int[] DY = {-1, 0, 1, 0};
    private static final byte FRONTIER = -1;
    /** Bits of one small building type among those without a site. */
    private static final int LOOSE_BITS = 3;
    private static final int LOOSE_MASK = (1 << LOOSE_BITS) - 1;

    /** The tile in each cell counted from 1, 0 for an empty cell, and {@link #FRONTIER} for one beside a tile. */
    private final byte[] grid = new byte[WIDTH * WIDTH];
    final byte[] x = new byte[Tiles.COUNT];
    final byte[] y = new byte[Tiles.COUNT];
    final byte[] rotation = new byte[Tiles.COUNT];
    /** The tiles in the order in which they were placed. */
    final byte[] placed = new byte[Tiles.COUNT];
    int size;
    /** The cells beside tiles, in no order. */
    private final byte[] frontierX = new byte[4 * Tiles.COUNT];
    private final byte[] frontierY = new byte[4 * Tiles.COUNT];
    private int frontier;

    /** The territory of each region, or {@link Tiles#NONE} while its tile is not on the map. */
    final byte[] territory = new byte[Tiles.REGION_COUNT];
    private final byte[] next = new byte[Tiles.REGION_COUNT];
    private final byte[] open = new byte[Tiles.REGION_COUNT];
    private long low;
    private long high;

    final byte[] owner = new byte[Tiles.REGION_COUNT];
    final byte[] units = new byte[Tiles.REGION_COUNT];
    /** Units that came in and have not fought or left yet. */
    final byte[] visitors = new byte[Tiles.REGION_COUNT];
    /** The building on the site of a region counted from 1, or 0. */
    final byte[] building = new byte[Tiles.REGION_COUNT];
    /** How many buildings of each small kind stand without a site, by the region they were put in. */
    final short[] loose = new short[Tiles.REGION_COUNT];

    /** What {@link #look} found: the adjacent territories, and those of them with a regular connection. */
    long nearLow;
    long nearHigh;
    long regularLow;
    long regularHigh;

    Land() {
        Arrays.fill(territory, (byte) Tiles.NONE);
        Arrays.fill(owner, (byte) NOBODY);
    }

    void become(Land other) {
        System.arraycopy(other.grid, 0, grid, 0, grid.length);
        System.arraycopy(other.x, 0, x, 0, x.length);
        System.arraycopy(other.y, 0, y, 0, y.length);
        System.arraycopy(other.rotation, 0, rotation, 0, rotation.length);
        System.arraycopy(other.placed, 0, placed, 0, placed.length);
        size = other.size;
        System.arraycopy(other.frontierX, 0, frontierX, 0, other.frontier);
        System.arraycopy(other.frontierY, 0, frontierY, 0, other.frontier);
        frontier = other.frontier;
        System.arraycopy(other.territory, 0, territory, 0, territory.length);
        System.arraycopy(other.next, 0, next, 0, next.length);
        System.arraycopy(other.open, 0, open, 0, open.length);
        low = other.low;
        high = other.high;
        System.arraycopy(other.owner, 0, owner, 0, owner.length);
        System.arraycopy(other.units, 0, units, 0, units.length);
        System.arraycopy(other.visitors, 0, visitors, 0, visitors.length);
        System.arraycopy(other.building, 0, building, 0, building.length);
        System.arraycopy(other.loose, 0, loose, 0, loose.length);
    }

    private static int cell(int x, int y) {
        return (y + 2 * WIDTH) % WIDTH * WIDTH + (x + 2 * WIDTH) % WIDTH;
    }

    /** The tile in a cell, or {@link Tiles#NONE}. */
    int tileAt(int x, int y) {
        return Math.max(grid[cell(x, y)], 0) - 1;
    }

    int beside(int x, int y, int side) {
        return tileAt(x + DX[side], y + DY[side]);
    }

    /** The tile across a corner; corners NE, SE, SW, NW lie between a side and the next one. */
    int across(int x, int y, int corner) {
        int after = corner + 1 & 3;
        return tileAt(x + DX[corner] + DX[after], y + DY[corner] + DY[after]);
    }

    boolean isPlaced(int tile) {
        return territory[Tiles.FIRST[tile]] != Tiles.NONE;
    }

    int frontierSize() {
        return frontier;
    }

    int frontierX(int index) {
        return frontierX[index];
    }

    int frontierY(int index) {
        return frontierY[index];
    }

    /** The territory of a region, or {@link Tiles#NONE} for none. */
    int of(int region) {
        return region == Tiles.NONE ? Tiles.NONE : territory[region];
    }

    /** The region on the other side of a tile's side, or {@link Tiles#NONE} where no tile lies. */
    int beyond(int cellX, int cellY, int side) {
        int other = beside(cellX, cellY, side);
        return other == Tiles.NONE ? Tiles.NONE : Tiles.atSide(other, rotation[other], side + 2 & 3);
    }

    /** Puts a tile on the map and joins its regions with those beside it (NOR-2.4). */
    void place(int tile, int atX, int atY, int turned) {
        x[tile] = (byte) atX;
        y[tile] = (byte) atY;
        rotation[tile] = (byte) turned;
        placed[size++] = (byte) tile;
        for (int region = Tiles.FIRST[tile]; region < Tiles.FIRST[tile + 1]; region++) {
            found(region);
        }
        for (int side = 0; side < Tiles.SIDES; side++) {
            int own = Tiles.atSide(tile, turned, side);
            int other = beyond(atX, atY, side);
            if (other == Tiles.NONE) {
                open[territory[own]]++;
            } else {
                open[territory[other]]--;
                join(territory[own], territory[other]);
            }
        }
        settleFrontier(tile, atX, atY);
    }

    private void found(int region) {
        territory[region] = (byte) region;
        next[region] = (byte) region;
        open[region] = 0;
        mark(region, true);
    }

    private void mark(int region, boolean on) {
        if (region < Long.SIZE) {
            low = on ? low | 1L << region : low & ~(1L << region);
        } else {
            high = on ? high | 1L << region : high & ~(1L << region);
        }
    }

    private void join(int one, int other) {
        if (one == other) {
            return;
        }
        int kept = Math.min(one, other);
        int gone = Math.max(one, other);
        int region = gone;
        do {
            territory[region] = (byte) kept;
            region = next[region];
        } while (region != gone);
        byte ring = next[kept];
        next[kept] = next[gone];
        next[gone] = ring;
        open[kept] += open[gone];
        units[kept] += units[gone];
        owner[kept] = owner[kept] == NOBODY ? owner[gone] : owner[kept];
        units[gone] = 0;
        owner[gone] = NOBODY;
        mark(gone, false);
    }

    private void settleFrontier(int tile, int atX, int atY) {
        grid[cell(atX, atY)] = (byte) (tile + 1);
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
            if (grid[cell] == 0) {
                grid[cell] = FRONTIER;
                frontierX[frontier] = (byte) (atX + DX[side]);
                frontierY[frontier++] = (byte) (atY + DY[side]);
            }
        }
    }

    /** The first territory from an index on, or {@link Tiles#NONE}: for going through all of them. */
    int territoryFrom(int from) {
        return first(low, high, from);
    }

    /** The first bit from an index on in a set of regions, or {@link Tiles#NONE}. */
    static int first(long low, long high, int from) {
        if (from < Long.SIZE) {
            long rest = low >>> from << from;
            if (rest != 0) {
                return Long.numberOfTrailingZeros(rest);
            }
            return high == 0 ? Tiles.NONE : Long.SIZE + Long.numberOfTrailingZeros(high);
        }
        if (from >= 2 * Long.SIZE) {
            return Tiles.NONE;
        }
        long rest = high >>> from << from;
        return rest == 0 ? Tiles.NONE : Long.SIZE + Long.numberOfTrailingZeros(rest);
    }

    static boolean contains(long low, long high, int region) {
        return ((region < Long.SIZE ? low : high) >>> region & 1) != 0;
    }

    /** The next region of the same territory, round and round. */
    int nextOf(int region) {
        return next[region];
    }

    boolean isClosed(int of) {
        return open[of] == 0;
    }

    int openSides(int of) {
        return open[of];
    }

    /** The tiles of a territory, as bits. */
    long tiles(int of) {
        long tiles = 0;
        int region = of;
        do {
            tiles |= 1L << Tiles.TILE_OF[region];
            region = next[region];
        } while (region != of);
        return tiles;
    }

    /** The number of tiles of a territory (NOR-2.8). */
    int extent(int of) {
        return Long.bitCount(tiles(of));
    }

    /** Looks for the territories beside one; the result lies in the fields (NOR-2.5, NOR-2.6). */
    void look(int of) {
        nearLow = 0;
        nearHigh = 0;
        regularLow = 0;
        regularHigh = 0;
        int region = of;
        do {
            int[] beyond = Tiles.BEYOND[region];
            boolean[] hard = Tiles.HARD[region];
            for (int i = 0; i < beyond.length; i++) {
                int other = territory[beyond[i]];
                if (other != of) {
                    note(other, hard[i]);
                }
            }
            region = next[region];
        } while (region != of);
    }

    private void note(int other, boolean hard) {
        long bit = 1L << other;
        if (other < Long.SIZE) {
            nearLow |= bit;
            regularLow |= hard ? 0 : bit;
        } else {
            nearHigh |= bit;
            regularHigh |= hard ? 0 : bit;
        }
    }

    /** The printed resources of a territory. */
    int printed(int of, int resource) {
        int[] printed = Tiles.PRINTED[resource];
        int sum = 0;
        int region = of;
        do {
            sum += printed[region];
            region = next[region];
        } while (region != of);
        return sum;
    }

    /** What its buildings yield. */
    int built(int of, int resource) {
        int[] yield = Buildings.YIELD[resource];
        int sum = 0;
        int region = of;
        do {
            if (building[region] != 0) {
                sum += yield[building[region] - 1];
            }
            if (loose[region] != 0) {
                for (int kind = 0; kind < Buildings.FIRST_LARGE; kind++) {
                    sum += yield[kind] * looseOf(region, kind);
                }
            }
            region = next[region];
        } while (region != of);
        return sum;
    }

    /** The icons of a territory, printed and of buildings (NOR-1.11). */
    int icons(int of, int resource) {
        return printed(of, resource) + built(of, resource);
    }

    int lairs(int of) {
        int sum = 0;
        int region = of;
        do {
            sum += Tiles.LAIR[region] ? 1 : 0;
            region = next[region];
        } while (region != of);
        return sum;
    }

    /** How many buildings of a kind stand in a territory. */
    int count(int of, int kind) {
        int sum = 0;
        int region = of;
        do {
            sum += building[region] == kind + 1 ? 1 : 0;
            sum += loose[region] == 0 || Buildings.isLarge(kind) ? 0 : looseOf(region, kind);
            region = next[region];
        } while (region != of);
        return sum;
    }

    /** The kinds of buildings in a territory, as bits. */
    int kinds(int of) {
        int kinds = 0;
        int region = of;
        do {
            kinds |= building[region] == 0 ? 0 : 1 << building[region] - 1;
            for (int kind = 0; loose[region] != 0 && kind < Buildings.FIRST_LARGE; kind++) {
                kinds |= looseOf(region, kind) == 0 ? 0 : 1 << kind;
            }
            region = next[region];
        } while (region != of);
        return kinds;
    }

    boolean hasLarge(int of) {
        int region = of;
        do {
            if (building[region] > Buildings.FIRST_LARGE) {
                return true;
            }
            region = next[region];
        } while (region != of);
        return false;
    }

    /** All small, or all large, buildings of a territory. */
    int buildings(int of, boolean large) {
        int sum = 0;
        int region = of;
        do {
            sum += building[region] != 0 && Buildings.isLarge(building[region] - 1) == large ? 1 : 0;
            for (int kind = 0; !large && loose[region] != 0 && kind < Buildings.FIRST_LARGE; kind++) {
                sum += looseOf(region, kind);
            }
            region = next[region];
        } while (region != of);
        return sum;
    }

    /** The building sites of a territory that are free. */
    int emptySites(int of, boolean large) {
        int sum = 0;
        int region = of;
        do {
            boolean free = Tiles.SITE[region] != Tiles.NONE && building[region] == 0;
            sum += free && Tiles.SITE[region] == Site.LARGE.ordinal() == large ? 1 : 0;
            region = next[region];
        } while (region != of);
        return sum;
    }

    int looseOf(int region, int kind) {
        return loose[region] >> kind * LOOSE_BITS & LOOSE_MASK;
    }

    void addLoose(int region, int kind, int amount) {
        loose[region] += (short) (amount << kind * LOOSE_BITS);
    }
}
