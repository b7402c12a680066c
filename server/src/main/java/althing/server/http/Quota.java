package althing.server.http;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import althing.server.table.Denial;

/** How much of something one holder, such as a person or an address, may have at the same time. Thread safe. */
final class Quota {

    private final ConcurrentMap<String, Long> held = new ConcurrentHashMap<>();
    private final long most;
    private final String sentence;

    /** A quota; the sentence is for who asks for more. */
    Quota(long most, String sentence) {
        this.most = most;
        this.sentence = sentence;
    }

    /** What a holder has, until it is closed. */
    interface Held extends AutoCloseable {

        @Override
        void close();
    }

    Held take(String holder, long amount) {
        long all = held.merge(holder, amount, Long::sum);
        if (all > most) {
            giveBack(holder, amount);
            throw new Denial(429, "too-many", sentence);
        }
        return () -> giveBack(holder, amount);
    }

    /** How many holders have something. */
    int holders() {
        return held.size();
    }

    private void giveBack(String holder, long amount) {
        held.computeIfPresent(holder, (_, before) -> before > amount ? before - amount : null);
    }
}
