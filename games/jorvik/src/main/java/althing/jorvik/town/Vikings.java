package althing.jorvik.town;

/**
 * A line of vikings, one byte each, packed into a long, the front in the lowest byte: a queue of at most eight, or the
 * vikings on the reserved cards. A viking is his owner's seat + 1, and {@link #BROWN} more if he is brown.
 */
public final class Vikings {

    public static final long NONE = 0;
    public static final int BROWN = 8;

    private static final int BITS = 8;

    private Vikings() {
    }

    public static int viking(int seat, boolean brown) {
        return seat + 1 + (brown ? BROWN : 0);
    }

    public static int seat(int viking) {
        return (viking & BROWN - 1) - 1;
    }

    public static boolean isBrown(int viking) {
        return (viking & BROWN) != 0;
    }

    public static int size(long line) {
        return (Long.SIZE - Long.numberOfLeadingZeros(line) + BITS - 1) / BITS;
    }

    /** The viking on a spot, counted from 0 at the front; 0 if there is none. */
    public static int at(long line, int spot) {
        return (int) (line >>> (spot * BITS)) & 0xFF;
    }

    /** Whether the viking at the front is of this seat. */
    public static boolean isLedBy(long line, int seat) {
        return line != NONE && seat(at(line, 0)) == seat;
    }

    public static long append(long line, int viking) {
        return line | (long) viking << (size(line) * BITS);
    }

    public static long replace(long line, int spot, int viking) {
        return (line & ~(0xFFL << (spot * BITS))) | (long) viking << (spot * BITS);
    }

    /** The line without its front; all others move up. */
    public static long withoutFront(long line) {
        return line >>> BITS;
    }
}
