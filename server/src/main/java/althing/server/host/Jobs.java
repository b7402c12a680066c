package althing.server.host;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.TimeGauge;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.api.HostState.Queue;
import althing.server.storage.Backlog;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.table.Hall;

/** What waits to be done in the hall, for the host to see and for Prometheus to read. Thread safe. */
public final class Jobs {

    /** The kinds of work: bots of this node, and of all nodes games to review, calls, ends of rounds, results, and tables to end. */
    private static final List<String> KINDS = List.of("bots", "reviews", "calls", "rounds", "results", "expiry");
    private static final Logger LOG = LoggerFactory.getLogger(Jobs.class);
    /** How long what was read stands: one reading of all meters asks once. */
    private static final Duration FRESH = Duration.ofSeconds(2);

    private final Store store;
    private final Hall hall;
    private volatile Reading last = new Reading(Instant.EPOCH, List.of());

    private record Reading(Instant at, List<Queue> queues) {}

    public Jobs(Store store, Hall hall, MeterRegistry meters) {
        this.store = store;
        this.hall = hall;
        KINDS.forEach(kind -> measure(kind, meters));
    }

    private void measure(String kind, MeterRegistry meters) {
        Gauge.builder("althing.jobs.waiting", () -> recent(kind).map(Queue::count).orElse(null)).tag("kind", kind)
                .description("Work that waits").register(meters);
        TimeGauge.builder("althing.jobs.oldest", () -> recent(kind).map(Queue::seconds).orElse(null), TimeUnit.SECONDS)
                .tag("kind", kind).description("How long the first of it has waited").register(meters);
    }

    /** Everything that waits now. */
    List<Queue> queues() {
        List<Queue> all = new ArrayList<>(List.of(queue("bots", hall.bots())));
        store.chores().waiting().forEach((kind, waiting) -> all.add(queue(kind, waiting)));
        return List.copyOf(all);
    }

    private static Queue queue(String kind, Backlog waiting) {
        return new Queue(kind, waiting.count(), (int) waiting.age().toSeconds());
    }

    /** What is known of a kind; nothing while the storage cannot be read. */
    private Optional<Queue> recent(String kind) {
        return recent().stream().filter(queue -> queue.what().equals(kind)).findFirst();
    }

    private synchronized List<Queue> recent() {
        Instant now = Instant.now();
        if (last.at().isBefore(now.minus(FRESH))) {
            last = new Reading(now, read());
        }
        return last.queues();
    }

    private List<Queue> read() {
        try {
            return queues();
        } catch (StorageTrouble e) {
            LOG.debug("What waits cannot be read now.", e);
            return List.of();
        }
    }
}
