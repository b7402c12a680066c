package althing.server.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import io.micrometer.core.instrument.MeterRegistry;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.server.table.Turns.Wish;

/** The threads on which bots think, by {@link Turns}: threads of the system, so that nobody's request waits for a thought. */
final class Thinkers implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition news = lock.newCondition();
    private final Turns turns;
    private final Consumer<Wish> work;
    private final Patience patience;
    /** Those whose thought may be cut short. */
    private final SequencedSet<Thread> yielding = new LinkedHashSet<>();
    private int busy;
    private boolean closed;

    private Thinkers(int threads, Consumer<Wish> work, MeterRegistry meters) {
        this.patience = new Patience(meters);
        this.turns = new Turns(threads, System.nanoTime());
        this.work = work;
    }

    /** Starts so many threads, which do the work of each wish in its turn. They think behind the people's backs: whoever clicks goes first. */
    @SuppressWarnings("ThreadPriorityCheck")
    static Thinkers start(int threads, Consumer<Wish> work, MeterRegistry meters) {
        Thinkers thinkers = new Thinkers(threads, work, meters);
        IntStream.rangeClosed(1, threads).forEach(number -> Thread.ofPlatform().name("bot-" + number).daemon()
                .priority(Thread.MIN_PRIORITY).start(thinkers::think));
        return thinkers;
    }

    void want(Wish wish) {
        patience.begins(wish);
        tell(() -> turns.want(wish));
    }

    /** Lets tables wait that do not yet. */
    void wake(List<Wish> sleeping) {
        sleeping.forEach(patience::begins);
        tell(() -> sleeping.forEach(turns::wake));
    }

    /** How long tables wait. */
    Patience patience() {
        return patience;
    }

    /**
     * A thought that is given up as soon as it keeps a table from thinking that somebody attends: then it gives nothing. Its
     * thread is interrupted, and it has to end soon afterwards.
     */
    <T> Optional<T> unlessNeeded(Supplier<T> thought) {
        Optional<T> result;
        boolean needed;
        tell(() -> yielding.add(Thread.currentThread()));
        try {
            result = Optional.of(thought.get());
        } finally {
            tell(() -> yielding.remove(Thread.currentThread()));
            needed = Thread.interrupted();
        }
        return needed ? Optional.empty() : result;
    }

    /** Waits until nobody thinks, but no longer than said. */
    void awaitQuiet(long nanos) {
        lock.lock();
        try {
            for (long left = nanos; busy > 0 && left > 0 && !closed;) {
                left = news.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    /** Ends each thread after its thought. */
    @Override
    public void close() {
        tell(() -> closed = true);
    }

    private void tell(Runnable change) {
        lock.lock();
        try {
            change.run();
            giveWay();
            news.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Nobody is interrupted but who thinks, and nobody who does not yield any more. */
    private void giveWay() {
        if (turns.isHeldUp() && !yielding.isEmpty()) {
            yielding.removeFirst().interrupt();
        }
    }

    private void think() {
        try {
            for (Optional<Wish> next = take(); next.isPresent(); next = take()) {
                think(next.get());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void think(Wish wish) {
        long began = System.nanoTime();
        try {
            work.accept(wish);
        } catch (RuntimeException e) {
            LOG.error("The thinking at table {} failed.", wish.table(), e);
        } finally {
            long ended = System.nanoTime();
            patience.thought(wish, ended - began);
            tell(() -> {
                turns.done(wish, ended - began, ended);
                busy--;
            });
        }
    }

    /** Waits for the next turn; nothing when the hall closes. */
    private Optional<Wish> take() throws InterruptedException {
        lock.lock();
        try {
            while (!closed) {
                Optional<Wish> next = turns.next(System.nanoTime());
                if (next.isPresent()) {
                    busy++;
                    patience.ends(next.get());
                    return next;
                }
                boolean _ = news.await(turns.nanosToWait(System.nanoTime()), TimeUnit.NANOSECONDS);
            }
            return Optional.empty();
        } finally {
            lock.unlock();
        }
    }
}
