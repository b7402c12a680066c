package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

/** How long bots think. */
class DeadlineTest {

    @Test
    void whoDoesNotLookAtTheClock_hasTimeForEver() {
        Deadline never = new Deadline(Long.MAX_VALUE);
        assertThat(never.isOver()).isFalse();
        assertThat(never.left(1000)).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void aDeadlineThatIsPast_leavesNoTime() {
        Deadline past = new Deadline(0);
        assertThat(past.isOver()).isTrue();
        assertThat(past.left(1000)).isZero();
    }

    @Test
    void aDeadline_hasComeWhenTheThreadIsInterrupted_butNotForWhoDoesNotLookAtTheClock() {
        Deadline far = new Deadline(TimeUnit.DAYS.toNanos(1));
        Deadline never = new Deadline(Long.MAX_VALUE);
        assertThat(far.isOver()).isFalse();
        Thread.currentThread().interrupt();
        assertThat(far.isOver()).isTrue();
        assertThat(never.isOver()).isFalse();
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aFarDeadline_leavesTimeForMoreThanWasDone() {
        assertThat(new Deadline(TimeUnit.DAYS.toNanos(1)).left(10)).isGreaterThan(10);
    }
}
