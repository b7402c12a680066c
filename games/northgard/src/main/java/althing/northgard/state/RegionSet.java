package althing.northgard.state;

import althing.northgard.box.Tiles;

/** Sets of regions as bits of two numbers, the lower regions and the higher ones. */
public final class RegionSet {

    private RegionSet() {
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
}
