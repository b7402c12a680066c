package althing.odin;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.RandomGame;

/**
 * Tiles, cards, vikings and buildings are conserved in random games. {@code -Dalthing.games=100} plays so many games of
 * every setup.
 */
class ConservationTest {

    private static final boolean ALL = System.getProperty("althing.games") != null;
    private static final int GAMES = Integer.getInteger("althing.games", 6);

    static Stream<Setup> setups() {
        return Setup.all(Games.named("odin")).stream().filter(setup -> ALL || OdinContractTest.isTelling(setup));
    }

    @ParameterizedTest
    @MethodSource("setups")
    void nothingAppearsOrVanishes(Setup setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGame game = new RandomGame(setup, seed);
            game.play((position, _, _) -> Conservation.check((OdinPosition) position));
            Conservation.check((OdinPosition) game.position());
        }
    }
}
