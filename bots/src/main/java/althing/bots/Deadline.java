package althing.bots;

/** The moment at which a bot has thought long enough; far away for bots that do not look at the clock. */
final class Deadline {

    private final boolean looksAtClock;
    private final long end;

    Deadline(long nanos) {
        looksAtClock = nanos != Long.MAX_VALUE;
        end = looksAtClock ? System.nanoTime() + nanos : 0;
    }

    boolean isOver() {
        return looksAtClock && System.nanoTime() - end >= 0;
    }
}
