package althing.server.storage;

import java.util.concurrent.atomic.AtomicReference;

import io.micrometer.core.instrument.MeterRegistry;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** Gives each piece of work a transaction of its own, on the thread that asks. Right where the database orders many writers itself. */
record Transactions(Jdbi jdbi) implements Writing {

    @Override
    public void write(HandleConsumer<RuntimeException> work) {
        try (Handle handle = jdbi.open()) {
            handle.begin();
            run(work, handle);
            commit(handle);
        }
    }

    @Override
    public void writeOnce(HandleConsumer<RuntimeException> work) {
        AtomicReference<Receipt> receipt = new AtomicReference<>(Receipt.NOTHING);
        try {
            write(handle -> {
                work.useHandle(handle);
                receipt.set(Receipt.of(handle));
            });
        } catch (CommitLost e) {
            if (!receipt.get().isStored(jdbi, e)) {
                throw new StorageTrouble(e);
            }
        }
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        // The pool tells how long connections are waited for.
    }

    @Override
    public void close() {
        // The connections belong to who made this.
    }

    private static void run(HandleConsumer<RuntimeException> work, Handle handle) {
        try {
            work.useHandle(handle);
        } catch (RuntimeException e) {
            undo(handle, e);
            throw e;
        }
    }

    private static void commit(Handle handle) {
        try {
            handle.commit();
        } catch (JdbiException e) {
            CommitLost lost = new CommitLost(e);
            undo(handle, lost);
            throw lost;
        }
    }

    private static void undo(Handle handle, RuntimeException why) {
        try {
            handle.rollback();
        } catch (JdbiException e) {
            why.addSuppressed(e);
        }
    }
}
