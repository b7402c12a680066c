package althing.server.table;

import java.util.SplittableRandom;

import org.jspecify.annotations.Nullable;

/**
 * Goes from hand to hand between two threads, of which only the one that has it goes on. Who has it next is drawn by lot, so
 * that the same lots give the same order. Threads that do not take part are not stopped. Thread safe.
 */
final class Baton {

    private final ThreadLocal<Integer> places = ThreadLocal.withInitial(() -> -1);
    private final StringBuilder order = new StringBuilder();
    private final boolean[] left = new boolean[2];
    private final SplittableRandom luck;
    private int holder;
    private @Nullable Throwable failure;

    Baton(SplittableRandom luck) {
        this.luck = luck;
    }

    /** Has two take turns until both are done. */
    void run(Runnable first, Runnable second) throws InterruptedException {
        Thread here = start(0, first);
        Thread there = start(1, second);
        here.join();
        there.join();
        if (failure != null) {
            throw new AssertionError("in the order " + order(), failure);
        }
    }

    /** Who had it at each step until now. */
    synchronized String order() {
        return order.toString();
    }

    /** Lets go of it, if the caller has it, until it is their turn again. */
    void pass() {
        int place = places.get();
        if (place >= 0) {
            pass(place);
        }
    }

    private synchronized void pass(int place) {
        order.append(place);
        if (!left[1 - place] && luck.nextBoolean()) {
            give(1 - place);
            await(place);
        }
    }

    private Thread start(int place, Runnable work) {
        return Thread.ofPlatform().start(() -> {
            places.set(place);
            await(place);
            try {
                work.run();
            } catch (Throwable e) {
                failed(e);
            } finally {
                leave(place);
            }
        });
    }

    private synchronized void failed(Throwable why) {
        failure = why;
    }

    private synchronized void leave(int place) {
        left[place] = true;
        give(1 - place);
    }

    private synchronized void give(int place) {
        holder = place;
        notifyAll();
    }

    private synchronized void await(int place) {
        while (holder != place) {
            try {
                wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
