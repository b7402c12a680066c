package althing.server.review;

import java.time.Instant;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.bots.review.Review;
import althing.bots.review.Review.Strength;
import althing.bots.review.Reviewer;
import althing.engine.GameRecord;
import althing.server.api.HallJson;
import althing.server.review.ReviewDesk.GiveWay;
import althing.server.storage.ReviewJobs;
import althing.server.storage.ReviewJobs.Job;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.storage.Unsettled;

/**
 * Reviews the games that wait for it, one at a time, on a thread that gives way to everything else. What other nodes have
 * left it finds by looking every few seconds.
 */
final class Judge implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Judge.class);
    private static final long LOOK_SECONDS = 2;
    private static final long TELL_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Semaphore woken = new Semaphore(0);
    private final Store store;
    private final ReviewJobs jobs;
    private final Strength strength;
    private final GiveWay giveWay;
    private final Thread thread;
    private volatile boolean closed;
    private long told = System.nanoTime();

    /** A judge who thinks behind the people's backs, and behind those of the bots they wait for. */
    @SuppressWarnings("ThreadPriorityCheck")
    Judge(Store store, Strength strength, GiveWay giveWay) {
        this.store = store;
        this.jobs = store.reviewJobs();
        this.strength = strength;
        this.giveWay = giveWay;
        this.thread = Thread.ofPlatform().name("review").daemon().priority(Thread.MIN_PRIORITY).start(this::work);
    }

    /** The review is to go on elsewhere, or later. */
    private static final class Interrupted extends RuntimeException {

        private static final long serialVersionUID = 1L;
    }

    /** Says that there is something to do. */
    void wake() {
        woken.release();
    }

    /** Stops, and leaves what is under way to others. */
    @Override
    public void close() {
        closed = true;
        thread.interrupt();
        try {
            thread.join(TimeUnit.SECONDS.toMillis(2));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        release();
    }

    private void work() {
        attempt(jobs::begin);
        while (!closed) {
            attempt(this::judgeNext);
        }
    }

    private void attempt(Runnable work) {
        try {
            work.run();
        } catch (StorageTrouble e) {
            LOG.warn("The games that wait for their review cannot be read now: {}", e.getMessage());
        } catch (Unsettled e) {
            LOG.warn("What this node reviews is not known now: {}", e.getMessage());
            release();
        }
    }

    private void judgeNext() {
        try {
            rest();
            jobs.take().ifPresent(this::review);
        } catch (InterruptedException e) {
            LOG.debug("The hall closes.");
        }
    }

    /** Another one may wait behind the one that is done. */
    private void rest() throws InterruptedException {
        if (woken.tryAcquire(LOOK_SECONDS, TimeUnit.SECONDS)) {
            woken.drainPermits();
        }
    }

    private void review(Job job) {
        try {
            if (store.review(job.hash()).isEmpty()) {
                Review review = Reviewer.review(GameRecord.parse(job.record()), strength, done -> lookUp(job, done));
                store.keepReview(job.hash(), HallJson.write(review), Instant.now());
            }
            jobs.finish(job.hash(), false);
        } catch (Interrupted | StorageTrouble | Unsettled e) {
            LOG.debug("A review is left to others.", e);
            release();
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("The review of {} failed.", job.record().lines().skip(1).findFirst().orElse(""), e);
            jobs.finish(job.hash(), true);
        }
        wake();
    }

    /** Tells how far it is, now and then, and lets others go first. */
    private void lookUp(Job job, int done) {
        if (closed) {
            throw new Interrupted();
        }
        if (System.nanoTime() - told > TELL_NANOS) {
            told = System.nanoTime();
            if (!jobs.progress(job.hash(), done)) {
                throw new Interrupted();
            }
        }
        giveWay.untilQuiet();
    }

    private void release() {
        try {
            jobs.release();
        } catch (StorageTrouble | Unsettled e) {
            LOG.debug("What was begun here is taken over when this node is missed.", e);
        }
    }
}
