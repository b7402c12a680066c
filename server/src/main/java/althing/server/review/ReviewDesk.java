package althing.server.review;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

import althing.bots.review.Review;
import althing.bots.review.Review.Strength;
import althing.bots.review.Reviewer;
import althing.engine.GameRecord;
import althing.server.api.HallJson;
import althing.server.api.ReviewState;
import althing.server.api.ReviewState.Stage;
import althing.server.storage.Store;
import althing.server.table.Denial;
import althing.server.table.Keys;

/**
 * Where finished games are reviewed: one at a time, on a thread that gives way to everything else. What was found is kept
 * by the hash of the record and of the judge, so that nobody waits for it twice. Thread safe.
 */
public final class ReviewDesk implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ReviewDesk.class);
    private static final int A_DAY = 20;
    private static final int LONGEST_QUEUE = 100;

    /** It thinks behind the people's backs, and behind those of the bots they wait for. */
    @SuppressWarnings("ThreadPriorityCheck")
    private final ExecutorService judge = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().name("review").daemon().priority(Thread.MIN_PRIORITY).factory());
    private final Map<String, Job> jobs = new LinkedHashMap<>();
    private final Map<String, Integer> asked = new HashMap<>();
    private final Store store;
    private final Strength strength;
    private final GiveWay giveWay;
    private Instant day = today();

    /** Lets others go first: returns when nobody whom a person waits for is thinking. */
    @FunctionalInterface
    public interface GiveWay {
        void untilQuiet();
    }

    /** A review under way. */
    private static final class Job {

        private final GameRecord record;
        private int done;
        private boolean begun;
        private boolean failed;

        private Job(GameRecord record) {
            this.record = record;
        }
    }

    public ReviewDesk(Store store, Strength strength, GiveWay giveWay) {
        this.store = store;
        this.strength = strength;
        this.giveWay = giveWay;
    }

    /** How far the review of a game is, as JSON of a {@link ReviewState}. */
    public String state(GameRecord record) {
        String hash = hash(record);
        Optional<String> kept = store.review(hash);
        return kept.map(review -> done(record, review)).orElseGet(() -> HallJson.write(waiting(hash, record)));
    }

    /** Wants a review, unless it is kept or waited for; how far it is then. */
    public String ask(String person, GameRecord record) {
        if (record.setup().seats() < 2) {
            throw new Denial(422, "review-alone", "A game played alone cannot be reviewed: nobody was to be beaten.");
        }
        String hash = hash(record);
        if (store.review(hash).isEmpty()) {
            enqueue(person, hash, record);
        }
        return state(record);
    }

    @Override
    public void close() {
        judge.shutdownNow();
    }

    private synchronized void enqueue(String person, String hash, GameRecord record) {
        Job known = jobs.get(hash);
        if (known != null && !known.failed) {
            return;
        }
        count(person);
        jobs.remove(hash);
        jobs.put(hash, new Job(record));
        try {
            judge.execute(() -> review(hash));
        } catch (RejectedExecutionException e) {
            LOG.debug("The hall closes; a review is not begun.");
        }
    }

    private void count(String person) {
        if (!day.equals(today())) {
            day = today();
            asked.clear();
        }
        if (jobs.values().stream().filter(job -> !job.failed).count() >= LONGEST_QUEUE) {
            throw new Denial(429, "reviews-busy", "Too many games wait for their review; ask again later.");
        }
        if (asked.merge(person, 1, Integer::sum) > A_DAY) {
            throw new Denial(429, "reviews-spent", "Nobody may ask for more than " + A_DAY + " reviews a day.");
        }
    }

    private void review(String hash) {
        GameRecord record = begin(hash);
        try {
            Review review = Reviewer.review(record, strength, done -> {
                progress(hash, done);
                giveWay.untilQuiet();
            });
            store.keepReview(hash, HallJson.write(review), Instant.now());
            finish(hash, false);
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("The review of {} failed.", record.setup().line(), e);
            finish(hash, true);
        }
    }

    private synchronized GameRecord begin(String hash) {
        Job job = job(hash);
        job.begun = true;
        return job.record;
    }

    private synchronized void progress(String hash, int done) {
        if (Thread.currentThread().isInterrupted()) {
            throw new IllegalStateException("the hall closes");
        }
        job(hash).done = done;
    }

    private synchronized void finish(String hash, boolean failed) {
        if (failed) {
            job(hash).failed = true;
        } else {
            jobs.remove(hash);
        }
    }

    private Job job(String hash) {
        Job job = jobs.get(hash);
        if (job == null) {
            throw new IllegalStateException("there is no review " + hash);
        }
        return job;
    }

    private synchronized ReviewState waiting(String hash, GameRecord record) {
        Job job = jobs.get(hash);
        int moves = record.moves().size();
        if (job == null) {
            return new ReviewState(Stage.NONE, 0, 0, moves, null);
        }
        Stage stage = job.failed ? Stage.FAILED : job.begun ? Stage.RUNNING : Stage.QUEUED;
        int ahead = (int) jobs.entrySet().stream().takeWhile(each -> !each.getKey().equals(hash))
                .filter(each -> !each.getValue().failed).count();
        return new ReviewState(stage, ahead, job.done, moves, null);
    }

    private static String done(GameRecord record, String review) {
        int moves = record.moves().size();
        ObjectNode state = HallJson.MAPPER.valueToTree(new ReviewState(Stage.DONE, 0, moves, moves, null));
        state.set("review", HallJson.MAPPER.readTree(review));
        return HallJson.write(state);
    }

    /** Another judge finds other things: its strength is part of the name. */
    private String hash(GameRecord record) {
        return Keys.sha256(strength + "\n" + record.text());
    }

    private static Instant today() {
        return Instant.now().truncatedTo(ChronoUnit.DAYS);
    }
}
