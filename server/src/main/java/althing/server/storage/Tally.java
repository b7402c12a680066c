package althing.server.storage;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;

/** Counts what was stored since the hall opened, and what came too late. Thread safe. */
final class Tally implements MeterBinder {

    private final Map<Event.Kind, LongAdder> stored = new EnumMap<>(Event.Kind.class);
    private final LongAdder late = new LongAdder();

    Tally() {
        for (Event.Kind kind : Event.Kind.values()) {
            stored.put(kind, new LongAdder());
        }
    }

    void count(Event.Kind kind) {
        Objects.requireNonNull(stored.get(kind)).increment();
    }

    /** How many events of a kind were stored. */
    int stored(Event.Kind kind) {
        return Objects.requireNonNull(stored.get(kind)).intValue();
    }

    /** Somebody else had stored an event of the same number before. */
    void countLate() {
        late.increment();
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        stored.forEach((kind, count) -> FunctionCounter.builder("althing.events", count, LongAdder::sum)
                .tag("kind", kind.name().toLowerCase(Locale.ROOT))
                .description("What happened at the tables: moves, undone moves, chat").register(meters));
        FunctionCounter.builder("althing.conflicts", late, LongAdder::sum)
                .description("Events that came too late: somebody else had stored the next one").register(meters);
    }
}
