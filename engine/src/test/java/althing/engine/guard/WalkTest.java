package althing.engine.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.api.Test;

import althing.engine.Setup;

class WalkTest {

    private static final Setup SETUP = Setup.parse("stones(heap=big)");

    @Test
    void theSameSeed_goesTheSameWay() {
        assertThat(new Walk(SETUP, 4).goToTheEnd().trace()).isEqualTo(new Walk(SETUP, 4).goToTheEnd().trace());
        assertThat(new Walk(SETUP, 4).goToTheEnd().trace()).isNotEqualTo(new Walk(SETUP, 5).goToTheEnd().trace());
    }

    @Test
    void aTrace_tellsMovesPointsAndACheckSum() {
        Walk walk = new Walk(SETUP, 4).goToTheEnd();
        assertThat(walk.trace()).matches(walk.steps() + " moves, points " + walk.position().points(0) + " "
                + walk.position().points(1) + ", [0-9a-f]{16}");
        assertThat(walk.position().isOver()).isTrue();
    }

    @Test
    void itStopsWhereItIsTold_andAtTheEnd() {
        Walk walk = new Walk(SETUP, 4);
        assertThat(walk.steps()).isZero();
        assertThat(walk.go(3).steps()).isEqualTo(3);
        assertThat(walk.position().isOver()).isFalse();
        int all = walk.goToTheEnd().steps();
        assertThat(walk.go(5).steps()).isEqualTo(all);
        assertThat(walk.trace()).isEqualTo(new Walk(SETUP, 4).goToTheEnd().trace());
    }

    /** What could have been played is part of the trace, even where the same was played. */
    @Test
    void otherLegalMoves_giveAnotherTrace() {
        Walk small = new Walk(SETUP, 4).go(1);
        Walk old = new Walk(SETUP.under(1), 4).go(1);
        assertThat(old.trace()).isNotEqualTo(small.trace());
    }

    /** The sum is FNV-1a of the codes in their order, and of the seat. */
    @Test
    void theCheckSum_isOfTheSortedCodesAndTheSeat() {
        long hash = 0xcbf29ce484222325L;
        for (byte each : "roll\ntake 1\ntake 2\n0\n".getBytes(StandardCharsets.US_ASCII)) {
            hash = (hash ^ each) * 0x100000001b3L;
        }
        assertThat(new Walk(SETUP, 4).go(1).trace()).endsWith("%016x".formatted(hash));
    }
}
