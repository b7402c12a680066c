package althing.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/** Shares out numbered games among platform threads. Which thread plays a game must not matter to its result. */
final class Crew {

    /** What one thread plays games with: its own bots, positions and sums. */
    interface Worker {

        void play(long game);

        /** Whether no more games are wanted. */
        boolean isEnough();
    }

    private static final long REPORT_MILLIS = 100;

    private final Experiment experiment;
    private final AtomicLong next;
    private final AtomicLong done = new AtomicLong();
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

    private Crew(Experiment experiment) {
        this.experiment = experiment;
        next = new AtomicLong(experiment.first());
    }

    /** Plays all games and returns the workers, who know what they found. */
    static <W extends Worker> List<W> work(Experiment experiment, int threads, Supplier<W> hire, Progress progress) {
        List<W> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, experiment.games()); i++) {
            workers.add(hire.get());
        }
        new Crew(experiment).run(workers, progress);
        return workers;
    }

    private void run(List<? extends Worker> workers, Progress progress) {
        CountDownLatch working = new CountDownLatch(workers.size());
        List<Thread> threads = workers.stream().map(worker -> Thread.ofPlatform().daemon().name("lab").start(() -> {
            try {
                playAll(worker);
            } catch (Throwable thrown) {
                failure.compareAndSet(null, thrown);
            } finally {
                working.countDown();
            }
        })).toList();
        await(working, threads, progress);
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new IllegalStateException("a worker of the lab failed", thrown);
        }
    }

    private void playAll(Worker worker) {
        for (long game = next.getAndIncrement(); game < experiment.beyond(); game = next.getAndIncrement()) {
            if (failure.get() != null || worker.isEnough() || Thread.currentThread().isInterrupted()) {
                return;
            }
            worker.play(game);
            done.incrementAndGet();
        }
    }

    private void await(CountDownLatch working, List<Thread> threads, Progress progress) {
        try {
            while (!working.await(REPORT_MILLIS, TimeUnit.MILLISECONDS)) {
                progress.done(done.get(), experiment.games());
            }
            progress.done(done.get(), experiment.games());
        } catch (InterruptedException e) {
            threads.forEach(Thread::interrupt);
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the experiment was interrupted", e);
        }
    }
}
