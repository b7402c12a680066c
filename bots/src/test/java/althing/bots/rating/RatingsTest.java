package althing.bots.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;

class RatingsTest {

    private static final Finish FIRST_WINS = new Finish(List.of(List.of(0), List.of(1)));
    private static final Finish SECOND_WINS = new Finish(List.of(List.of(1), List.of(0)));
    private static final Finish TIE = new Finish(List.of(List.of(0, 1)));

    /** With the drawn game that is added, 75.5 of 101 points: 400 · log10(75.5 / 25.5) apart. */
    @Test
    void ofTwoBots_theRatingsTellTheShareOfTheGames() {
        Ratings ratings = new Ratings(2, Map.of(FIRST_WINS, 75L, SECOND_WINS, 25L));
        assertThat(ratings.rating(0) - ratings.rating(1)).isCloseTo(400 * Math.log10(75.5 / 25.5), within(1e-6));
        assertThat(ratings.rating(0) + ratings.rating(1)).isCloseTo(2 * Ratings.MEAN, within(1e-6));
    }

    /** The information of 101 games at 75.5 : 25.5; of two bots around their mean each carries half of the difference. */
    @Test
    void ofTwoBots_theErrorIsThatOfTheLikelihood() {
        Ratings ratings = new Ratings(2, Map.of(FIRST_WINS, 75L, SECOND_WINS, 25L));
        double information = 101 * (75.5 / 101) * (25.5 / 101);
        assertThat(ratings.error(0)).isCloseTo(1.96 / Math.sqrt(information) / 2 * 400 / Math.log(10), within(1e-6));
    }

    /** Between two the difference is as uncertain as twice the distance of each from their mean. */
    @Test
    void ofTwoBots_theErrorOfTheDifferenceIsTwiceThatOfEach() {
        Ratings ratings = new Ratings(2, Map.of(FIRST_WINS, 75L, SECOND_WINS, 25L));
        assertThat(ratings.error(0, 1)).isCloseTo(2 * ratings.error(0), within(1e-6));
        assertThat(ratings.error(0, 0)).isCloseTo(0, within(1e-6));
    }

    @Test
    void aTie_isHalfAVictoryForEach() {
        Ratings ties = new Ratings(2, Map.of(FIRST_WINS, 10L, TIE, 20L));
        Ratings halves = new Ratings(2, Map.of(FIRST_WINS, 20L, SECOND_WINS, 10L));
        assertThat(ties.rating(0)).isCloseTo(halves.rating(0), within(1e-6));
    }

    @Test
    void aBotAgainstItself_tellsNothingAboutItsStrength() {
        Finish alone = new Finish(List.of(List.of(0), List.of(0)));
        assertThat(new Ratings(2, Map.of(alone, 50L)).rating(0)).isCloseTo(Ratings.MEAN, within(1e-6));
    }

    @Test
    void whoAlwaysWins_isNotInfinitelyStrong_andSurerWithMoreGames() {
        Ratings few = new Ratings(2, Map.of(FIRST_WINS, 10L));
        Ratings many = new Ratings(2, Map.of(FIRST_WINS, 1000L));
        assertThat(few.rating(0)).isBetween(Ratings.MEAN + 100, many.rating(0));
        assertThat(many.rating(0)).isLessThan(Ratings.MEAN + 1000);
    }

    /** Strengths 4 : 2 : 1 give these chances, by the model's own formula. */
    @Test
    void ofThreeBots_theRatingsComeOutAsTheGamesWereMade() {
        double[] strength = {4, 2, 1};
        Map<Finish, Long> finishes = new TreeMap<>();
        for (int first = 0; first < 3; first++) {
            for (int second = 0; second < 3; second++) {
                if (first != second) {
                    int third = 3 - first - second;
                    double chance = strength[first] / 7 * strength[second] / (7 - strength[first]);
                    finishes.put(new Finish(List.of(List.of(first), List.of(second), List.of(third))),
                            Math.round(chance * 10_000_000));
                }
            }
        }
        Ratings ratings = new Ratings(3, finishes);
        assertThat(ratings.rating(0) - ratings.rating(1)).isCloseTo(400 * Math.log10(2), within(0.01));
        assertThat(ratings.rating(1) - ratings.rating(2)).isCloseTo(400 * Math.log10(2), within(0.01));
    }

    /** What is thought to be drawn between very many shall not hide what two of them have played. */
    @Test
    void amongMany_fewerDrawnGamesLeaveMoreOfWhatWasPlayed() {
        Map<Finish, Long> finishes = Map.of(FIRST_WINS, 20L);
        Ratings held = new Ratings(60, finishes);
        Ratings free = new Ratings(60, finishes, 2.0 / 59);
        assertThat(free.rating(0) - free.rating(1)).isGreaterThan(2 * (held.rating(0) - held.rating(1)));
    }
}
