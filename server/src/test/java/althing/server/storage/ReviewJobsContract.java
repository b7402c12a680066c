package althing.server.storage;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import althing.server.storage.ReviewJobs.Job;
import althing.server.storage.ReviewJobs.Standing;

import static org.assertj.core.api.Assertions.assertThat;

/** What the queue of reviews promises, whatever database is behind it. */
abstract class ReviewJobsContract {

    static final Instant NOW = Instant.parse("2026-06-24T10:15:30.123Z");
    private static final Job FIRST = new Job("f", "first record");
    private static final Job SECOND = new Job("a", "second record");

    abstract ReviewJobs jobs();

    /** The queue after everything has stopped and begun again. */
    abstract ReviewJobs afterARestart();

    @BeforeEach
    void ask() {
        jobs().ask(FIRST, "ingrid", NOW);
        jobs().ask(SECOND, "olaf", NOW.plusMillis(1));
    }

    @Test
    void whoWasFirst_isJudgedFirst_andOnce() {
        assertThat(jobs().standing("a")).contains(new Standing(false, false, 1, 0));
        assertThat(jobs().take()).contains(FIRST);
        assertThat(jobs().take()).contains(SECOND);
        assertThat(jobs().take()).isEmpty();
        assertThat(jobs().open()).isEqualTo(2);
    }

    @Test
    void howFarItIs_everybodyCanSee() {
        jobs().take();
        assertThat(jobs().progress("f", 12)).isTrue();
        assertThat(jobs().standing("f")).contains(new Standing(false, true, 0, 12));
        assertThat(jobs().progress("a", 1)).as("not begun").isFalse();
        jobs().finish("f", false);
        assertThat(jobs().standing("f")).isEmpty();
        assertThat(jobs().standing("a")).contains(new Standing(false, false, 0, 0));
    }

    @Test
    void whoAsksTwice_waitsOnce_unlessItFailed() {
        jobs().ask(FIRST, "olaf", NOW.plusSeconds(9));
        assertThat(jobs().standing("f").map(Standing::ahead)).contains(0);
        jobs().take();
        jobs().finish("f", true);
        assertThat(jobs().standing("f").map(Standing::failed)).contains(true);
        jobs().ask(FIRST, "ingrid", NOW.plusSeconds(9));
        assertThat(jobs().standing("f")).contains(new Standing(false, false, 1, 0));
    }

    @Test
    void whatAPersonAskedFor_isCounted_alsoWhenItIsDone_untilTheDayIsOver() {
        jobs().take();
        jobs().finish("f", false);
        assertThat(jobs().askedBy("ingrid", NOW)).isEqualTo(1);
        assertThat(jobs().askedBy("ingrid", NOW.plusMillis(1))).isZero();
        jobs().forget(NOW.plus(Duration.ofDays(1)));
        assertThat(jobs().askedBy("ingrid", NOW)).isZero();
        assertThat(jobs().standing("a")).as("nobody has judged it").isPresent();
    }

    @Test
    void whatWasBegun_isGivenBack_andTakenAgain() {
        for (int time = 0; time < 5; time++) {
            assertThat(jobs().take()).contains(FIRST);
            jobs().release();
        }
    }

    @Test
    void whatEndsTheProcessEachTime_isGivenUp() {
        for (int time = 0; time < 3; time++) {
            assertThat(afterARestart().take()).contains(FIRST);
        }
        ReviewJobs again = afterARestart();
        assertThat(again.take()).isEqualTo(Optional.empty());
        assertThat(again.standing("f").map(Standing::failed)).contains(true);
        assertThat(again.take()).contains(SECOND);
    }
}
