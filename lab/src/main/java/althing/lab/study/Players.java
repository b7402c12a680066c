package althing.lab.study;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

import althing.engine.Setup;

/** Plays on several threads; what is found stands in the order in which it was asked for, so that their number does not matter. */
record Players(Setup setup, String bot, long seed, int threads) {

    /** What is looked at by number, at a table of one thread. */
    @FunctionalInterface
    interface Look<T> {

        T at(Tables tables, int number);
    }

    /** @param done hears on this thread how many were looked at */
    <T> List<T> each(int count, Look<T> look, IntConsumer done) {
        BlockingQueue<Tables> free = new ArrayBlockingQueue<>(threads);
        for (int i = 0; i < threads; i++) {
            free.add(new Tables(setup, bot, seed));
        }
        ExecutorService crew = Executors.newFixedThreadPool(threads,
                Thread.ofPlatform().daemon().name("study").factory());
        try {
            ExecutorCompletionService<T> work = new ExecutorCompletionService<>(crew);
            List<Future<T>> asked = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                int number = i;
                asked.add(work.submit(() -> looked(free, look, number)));
            }
            for (int i = 1; i <= count; i++) {
                work.take().get();
                done.accept(i);
            }
            return asked.stream().map(Future::resultNow).toList();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the study was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the study failed", e.getCause());
        } finally {
            crew.shutdownNow();
        }
    }

    private static <T> T looked(BlockingQueue<Tables> free, Look<T> look, int number) throws InterruptedException {
        Tables tables = free.take();
        T found = look.at(tables, number);
        free.add(tables);
        return found;
    }
}
