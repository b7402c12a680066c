package althing.server.table;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.TimeGauge;
import io.micrometer.core.instrument.Timer;

import althing.server.table.Turns.Wish;

/** How long tables wait until their bots may think, and how long those think. Thread safe. */
final class Patience {

    private final Map<String, Since> waiting = new ConcurrentHashMap<>();
    private final MeterRegistry meters;

    /** Since when a table waits, and whether somebody attends it. */
    private record Since(long nanoTime, boolean attended) {}

    Patience(MeterRegistry meters) {
        this.meters = meters;
        bind(true);
        bind(false);
    }

    void begins(Wish wish) {
        waiting.merge(wish.table(), new Since(System.nanoTime(), wish.attended()),
                (before, now) -> new Since(before.nanoTime(), now.attended()));
    }

    void ends(Wish wish) {
        Since since = waiting.remove(wish.table());
        if (since != null) {
            timer("althing.bots.wait", "How long a table waited until its bot could think", wish.attended())
                    .record(System.nanoTime() - since.nanoTime(), TimeUnit.NANOSECONDS);
        }
    }

    void thought(Wish wish, long nanos) {
        timer("althing.bots.thought", "How long a bot thought", wish.attended()).record(nanos, TimeUnit.NANOSECONDS);
    }

    private void bind(boolean attended) {
        Gauge.builder("althing.bots.waiting", () -> count(attended)).tag("attended", String.valueOf(attended))
                .description("Tables that wait until their bots may think").register(meters);
        TimeGauge.builder("althing.bots.oldest", () -> oldest(attended), TimeUnit.NANOSECONDS)
                .tag("attended", String.valueOf(attended))
                .description("How long the first of them has waited").register(meters);
    }

    private Timer timer(String name, String what, boolean attended) {
        return Timer.builder(name).tag("attended", String.valueOf(attended)).description(what).register(meters);
    }

    /** How many tables wait. */
    int waiting() {
        return waiting.size();
    }

    /** How long the first of them has waited. */
    Duration oldest() {
        return Duration.ofNanos(Math.max(oldest(true), oldest(false)));
    }

    private long count(boolean attended) {
        return waiting.values().stream().filter(since -> since.attended() == attended).count();
    }

    private long oldest(boolean attended) {
        long now = System.nanoTime();
        return waiting.values().stream().filter(since -> since.attended() == attended)
                .mapToLong(since -> now - since.nanoTime()).max().orElse(0);
    }
}
