package althing.northgard.state;

import java.util.Arrays;

import althing.northgard.NorthgardGame;
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

    private static final int NEXT = Tiles.REGION_COUNT;
    private static final int OPEN = 2 * Tiles.REGION_COUNT;
    private static final int OWNER = 3 * Tiles.REGION_COUNT;
    private static final int UNITS = 4 * Tiles.REGION_COUNT;
    private static final int VISITORS = 5 * Tiles.REGION_COUNT;

    /**
     * For each region its territory, or {@link Tiles#NONE} while its tile is not on the map, and the next region of it;
     * for each territory its open sides, its owner, his units, and units that came in and have not fought or left yet.
     */
    private final byte[] regions = new byte[6 * Tiles.REGION_COUNT];
    private long low;
    private long high;
    /** The territories of each seat: the lower and the higher regions, as bits. */
    private final long[] held = new long[2 * NorthgardGame.MOST_SEATS];
    /** Whose the units are that came in. */
    public int visitor = NOBODY;

    /** What {@link #look} found: the adjacent territories, and those of them with a regular connection. */
    public long nearLow;
    public long nearHigh;
    public long regularLow;
    public long regularHigh;

    public Land() {
        Arrays.fill(regions, 0, NEXT, (byte) Tiles.NONE);
        Arrays.fill(regions, OWNER, UNITS, (byte) NOBODY);
    }

    public void become(Land other) {
        grid.become(other.grid);
        estate.become(other.estate);
        System.arraycopy(other.regions, 0, regions, 0, regions.length);
        System.arraycopy(other.held, 0, held, 0, held.length);
        low = other.low;
        high = other.high;
        visitor = other.visitor;
    }

    public boolean isPlaced(int tile) {
        return regions[Tiles.FIRST[tile]] != Tiles.NONE;
    }

    /** The territory of a region, or {@link Tiles#NONE} for none. */
    public int of(int region) {
        return region == Tiles.NONE ? Tiles.NONE : regions[region];
    }

    /** The region on the other side of a tile's side, or {@link Tiles#NONE} where no tile lies. */
    public int beyond(int cellX, int cellY, int side) {
        int other = grid.beside(cellX, cellY, side);
        return other == Tiles.NONE ? Tiles.NONE : Tiles.atSide(other, grid.rotation(other), side + 2 & 3);
    }

    /** Who controls a territory, or {@link #NOBODY}. */
    public int owner(int of) {
        return regions[OWNER + of];
    }

    public void own(int of, int seat) {
        int before = owner(of);
        regions[OWNER + of] = (byte) seat;
        if (before != NOBODY) {
            held[2 * before + of / Long.SIZE] &= ~(1L << of);
        }
        if (seat != NOBODY) {
            held[2 * seat + of / Long.SIZE] |= 1L << of;
        }
    }

    /** The first territory of a seat from an index on, or {@link Tiles#NONE}. */
    public int heldFrom(int seat, int from) {
        return RegionSet.first(held[2 * seat], held[2 * seat + 1], from);
    }

    public int units(int of) {
        return regions[UNITS + of];
    }

    public void units(int of, int units) {
        regions[UNITS + of] = (byte) units;
    }

    /** Units join those of the owner, or leave them. */
    public void add(int of, int units) {
        regions[UNITS + of] += (byte) units;
    }

    /** The units that came in and have not fought or left yet. */
    public int visitors(int of) {
        return regions[VISITORS + of];
    }

    public void visitors(int of, int units) {
        regions[VISITORS + of] = (byte) units;
    }

    /** Units come in, or leave again. */
    public void visit(int of, int units) {
        regions[VISITORS + of] += (byte) units;
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
                regions[OPEN + regions[own]]++;
            } else {
                regions[OPEN + regions[other]]--;
                join(regions[own], regions[other]);
            }
        }
        grid.put(tile, atX, atY, turned);
    }

    private void found(int region) {
        regions[region] = (byte) region;
        regions[NEXT + region] = (byte) region;
        regions[OPEN + region] = 0;
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
            regions[region] = (byte) kept;
            region = regions[NEXT + region];
        } while (region != gone);
        byte ring = regions[NEXT + kept];
        regions[NEXT + kept] = regions[NEXT + gone];
        regions[NEXT + gone] = ring;
        regions[OPEN + kept] += regions[OPEN + gone];
        regions[UNITS + kept] += regions[UNITS + gone];
        regions[UNITS + gone] = 0;
        own(kept, owner(kept) == NOBODY ? owner(gone) : owner(kept));
        own(gone, NOBODY);
        mark(gone, false);
    }

    /** The first territory from an index on, or {@link Tiles#NONE}: for going through all of them. */
    public int territoryFrom(int from) {
        return RegionSet.first(low, high, from);
    }

    /** The next region of the same territory, round and round. */
    public int nextOf(int region) {
        return regions[NEXT + region];
    }

    public boolean isClosed(int of) {
        return regions[OPEN + of] == 0;
    }

    public int openSides(int of) {
        return regions[OPEN + of];
    }

    /** The tiles of a territory, as bits. */
    public long tiles(int of) {
        long tiles = 0;
        int region = of;
        do {
            tiles |= 1L << Tiles.TILE_OF[region];
            region = regions[NEXT + region];
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
                int other = regions[beyond[i]];
                if (other != of) {
                    note(other, hard[i]);
                }
            }
            region = regions[NEXT + region];
        } while (region != of);
    }

    /** Whether two territories are adjacent. */
    public boolean isNear(int of, int other) {
        look(of);
        return RegionSet.contains(nearLow, nearHigh, other);
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
