package althing.app.load;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What was measured: how long until a move was acknowledged, until others saw it, and how fast the hall answers in between. Thread safe. */
public final class Tally {

    private final Times acknowledged = new Times();
    private final Times seen = new Times();
    private final Times health = new Times();
    private final Times answers = new Times();
    private final AtomicInteger failed = new AtomicInteger();
    private final ConcurrentMap<String, Integer> lost = new ConcurrentHashMap<>();
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

    /** A bot has answered a person's move. */
    void botAnswered(long duration) {
        answers.add(duration);
    }

    void wasHealthy(long duration) {
        health.add(duration);
    }

    /** A line to the hall broke, and why. */
    void lost(String why) {
        lost.merge(why, 1, Integer::sum);
    }

    void clear() {
        acknowledged.clear();
        seen.clear();
        health.clear();
        answers.clear();
        failed.set(0);
        lost.clear();
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

    /** From a person's move until a bot has made the next one. */
    public Times answers() {
        return answers;
    }

    /** How many moves were not acknowledged. */
    public int failed() {
        return failed.get();
    }

    /** How many lines broke, by what was the matter with them. */
    public Map<String, Integer> lostLines() {
        return new TreeMap<>(lost);
    }
}
