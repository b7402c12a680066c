package althing.northgard.state;

import java.util.Arrays;

import althing.northgard.box.Tiles;

/**
 * The map: which regions form a territory, which territories are adjacent, and who stands where (NOR-2). A territory is
 * named by its lowest region; what belongs to it as a whole is stored there. Territories are kept along as a union-find
 * in its quick-find form: every region knows its territory, and the regions of one form a ring. Not thread safe.
 */
public final class Land {

    public static final int NOBODY = -1;
    public final Grid grid = new Grid();
    public final Estate estate = new Estate(this);

    /** The territory of each region, or {@link Tiles#NONE} while its tile is not on the map. */
    public final byte[] territory = new byte[Tiles.REGION_COUNT];
    private final byte[] next = new byte[Tiles.REGION_COUNT];
    private final byte[] open = new byte[Tiles.REGION_COUNT];
    private long low;
    private long high;

    public final byte[] owner = new byte[Tiles.REGION_COUNT];
    public final byte[] units = new byte[Tiles.REGION_COUNT];
    /** Units that came in and have not fought or left yet, and whose they are. */
    public final byte[] visitors = new byte[Tiles.REGION_COUNT];
    public int visitor = NOBODY;

    /** What {@link #look} found: the adjacent territories, and those of them with a regular connection. */
    public long nearLow;
    public long nearHigh;
    public long regularLow;
    public long regularHigh;

    public Land() {
        Arrays.fill(territory, (byte) Tiles.NONE);
        Arrays.fill(owner, (byte) NOBODY);
    }

    public void become(Land other) {
        grid.become(other.grid);
        estate.become(other.estate);
        System.arraycopy(other.territory, 0, territory, 0, territory.length);
        System.arraycopy(other.next, 0, next, 0, next.length);
        System.arraycopy(other.open, 0, open, 0, open.length);
        low = other.low;
        high = other.high;
        System.arraycopy(other.owner, 0, owner, 0, owner.length);
        System.arraycopy(other.units, 0, units, 0, units.length);
        System.arraycopy(other.visitors, 0, visitors, 0, visitors.length);
        visitor = other.visitor;
    }

    public boolean isPlaced(int tile) {
        return territory[Tiles.FIRST[tile]] != Tiles.NONE;
    }

    /** The territory of a region, or {@link Tiles#NONE} for none. */
    public int of(int region) {
        return region == Tiles.NONE ? Tiles.NONE : territory[region];
    }

    /** The region on the other side of a tile's side, or {@link Tiles#NONE} where no tile lies. */
    public int beyond(int cellX, int cellY, int side) {
        int other = grid.beside(cellX, cellY, side);
        return other == Tiles.NONE ? Tiles.NONE : Tiles.atSide(other, grid.rotation(other), side + 2 & 3);
    }

    /** Puts a tile on the map and joins its regions with those beside it (NOR-2.4). */
    public void place(int tile, int atX, int atY, int turned) {
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
        grid.put(tile, atX, atY, turned);
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

    /** The first territory from an index on, or {@link Tiles#NONE}: for going through all of them. */
    public int territoryFrom(int from) {
        return first(low, high, from);
    }

    /** The first bit from an index on in a set of regions, or {@link Tiles#NONE}. */
    public static int first(long low, long high, int from) {
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

    public static boolean contains(long low, long high, int region) {
        return ((region < Long.SIZE ? low : high) >>> region & 1) != 0;
    }

    /** The next region of the same territory, round and round. */
    public int nextOf(int region) {
        return next[region];
    }

    public boolean isClosed(int of) {
        return open[of] == 0;
    }

    public int openSides(int of) {
        return open[of];
    }

    /** The tiles of a territory, as bits. */
    public long tiles(int of) {
        long tiles = 0;
        int region = of;
        do {
            tiles |= 1L << Tiles.TILE_OF[region];
            region = next[region];
        } while (region != of);
        return tiles;
    }

    /** The number of tiles of a territory (NOR-2.8). */
    public int extent(int of) {
        return Long.bitCount(tiles(of));
    }

    /** Looks for the territories beside one; the result lies in the fields (NOR-2.5, NOR-2.6). */
    public void look(int of) {
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

    /** Whether two territories are adjacent. */
    public boolean isNear(int of, int other) {
        look(of);
        return contains(nearLow, nearHigh, other);
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
}
