package althing.northgard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.MovesContract;

class NorthgardMovesTest extends MovesContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }

    @Override
    protected Set<String> late() {
        return Set.of("place", "march");
    }

    /** Programs outside are told all actions, and keep a mask of them. */
    @Test
    void placements_shareActions_soThatTheyStayFew() {
        assertThat(game().everyMove().size()).isGreaterThan(700_000);
        assertThat(game().actions().size()).isLessThan(50_000);
    }
}
