package althing.lab.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class AimTest {

    /** The first seat ended with 10 points and won, the second with 30 and lost. */
    private static final Example EXAMPLE = new Example(new Moment(0, new float[2][0], new float[2]),
            new float[]{10, 30},
            new float[]{1, 0});

    private final double[] blame = new double[2];

    @Test
    void points_blameByTheMiss_inScales_butNoMoreThanTwo() {
        Aim.POINTS.blame(EXAMPLE, new double[]{15, -100}, 1, 5, blame);
        assertThat(blame).containsExactly(1, -2);
    }

    @Test
    void victory_blamesByTheChanceThatTheValuesMake() {
        Aim.VICTORY.blame(EXAMPLE, new double[]{7, 7}, 0.5, 4, blame);
        assertThat(blame[0]).isCloseTo((0.5 - 1) * 0.5 * 4, within(1e-12));
        assertThat(blame[1]).isCloseTo(0.5 * 0.5 * 4, within(1e-12));
    }
}
