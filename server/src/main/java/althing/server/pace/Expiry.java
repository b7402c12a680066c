package althing.server.pace;

import java.time.Duration;
import java.time.Instant;

/**
 * How long a table may stand idle before it is ended. Finished tables stay, and so do those of one person and bots.
 *
 * @param unfilled where a seat is free, or the game has not begun
 * @param idle     where people have let each other wait
 * @param notice   how long before the end it is told
 */
public record Expiry(Duration unfilled, Duration idle, Duration notice) {

    public static final Expiry USUAL = new Expiry(Duration.ofDays(14), Duration.ofDays(90), Duration.ofDays(5));

    /** When a table ends at which something happened last at a moment. */
    public Instant end(Instant changed, boolean begun) {
        return changed.plus(begun ? idle : unfilled);
    }

    /** Whether that is near enough to be told. */
    public boolean isNear(Instant end, Instant now) {
        return !end.minus(notice).isAfter(now);
    }
}
