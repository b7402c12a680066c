package althing.bots;

/**
 * The moment at which a bot has thought long enough; far away for bots that do not look at the clock. For those that do it
 * has come as soon as their thread is interrupted.
 */
final class Deadline {

    /** How many times faster than before things may become. */
    private static final int HASTE = 2;

    private final boolean looksAtClock;
    private final long start;
    private final long nanos;

    Deadline(long nanos) {
        this.nanos = nanos;
        looksAtClock = nanos != Long.MAX_VALUE;
        start = looksAtClock ? System.nanoTime() : 0;
    }

    boolean looksAtClock() {
        return looksAtClock;
    }

    boolean isOver() {
        return looksAtClock && (System.nanoTime() - start >= nanos || Thread.currentThread().isInterrupted());
    }

    /** How many things more there is time for at most, if so many took until now. */
    long left(int done) {
        if (!looksAtClock) {
            return Long.MAX_VALUE;
        }
        long spent = Math.max(1, System.nanoTime() - start);
        return (long) Math.ceil((double) Math.max(0, nanos - spent) / spent * done * HASTE);
    }
}
