package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.Extent;
import althing.testkit.RandomGame;
import althing.testkit.Rule;

/** Random games of every setup end with a winner, and nothing appears or vanishes on the way. */
class RandomGamesTest {

    private static final int GAMES = Integer.getInteger("althing.games", Extent.of(10));

    static Stream<Setup> setups() {
        return Setup.all(Games.named("graenaland")).stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @Rule({"GRA-1.1", "GRA-2.11"})
    void everyGame_goesOnUntilSomebodyWins(Setup setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGame game = new RandomGame(setup, seed);
            game.play((position, _, _) -> Conservation.check((GraenalandPosition) position));
            GraenalandPosition end = (GraenalandPosition) game.position();
            Conservation.check(end);
            assertThat(end.announcer).isNotNegative();
            assertThat(end.rank(end.announcer)).isEqualTo(1);
        }
    }
}
