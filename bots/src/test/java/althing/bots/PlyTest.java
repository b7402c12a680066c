package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import althing.engine.Move;
import althing.engine.Setup;

class PlyTest {

    private record Named(String code) implements Move {}

    private final Ply ply = new Ply(Setup.parse("hoard(seats=2)#1").start());

    @BeforeEach
    void list() {
        for (int i = 0; i < 100; i++) {
            ply.moves.add(new Named("m" + i));
        }
    }

    @Test
    void theMostPromising_comesFirst_ofEqualsTheFirstListed() {
        ply.arrange();
        for (int i = 0; i < 100; i++) {
            ply.promise(i, i % 10);
        }
        assertThat(picked(12)).containsExactly(9, 19, 29, 39, 49, 59, 69, 79, 89, 99, 8, 18);
    }

    @Test
    void whatIsKnown_comesBeforeWhatRefutedASister() {
        ply.refutes(new Named("m5"));
        ply.refutes(new Named("m6"));
        ply.refutes(new Named("m6"));
        ply.arrange();
        for (int i = 0; i < 100; i++) {
            ply.promise(i, ply.special(i, 42));
        }
        assertThat(picked(4)).containsExactly(42, 6, 5, 0);
        ply.start();
        assertThat(ply.special(6, 42)).isZero();
    }

    private List<Integer> picked(int count) {
        List<Integer> picked = new ArrayList<>();
        for (int nth = 0; nth < count; nth++) {
            picked.add(ply.pick(nth));
        }
        return picked;
    }
}
