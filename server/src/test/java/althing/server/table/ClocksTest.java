package althing.server.table;

import java.time.Duration;
import java.time.Instant;

import org.junit.jupiter.api.Test;

import althing.server.api.TableState.SeatTime;
import althing.server.pace.Pace;

import static org.assertj.core.api.Assertions.assertThat;

/** Who let the others wait, and how long. */
class ClocksTest {

    private static final Instant START = Instant.parse("2026-05-01T10:00:00Z");

    private final Clocks clocks = new Clocks(3, new Pace.None());

    @Test
    void beforeTheFirstMove_nothingRuns() {
        assertThat(clocks.shown().spent()).containsExactly(0L, 0L, 0L);
        assertThat(clocks.shown().since()).isNull();
    }

    @Test
    void whoIsAskedInTheMiddleOfAnothersTurn_paysForTheTime() {
        turn(0, 0b001);
        turn(10, 0b100);
        turn(25, 0b001);
        assertThat(clocks.shown().spent()).containsExactly(10_000L, 0L, 15_000L);
        assertThat(clocks.shown().since()).isEqualTo("2026-05-01T10:00:25Z");
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
        assertThat(clocks.shown().spent()).containsExactly(0L, 3_000L, 0L);
        assertThat(clocks.shown().since()).isNull();
    }

    @Test
    void aClockThatWasSetBack_takesNothingAway() {
        turn(60, 0b001);
        turn(0, 0b001);
        turn(5, 0b001);
        assertThat(clocks.shown().spent()).containsExactly(5_000L, 0L, 0L);
    }

    @Test
    void aLiveGame_hasAStock_andMoreAfterEachTurn() {
        Clocks live = new Clocks(2, Pace.parse("live 1 10"));
        live.turn(START, 0b01);
        live.turn(START.plusSeconds(5), 0b10);
        assertThat(live.shown().times().getFirst()).isEqualTo(new SeatTime(65_000L, null));
        assertThat(live.shown().times().getLast()).isEqualTo(new SeatTime(60_000L, "2026-05-01T10:01:05Z"));
        live.turnBack(START.plusSeconds(6), 0b01);
        assertThat(live.shown().times().getFirst().left()).as("what is taken back earns nothing").isEqualTo(55_000L);
        assertThat(live.isUp(0, START.plusSeconds(60))).isFalse();
        assertThat(live.isUp(0, START.plusSeconds(61))).isTrue();
        assertThat(live.isUp(1, START.plusSeconds(999))).as("nobody waits for it").isFalse();
    }

    @Test
    void aGameByDays_countsEachTurnAfresh_andHolidaysAndPausesDoNotCount() {
        Clocks slow = new Clocks(2, Pace.parse("days 1"));
        slow.turn(START, 0b01);
        slow.rest(START, 0, START.plus(Duration.ofDays(3)));
        assertThat(slow.shown().times().getFirst().until()).isEqualTo("2026-05-05T10:00:00Z");
        slow.turn(START.plus(Duration.ofDays(2)), 0b10);
        slow.pause(START.plus(Duration.ofDays(2)), true);
        assertThat(slow.shown().times().getLast().until()).isNull();
        slow.pause(START.plus(Duration.ofDays(9)), false);
        assertThat(slow.shown().times().getLast().until()).isEqualTo("2026-05-11T10:00:00Z");
        slow.give(START.plus(Duration.ofDays(9)), 1, Duration.ofHours(5));
        assertThat(slow.shown().times().getLast().until()).isEqualTo("2026-05-11T15:00:00Z");
    }

    @Test
    void whileABotPlays_noClockRuns_andWhoReturnsHasTime() {
        Clocks live = new Clocks(2, Pace.parse("live 1 0"));
        live.turn(START, 0b01);
        live.leave(START.plusSeconds(70), 0);
        assertThat(live.shown().times().getFirst().until()).isNull();
        live.comeBack(START.plusSeconds(500), 0);
        assertThat(live.shown().spent().getFirst()).isEqualTo(70_000L);
        assertThat(live.shown().times().getFirst()).isEqualTo(new SeatTime(60_000L, "2026-05-01T10:09:20Z"));
    }

    private void turn(int second, int pending) {
        clocks.turn(START.plusSeconds(second), pending);
    }

    @Test
    void turns_areCounted_andThoseThatCameTooLate() {
        Clocks live = new Clocks(2, Pace.parse("live 1 0"));
        live.turn(START, 0b01);
        live.turn(START.plusSeconds(30), 0b10);
        live.turn(START.plusSeconds(120), 0b01);
        assertThat(live.turns(0)).isEqualTo(1);
        assertThat(live.late(0)).isZero();
        assertThat(live.turns(1)).isEqualTo(1);
        assertThat(live.late(1)).isEqualTo(1);
        live.turnBack(START.plusSeconds(121), 0b10);
        live.leave(START.plusSeconds(122), 1);
        assertThat(live.late(1)).as("who let a bot play when their time was up").isEqualTo(2);
        live.stop(START.plusSeconds(123));
        assertThat(live.turns(0)).as("the end is no turn").isEqualTo(1);
    }
}
