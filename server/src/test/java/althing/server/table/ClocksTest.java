package althing.server.table;

import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.server.api.TableState.Clock;

import static org.assertj.core.api.Assertions.assertThat;

/** Who let the others wait, and how long. */
class ClocksTest {

    private static final Instant START = Instant.parse("2026-05-01T10:00:00Z");

    private final Clocks clocks = new Clocks(3);

    @Test
    void beforeTheFirstMove_nothingRuns() {
        assertThat(clocks.shown()).isEqualTo(new Clock(List.of(0L, 0L, 0L), null));
    }

    @Test
    void whoIsAskedInTheMiddleOfAnothersTurn_paysForTheTime() {
        turn(0, 0b001);
        turn(10, 0b100);
        turn(25, 0b001);
        assertThat(clocks.shown()).isEqualTo(new Clock(List.of(10_000L, 0L, 15_000L), "2026-05-01T10:00:25Z"));
    }

    @Test
    void whileSeveralChooseAtOnce_theClocksOfAllRun() {
        turn(0, 0b111);
        turn(4, 0b101);
        turn(9, 0b001);
        assertThat(clocks.shown().spent()).containsExactly(9_000L, 4_000L, 9_000L);
    }

    @Test
    void afterTheEnd_nothingRuns() {
        turn(0, 0b010);
        turn(3, 0);
        assertThat(clocks.shown()).isEqualTo(new Clock(List.of(0L, 3_000L, 0L), null));
    }

    @Test
    void aClockThatWasSetBack_takesNothingAway() {
        turn(60, 0b001);
        turn(0, 0b001);
        turn(5, 0b001);
        assertThat(clocks.shown().spent()).containsExactly(5_000L, 0L, 0L);
    }

    private void turn(int second, int pending) {
        clocks.turn(START.plusSeconds(second), pending);
    }
}
