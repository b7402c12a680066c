package althing.vikings.area;

/** Completed islands: within a row a left end, any number of middles and a right end without a gap (VIK-12.4). */
public final class Islands {

    private Islands() {
    }

    public static int completed(Area area) {
        int count = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            count += Long.bitCount(completedEnds(area, row));
        }
        return count;
    }

    /** The tiles of the longest completed island, 0 if there is none. */
    public static int longest(Area area) {
        int longest = 0;
        for (int row = 0; row < Area.ROWS; row++) {
            for (long ends = completedEnds(area, row); ends != 0; ends &= ends - 1) {
                longest = Math.max(longest, length(area, row, Long.numberOfTrailingZeros(ends)));
            }
        }
        return longest;
    }

    /**
     * The right ends of a row that close an island. Adding the cells right of left ends to the middles carries through
     * each unbroken run of middles and comes out on the cell after it.
     */
    public static long completedEnds(Area area, int row) {
        long starts = area.leftEnds(row) << 1;
        return (area.middles(row) + starts) & ~area.middles(row) & area.rightEnds(row);
    }

    /** The tiles of the completed island that ends in a column. */
    public static int length(Area area, int row, int rightEnd) {
        long leftEnds = area.leftEnds(row) & ((1L << rightEnd) - 1);
        return rightEnd - (Long.SIZE - 1 - Long.numberOfLeadingZeros(leftEnds)) + 1;
    }
}
