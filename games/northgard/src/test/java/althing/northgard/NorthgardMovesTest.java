package althing.northgard;

import java.util.Set;

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
}
