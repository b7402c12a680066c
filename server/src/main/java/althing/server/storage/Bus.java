package althing.server.storage;

import java.util.function.Consumer;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.MeterBinder;

/** Carries notices between the nodes of one hall. What it carries are hints: it may lose them and double them. Thread safe. */
public interface Bus extends MeterBinder, AutoCloseable {

    /** The bus of a hall that has one node. */
    Bus NONE = new Bus() {

        @Override
        public void tell(Notice notice) {
            // There is nobody else.
        }

        @Override
        public void listen(Consumer<Notice> hearer, Runnable deaf) {
            // Nobody else speaks.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    };

    /** Lets the other nodes know soon; never waits, and never fails. */
    void tell(Notice notice);

    /**
     * Hears the other nodes from now on.
     *
     * @param deaf called when something may have been missed
     */
    void listen(Consumer<Notice> hearer, Runnable deaf);

    /** Measures what there is to measure; nothing, as long as a bus does not say. */
    @Override
    default void bindTo(MeterRegistry meters) {
        // A bus within one process has no way to go.
    }

    @Override
    void close();
}
