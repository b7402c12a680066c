package althing.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;

import org.jspecify.annotations.Nullable;

import althing.server.api.TableState.Clock;

/**
 * How long each seat has let the others wait. A seat's clock runs while a decision is owed by it, whoever's turn it is,
 * from the first move on: before, people are still coming in. Not thread safe.
 */
final class Clocks {

    private final long[] spent;
    private int running;
    private @Nullable Instant since;

    Clocks(int seats) {
        spent = new long[seats];
    }

    /** Something was played or taken back; these seats, as bits, owe a decision from now on. */
    void turn(Instant now, int pending) {
        long passed = since == null ? 0 : Math.max(0, Duration.between(since, now).toMillis());
        for (int left = running; left != 0; left &= left - 1) {
            spent[Integer.numberOfTrailingZeros(left)] += passed;
        }
        since = now;
        running = pending;
    }

    Clock shown() {
        return new Clock(Arrays.stream(spent).boxed().toList(),
                running == 0 || since == null ? null : since.toString());
    }
}
