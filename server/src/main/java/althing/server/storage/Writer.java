package althing.server.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The one writer of a database that takes one writer at a time: a thread of its own, so that nobody else waits inside the
 * database. All the work that came while it stored is stored together, with one commit, which is what costs.
 */
final class Writer implements Writing {

    private static final Logger LOG = LoggerFactory.getLogger(Writer.class);
    private static final int MOST_AT_ONCE = 500;
    private static final Job END = new Job(_ -> {});

    private final BlockingQueue<Job> waiting = new LinkedBlockingQueue<>();
    private final Jdbi jdbi;
    private final Thread thread;
    private final AtomicLong stored = new AtomicLong();
    private final AtomicLong commits = new AtomicLong();
    private boolean closed;

    Writer(Jdbi jdbi) {
        this.jdbi = jdbi;
        this.thread = Thread.ofPlatform().name("writer").daemon().start(this::work);
    }

    /**
     * Something to store.
     *
     * @param outcome nothing if it is stored, otherwise why not
     */
    private record Job(HandleConsumer<RuntimeException> work, CompletableFuture<Optional<RuntimeException>> outcome) {

        Job(HandleConsumer<RuntimeException> work) {
            this(work, new CompletableFuture<>());
        }

        void ends(Optional<RuntimeException> how) {
            outcome.complete(how);
        }

        void failed(RuntimeException why) {
            ends(Optional.of(why));
        }
    }

    @Override
    public void write(HandleConsumer<RuntimeException> work) {
        hand(work).join().ifPresent(why -> {
            throw why;
        });
    }

    /** Hands something over to be stored; what comes of it: nothing if it is stored, otherwise why not. */
    CompletableFuture<Optional<RuntimeException>> hand(HandleConsumer<RuntimeException> work) {
        Job job = new Job(work);
        add(job);
        return job.outcome();
    }

    /** Stores what came before, and ends. */
    @Override
    public void close() {
        end();
        try {
            thread.join();
            LOG.info("The hall stored {} changes with {} commits.", stored, commits);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void bindTo(MeterRegistry meters) {
        FunctionCounter.builder("althing.writer.changes", stored, AtomicLong::get)
                .description("What the one writer has stored").register(meters);
        FunctionCounter.builder("althing.writer.commits", commits, AtomicLong::get)
                .description("The commits that it took").register(meters);
        Gauge.builder("althing.writer.waiting", waiting, BlockingQueue::size)
                .description("What waits for the commit under way").register(meters);
    }

    /** How much was stored. */
    long stored() {
        return stored.get();
    }

    /** How often something was committed. */
    long commits() {
        return commits.get();
    }

    /** How much work waits for the commit under way. */
    int waiting() {
        return waiting.size();
    }

    private synchronized void add(Job job) {
        if (closed) {
            throw new StorageTrouble(new IllegalStateException("it is closed"));
        }
        waiting.add(job);
    }

    private synchronized void end() {
        closed = true;
        waiting.add(END);
    }

    private void work() {
        List<Job> together = new ArrayList<>();
        do {
            together.clear();
            take(together);
            store(together.stream().filter(job -> !job.equals(END)).toList());
        } while (!together.contains(END));
    }

    private void take(List<Job> together) {
        try {
            together.add(waiting.take());
            waiting.drainTo(together, MOST_AT_ONCE);
        } catch (InterruptedException e) {
            LOG.warn("The writer was told to stop; it goes on until the hall closes.");
        }
    }

    private void store(List<Job> together) {
        if (together.isEmpty()) {
            return;
        }
        try (Handle handle = jdbi.open()) {
            handle.begin();
            List<Optional<RuntimeException>> outcomes = together.stream().map(job -> run(job, handle)).toList();
            commit(handle);
            stored.addAndGet(outcomes.stream().filter(Optional::isEmpty).count());
            for (int job = 0; job < outcomes.size(); job++) {
                together.get(job).ends(outcomes.get(job));
            }
        } catch (RuntimeException e) {
            together.forEach(job -> job.failed(e));
        } catch (Error e) {
            together.forEach(job -> job.failed(new IllegalStateException("the writer failed", e)));
            LOG.error("The writer failed; it goes on.", e);
        }
    }

    /**
     * Work that fails takes only itself back, unless the database gave up the whole transaction. Why it failed may be what
     * is stored together with it, so nobody is told before that is stored: they could not find it yet.
     */
    private static Optional<RuntimeException> run(Job job, Handle handle) {
        handle.savepoint("job");
        try {
            job.work().useHandle(handle);
            handle.releaseSavepoint("job");
            return Optional.empty();
        } catch (RuntimeException e) {
            handle.rollbackToSavepoint("job");
            return Optional.of(e);
        }
    }

    private void commit(Handle handle) {
        try {
            handle.commit();
            commits.incrementAndGet();
        } catch (RuntimeException e) {
            handle.rollback();
            throw e;
        }
    }
}
