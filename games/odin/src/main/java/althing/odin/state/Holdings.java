package althing.odin.state;

import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.odin.box.Items;

/** How many of each item each seat has, and which of them it has at all, as bits. Not thread safe. */
public final class Holdings {

    private final short[] counts;
    private final long[] held;

    public Holdings(int seats) {
        counts = new short[seats * Items.COUNT];
        held = new long[seats];
    }

    public int count(int seat, int item) {
        return counts[seat * Items.COUNT + item];
    }

    /** The items of which the seat has at least one, as bits. */
    public long held(int seat) {
        return held[seat];
    }

    public void change(int seat, int item, int by) {
        int at = seat * Items.COUNT + item;
        int count = counts[at] + by;
        counts[at] = (short) count;
        held[seat] = count > 0 ? held[seat] | 1L << item : held[seat] & ~(1L << item);
    }

    public void clear() {
        Arrays.fill(counts, (short) 0);
        Arrays.fill(held, 0);
    }

    public void become(Holdings other) {
        System.arraycopy(other.counts, 0, counts, 0, counts.length);
        System.arraycopy(other.held, 0, held, 0, held.length);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Holdings holdings && Arrays.equals(counts, holdings.counts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(counts);
    }
}
