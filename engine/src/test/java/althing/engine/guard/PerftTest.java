package althing.engine.guard;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Notation;
import althing.engine.Position;
import althing.engine.Setup;

class PerftTest {

    private final Perft perft = new Perft();

    private static Position start(String line) {
        return Setup.parse(line).start();
    }

    /** Of six stones one or two at a time: the orderings of a sum of ones and twos. */
    @Test
    void linesOfPlay_areCounted() {
        Position heap = start("stones(dice=false)#1");
        assertThat(perft.count(heap, 0)).isEqualTo(1);
        assertThat(perft.count(heap, 1)).isEqualTo(2);
        assertThat(perft.count(heap, 2)).isEqualTo(4);
        assertThat(perft.count(heap, 3)).isEqualTo(8);
        assertThat(perft.count(heap, 4)).as("no two, one of four, two of four").isEqualTo(1 + 4 + 6);
        assertThat(perft.count(heap, 5)).isEqualTo(1 + 5);
    }

    @Test
    void aLineThatEndsBefore_countsAsNone() {
        Position heap = start("stones(dice=false)#1");
        assertThat(perft.count(heap, 6)).as("only six ones").isEqualTo(1);
        assertThat(perft.count(heap, 7)).isZero();
    }

    @Test
    void aRoll_isOneMove_asTheDieFalls() {
        assertThat(perft.count(start("stones#1"), 1)).isEqualTo(3);
        assertThat(perft.count(start("stones#1"), 2)).isEqualTo(9);
        assertThat(perft.count(start("stones(rules=1)#1"), 2)).isEqualTo(16);
    }

    @Test
    void counting_leavesThePositionAlone_andCanGoOnElsewhere() {
        Position heap = start("stones(heap=big)#1");
        Notation before = heap.notation();
        long many = perft.count(heap, 5);
        assertThat(heap.notation()).isEqualTo(before);
        perft.count(start("stones(heap=big)#2"), 2);
        assertThat(perft.count(heap, 5)).isEqualTo(many);
        heap.play(0, heap.setup().game().move("take 2"));
        assertThat(perft.count(heap, 5)).as("from where it stands now").isEqualTo(new Perft().count(heap, 5))
                .isLessThan(many + 1);
    }
}
