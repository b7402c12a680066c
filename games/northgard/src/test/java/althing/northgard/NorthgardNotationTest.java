package althing.northgard;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.NotationContract;

/** The notation of Northgard is described, and the descriptions are true. */
class NorthgardNotationTest extends NotationContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }
}
