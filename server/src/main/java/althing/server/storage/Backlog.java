package althing.server.storage;

import java.time.Duration;
import java.time.Instant;

import org.jdbi.v3.core.Handle;

/**
 * How much waits to be done.
 *
 * @param since when the first of it was wanted; now if nothing waits
 */
public record Backlog(int count, Instant since) {

    /** What a query tells of it: how much, and the earliest moment. */
    static Backlog of(Handle handle, String query) {
        return handle.select(query).map((rows, _) -> {
            int count = rows.getInt(1);
            return new Backlog(count, count == 0 ? Instant.now() : Instant.ofEpochMilli(rows.getLong(2)));
        }).one();
    }

    /** How long the first of it has waited. */
    public Duration age() {
        Duration age = Duration.between(since, Instant.now());
        return age.isNegative() ? Duration.ZERO : age;
    }
}
