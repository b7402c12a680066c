package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RatingsTest {

    private final Ratings ratings = new Ratings(3);

    /** The figures of the model's authors for two newcomers, also given by other implementations. */
    @Test
    void theWinnerOfTwoNewcomers_gainsWhatTheLoserLoses() {
        ratings.learn(new int[]{0, 1}, new int[]{1, 2});
        assertThat(ratings.mean(0)).isCloseTo(27.63523138, within(1e-6));
        assertThat(ratings.mean(1)).isCloseTo(22.36476862, within(1e-6));
        assertThat(ratings.deviation(0)).isCloseTo(8.06550632, within(1e-6));
        assertThat(ratings.mean(2)).isEqualTo(Ratings.NEWCOMER);
    }

    @Test
    void aTieOfEquals_movesNobody() {
        ratings.learn(new int[]{0, 1}, new int[]{1, 1});
        assertThat(ratings.mean(0)).isCloseTo(ratings.mean(1), within(1e-9));
    }

    @Test
    void aBotAgainstItself_learnsNothingAboutItsStrength() {
        ratings.learn(new int[]{0, 0}, new int[]{2, 1});
        assertThat(ratings.mean(0)).isCloseTo(Ratings.NEWCOMER, within(1e-9));
    }

    @Test
    void manyGames_makeTheRatingSure() {
        for (int game = 0; game < 200; game++) {
            ratings.learn(new int[]{0, 1, 2, 0}, new int[]{game % 5 == 0 ? 4 : 1, 2, 3, game % 5 == 0 ? 1 : 4});
        }
        assertThat(ratings.deviation(0)).isLessThan(2);
    }
}
