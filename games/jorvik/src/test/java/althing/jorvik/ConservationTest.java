package althing.jorvik;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.Extent;
import althing.testkit.RandomGame;

/** Cards, cubes, vikings and coins are conserved in random games of every variant and number of seats. */
class ConservationTest {

    private static final int GAMES = Integer.getInteger("althing.games", Extent.of(20));

    static Stream<Setup> setups() {
        return Setup.all(Games.named("jorvik")).stream().filter(setup -> setup.option("start").equals("random"));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void nothingAppearsOrVanishes(Setup setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGame game = new RandomGame(setup, seed);
            game.play((position, _, _) -> Conservation.check((JorvikPosition) position));
            Conservation.check((JorvikPosition) game.position());
        }
    }
}
