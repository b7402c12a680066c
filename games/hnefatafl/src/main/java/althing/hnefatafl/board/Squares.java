package althing.hnefatafl.board;

import java.util.ArrayList;
import java.util.List;

/** A set of squares, one bit for each in two longs. Not thread safe. */
public final class Squares {

    private static final int LONG = Long.SIZE;
    private static final int SIDE = Square.SIDE;
    private static final long HIGH_SQUARES = (1L << (Square.COUNT - LONG)) - 1;
    private static final Squares FIRST_FILE = file(0);
    private static final Squares LAST_FILE = file(SIDE - 1);

    private long low;
    private long high;

    private static Squares file(int file) {
        Squares squares = new Squares();
        for (int rank = 0; rank < SIDE; rank++) {
            squares.add(Square.at(file, rank));
        }
        return squares;
    }

    /** The squares below 64, as bits. */
    public long low() {
        return low;
    }

    /** The squares from 64 on, as bits. */
    public long high() {
        return high;
    }

    public boolean has(int square) {
        return ((square < LONG ? low : high) >>> square & 1) != 0;
    }

    public void add(int square) {
        if (square < LONG) {
            low |= 1L << square;
        } else {
            high |= 1L << square;
        }
    }

    public void remove(int square) {
        if (square < LONG) {
            low &= ~(1L << square);
        } else {
            high &= ~(1L << square);
        }
    }

    public void clear() {
        low = 0;
        high = 0;
    }

    public void become(Squares other) {
        low = other.low;
        high = other.high;
    }

    public void addAll(Squares others) {
        low |= others.low;
        high |= others.high;
    }

    public void removeAll(Squares others) {
        low &= ~others.low;
        high &= ~others.high;
    }

    public void keepAll(Squares others) {
        low &= others.low;
        high &= others.high;
    }

    public boolean isEmpty() {
        return (low | high) == 0;
    }

    public int count() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** How many squares are in both sets. */
    public int countWith(Squares others) {
        return Long.bitCount(low & others.low) + Long.bitCount(high & others.high);
    }

    public boolean meets(Squares others) {
        return ((low & others.low) | (high & others.high)) != 0;
    }

    /** The lowest square of the set, or {@link Square#NONE}. */
    public int first() {
        return from(0);
    }

    /** The lowest square after another, or {@link Square#NONE}. */
    public int after(int square) {
        return from(square + 1);
    }

    private int from(int square) {
        if (square < LONG) {
            long left = low >>> square;
            if (left != 0) {
                return square + Long.numberOfTrailingZeros(left);
            }
            return high == 0 ? Square.NONE : LONG + Long.numberOfTrailingZeros(high);
        }
        long left = high >>> square;
        return left == 0 ? Square.NONE : square + Long.numberOfTrailingZeros(left);
    }

    /** Adds all neighbours, also beyond the edge of a smaller board. */
    public void widen() {
        long westLow = low & ~FIRST_FILE.low;
        long westHigh = high & ~FIRST_FILE.high;
        long eastLow = low & ~LAST_FILE.low;
        long eastHigh = high & ~LAST_FILE.high;
        long wideLow = low | (eastLow << 1) | (westLow >>> 1) | (westHigh << (LONG - 1))
                | (low << SIDE) | (low >>> SIDE) | (high << (LONG - SIDE));
        high = HIGH_SQUARES & (high | (eastHigh << 1) | (eastLow >>> (LONG - 1)) | (westHigh >>> 1)
                | (high << SIDE) | (low >>> (LONG - SIDE)) | (high >>> SIDE));
        low = wideLow;
    }

    /** Puts the neighbours of another set in one direction in place of this one, also beyond the edge of a smaller board. */
    public void becomeNeighbours(Squares of, int direction) {
        switch (direction) {
            case 0 -> shiftUp(of.low & ~LAST_FILE.low, of.high & ~LAST_FILE.high, 1);
            case 1 -> shiftDown(of.low & ~FIRST_FILE.low, of.high & ~FIRST_FILE.high, 1);
            case 2 -> shiftUp(of.low, of.high, SIDE);
            default -> shiftDown(of.low, of.high, SIDE);
        }
    }

    private void shiftUp(long fromLow, long fromHigh, int places) {
        high = HIGH_SQUARES & (fromHigh << places | fromLow >>> (LONG - places));
        low = fromLow << places;
    }

    private void shiftDown(long fromLow, long fromHigh, int places) {
        low = fromLow >>> places | fromHigh << (LONG - places);
        high = fromHigh >>> places;
    }

    /** Adds the neighbours that lie in another set, and says whether there were new ones. */
    public boolean spread(Squares within) {
        long beforeLow = low;
        long beforeHigh = high;
        widen();
        low = beforeLow | (low & within.low);
        high = beforeHigh | (high & within.high);
        return low != beforeLow || high != beforeHigh;
    }

    /** Adds all that is connected with this set by neighbours within another. */
    public void fill(Squares within) {
        boolean grows;
        do {
            grows = spread(within);
        } while (grows);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Squares that && low == that.low && high == that.high;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(low * 31 + high);
    }

    /** The names of the squares, from a1 on; not for the hot path. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (int square = first(); square != Square.NONE; square = after(square)) {
            names.add(Square.name(square));
        }
        return List.copyOf(names);
    }

    @Override
    public String toString() {
        return String.join(" ", names());
    }
}
