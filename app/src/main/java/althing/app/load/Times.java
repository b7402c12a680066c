package althing.app.load;

import java.util.Arrays;

/** How long something took, many times. Thread safe. */
public final class Times {

    private long[] nanos = new long[1024];
    private int count;

    synchronized void add(long duration) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = duration;
    }

    public synchronized int count() {
        return count;
    }

    /** The milliseconds that this share of them, from 0 to 1, did not exceed; 0 if there are none. */
    public synchronized double millis(double share) {
        if (count == 0) {
            return 0;
        }
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return sorted[Math.clamp((long) Math.ceil(share * count) - 1, 0, count - 1)] / 1e6;
    }

    synchronized void clear() {
        count = 0;
    }
}
