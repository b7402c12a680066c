package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PointsCountTest {

    @Test
    void theSummary_tellsTheMiddleAndTheSpread() {
        assertThat(counted(-3, 9, 1, 1).summary(2, "greedy"))
                .isEqualTo(new SeatPoints(2, "greedy", 2, 1, Math.sqrt(19), -3, 9));
    }

    @Test
    void theMedianOfAnEvenNumberOfGames_liesBetweenTheTwoInTheMiddle() {
        assertThat(counted(4, 7).summary(0, "random").median()).isEqualTo(5.5);
    }

    @Test
    void twoThreadsCounts_addUp() {
        PointsCount sum = counted(4, 4);
        sum.add(counted(7, 4, 8));
        assertThat(sum.summary(0, "random")).isEqualTo(counted(4, 4, 4, 7, 8).summary(0, "random"));
    }

    private static PointsCount counted(int... points) {
        PointsCount count = new PointsCount();
        for (int each : points) {
            count.add(each);
        }
        return count;
    }
}
