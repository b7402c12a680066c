package althing.app.load;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What was measured: how long until a move was acknowledged, until others saw it, and how fast the hall answers in between. Thread safe. */
public final class Tally {

    private final Times acknowledged = new Times();
    private final Times seen = new Times();
    private final Times health = new Times();
    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicInteger lost = new AtomicInteger();
    private final Map<String, Sent> sent = new ConcurrentHashMap<>();

    /** The last move that was sent to a table, by the number of the event that it will be. */
    private record Sent(int seq, long at) {}

    void sent(String table, int seq) {
        sent.put(table, new Sent(seq, System.nanoTime()));
    }

    void answered(int status, long duration) {
        if (status == 200) {
            acknowledged.add(duration);
        } else {
            failed.incrementAndGet();
        }
    }

    /** Somebody else has been told of a table up to an event. */
    void told(String table, int seq) {
        Sent last = sent.get(table);
        if (last != null && last.seq() == seq) {
            seen.add(System.nanoTime() - last.at());
        }
    }

    void wasHealthy(long duration) {
        health.add(duration);
    }

    /** A line to the hall broke. */
    void lost() {
        lost.incrementAndGet();
    }

    void clear() {
        acknowledged.clear();
        seen.clear();
        health.clear();
        failed.set(0);
        lost.set(0);
    }

    public Times acknowledged() {
        return acknowledged;
    }

    public Times seen() {
        return seen;
    }

    public Times health() {
        return health;
    }

    /** How many moves were not acknowledged. */
    public int failed() {
        return failed.get();
    }

    public int lostLines() {
        return lost.get();
    }
}
