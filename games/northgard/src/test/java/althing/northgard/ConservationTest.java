package althing.northgard;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.Extent;
import althing.testkit.RandomGame;

/** Tiles, cards, units, buildings and creatures are conserved in random games of every setup. */
class ConservationTest {

    private static final int GAMES = Integer.getInteger("althing.games", Extent.of(4));

    static Stream<Setup> setups() {
        return Setup.all(Games.named("northgard")).stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void nothingAppearsOrVanishes(Setup setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGame game = new RandomGame(setup, seed);
            game.play((position, _, _) -> Conservation.check((NorthgardPosition) position));
            Conservation.check((NorthgardPosition) game.position());
        }
    }
}
