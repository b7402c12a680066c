package althing.server.review;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.Optional;

import tools.jackson.databind.node.ObjectNode;

import althing.bots.review.Review.Strength;
import althing.engine.Fingerprint;
import althing.engine.GameRecord;
import althing.server.api.HallJson;
import althing.server.api.ReviewState;
import althing.server.api.ReviewState.Stage;
import althing.server.storage.ReviewJobs;
import althing.server.storage.ReviewJobs.Job;
import althing.server.storage.ReviewJobs.Standing;
import althing.server.storage.Store;
import althing.server.table.Denial;

/**
 * Where reviews of finished games are asked for; a {@link Judge} at every node makes them. What was found is kept by the hash
 * of the record and of the judge's strength, so that nobody waits for it twice. Thread safe.
 */
public final class ReviewDesk implements AutoCloseable {

    private static final int A_DAY = 20;
    private static final int LONGEST_QUEUE = 100;

    private final Store store;
    private final ReviewJobs jobs;
    private final Strength strength;
    private final Judge judge;

    /** Lets others go first: returns when nobody whom a person waits for is thinking. */
    @FunctionalInterface
    public interface GiveWay {
        void untilQuiet();
    }

    public ReviewDesk(Store store, Strength strength, GiveWay giveWay) {
        this.store = store;
        this.jobs = store.reviewJobs();
        this.strength = strength;
        this.judge = new Judge(store, strength, giveWay);
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
        if (store.review(hash).isEmpty() && jobs.standing(hash).filter(job -> !job.failed()).isEmpty()) {
            checkLimits(person);
            jobs.ask(new Job(hash, nameless(record).text()), person, Instant.now());
            judge.wake();
        }
        return state(record);
    }

    @Override
    public void close() {
        judge.close();
    }

    private void checkLimits(String person) {
        Instant today = Instant.now().truncatedTo(ChronoUnit.DAYS);
        jobs.forget(today);
        if (jobs.open() >= LONGEST_QUEUE) {
            throw new Denial(429, "reviews-busy", "Too many games wait for their review; ask again later.");
        }
        if (jobs.askedBy(person, today) >= A_DAY) {
            throw new Denial(429, "reviews-spent", "Nobody may ask for more than " + A_DAY + " reviews a day.");
        }
    }

    private ReviewState waiting(String hash, GameRecord record) {
        int moves = record.moves().size();
        return jobs.standing(hash).map(job -> new ReviewState(stage(job), job.ahead(), job.done(), moves, null))
                .orElse(new ReviewState(Stage.NONE, 0, 0, moves, null));
    }

    private static Stage stage(Standing job) {
        return job.failed() ? Stage.FAILED : job.begun() ? Stage.RUNNING : Stage.QUEUED;
    }

    private static String done(GameRecord record, String review) {
        int moves = record.moves().size();
        ObjectNode state = HallJson.MAPPER.valueToTree(new ReviewState(Stage.DONE, 0, moves, moves, null));
        state.set("review", HallJson.MAPPER.readTree(review));
        return HallJson.write(state);
    }

    /** A judge need not know who has played. */
    private static GameRecord nameless(GameRecord record) {
        return new GameRecord(record.setup(), record.deal(), Collections.nCopies(record.setup().seats(), ""),
                record.moves());
    }

    /** Another judge finds other things: its strength is part of the name. */
    private String hash(GameRecord record) {
        return Fingerprint.of(strength + "\n" + record.text());
    }
}
