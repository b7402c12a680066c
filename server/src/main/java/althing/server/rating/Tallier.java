package althing.server.rating;

import java.time.Instant;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.storage.Results.Result;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.storage.StoredCourse;
import althing.server.storage.Unsettled;
import althing.server.table.Tallying;

/** Finds what games came to that are over, at every node; each is kept once. Thread safe. */
public final class Tallier implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Tallier.class);
    private static final int AT_ONCE = 20;
    private static final long LOOK_SECONDS = 1;

    private final Store store;
    private final ScheduledExecutorService rounds = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("tallier").daemon().factory());

    public Tallier(Store store) {
        this.store = store;
    }

    public void begin() {
        var _ = rounds.scheduleWithFixedDelay(this::look, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS);
    }

    /** Ends after the table under way. */
    @Override
    public void close() {
        rounds.close();
    }

    private void look() {
        try {
            store.results().untallied(AT_ONCE).stream().takeWhile(_ -> !rounds.isShutdown())
                    .forEach(id -> store.course(id).ifPresent(this::tally));
        } catch (StorageTrouble | Unsettled e) {
            LOG.warn("What games came to cannot be kept now; it is tried again: {}", e.getMessage());
        }
    }

    private void tally(StoredCourse course) {
        store.results().keep(course.table(), found(course), Instant.now());
    }

    /** A table that does not open any more has come to nothing; whoever checks the tables is told why. */
    private List<Result> found(StoredCourse course) {
        try {
            return Tallying.of(course, store);
        } catch (StorageTrouble e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            LOG.warn("What table {} came to cannot be found.", course.table().id(), e);
            return List.of();
        }
    }
}
