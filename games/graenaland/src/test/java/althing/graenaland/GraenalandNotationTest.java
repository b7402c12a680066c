package althing.graenaland;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.NotationContract;

/** The notation of Graenaland is described, and the descriptions are true. */
class GraenalandNotationTest extends NotationContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }
}
