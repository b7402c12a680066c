package althing.server.storage;

import io.micrometer.core.instrument.binder.MeterBinder;
import org.jdbi.v3.core.HandleConsumer;

/** How something gets into the database: whole, and for good when the call returns. Thread safe. */
interface Writing extends MeterBinder, AutoCloseable {

    /**
     * Does the work in a transaction. What the work throws comes back, and then nothing of it is stored.
     *
     * @throws CommitLost if nobody can tell whether it is stored
     */
    void write(HandleConsumer<RuntimeException> work);

    /**
     * The same for work that would come to something else if it were done again: where the answer to its commit is lost, the
     * database is asked what became of it.
     *
     * @throws CommitLost if that cannot be asked either
     */
    default void writeOnce(HandleConsumer<RuntimeException> work) {
        write(work);
    }

    @Override
    void close();
}
