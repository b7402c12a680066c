package althing.server.storage;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** The number under which PostgreSQL knows a transaction that has changed something: by it one can ask what became of it. */
record Receipt(long number) {

    /** Of a transaction that has changed nothing. */
    static final Receipt NOTHING = new Receipt(0);
    private static final String COMMITTED = "committed";
    private static final Duration PAUSE = Duration.ofMillis(100);
    /** Longer than PostgreSQL keeps a transaction of whom it does not hear ({@link Postgres}). */
    private static final int MOST_TRIES = 50;

    /** The receipt of the transaction under way. */
    static Receipt of(Handle handle) {
        return new Receipt(handle.select("SELECT COALESCE(txid_current_if_assigned(), 0)").mapTo(Long.class).one());
    }

    /**
     * Whether what was changed is stored: waits until the transaction has ended.
     *
     * @throws CommitLost the one given, if nobody can tell
     */
    boolean isStored(Jdbi jdbi, CommitLost lost) {
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            switch (status(jdbi, lost)) {
                case COMMITTED -> {
                    return true;
                }
                case "aborted" -> {
                    return false;
                }
                case "in progress" -> LockSupport.parkNanos(PAUSE.toNanos());
                default -> throw lost;
            }
        }
        throw lost;
    }

    private String status(Jdbi jdbi, CommitLost lost) {
        if (equals(NOTHING)) {
            return COMMITTED;
        }
        try {
            Optional<String> status = jdbi.withHandle(handle -> handle.select("SELECT txid_status(?)", number)
                    .mapTo(String.class).findOne());
            return status.orElse("");
        } catch (JdbiException e) {
            lost.addSuppressed(e);
            throw lost;
        }
    }
}
