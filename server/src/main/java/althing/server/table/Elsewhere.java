package althing.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Whose persons look at one table at other nodes, as those say; what is not repeated is forgotten. Not thread safe. */
final class Elsewhere {

    static final long TRUSTED_NANOS = TimeUnit.SECONDS.toNanos(15);

    private final Map<String, Said> nodes = new HashMap<>();
    private int present;

    /** What a node said and when, by {@link System#nanoTime}. */
    private record Said(int present, long at) {}

    /** Whether the person of a seat is there. */
    boolean has(int seat) {
        return (present >> seat & 1) != 0;
    }

    /** A node names the seats whose persons look at the table there, as bits; whether that is news. */
    boolean hear(String node, int seats, long now) {
        nodes.put(node, new Said(seats, now));
        return isNews();
    }

    /** Forgets what was said too long ago; whether that makes a difference. */
    boolean forget(long now) {
        nodes.values().removeIf(said -> now - said.at() > TRUSTED_NANOS);
        return isNews();
    }

    private boolean isNews() {
        int before = present;
        present = nodes.values().stream().mapToInt(Said::present).reduce(0, (one, other) -> one | other);
        return present != before;
    }
}
