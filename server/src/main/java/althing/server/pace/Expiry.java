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

    /** Until when nothing may have happened at a table that waits, if its end is near. */
    public Instant unfilledSince(Instant now) {
        return now.minus(unfilled).plus(notice);
    }

    /** The same at a table where people play. */
    public Instant idleSince(Instant now) {
        return now.minus(idle).plus(notice);
    }

    /** Whether a table may be near its end, whoever is awaited there. */
    public boolean isQuiet(Instant changed, Instant now) {
        return isNear(end(changed, unfilled.compareTo(idle) > 0), now);
    }

    /** When a table ends of which that is told now: never before the notice has been out for as long as it shall. */
    public Instant promised(Instant end, Instant now) {
        Instant earliest = now.plus(notice);
        return end.isAfter(earliest) ? end : earliest;
    }
}
