package althing.hnefatafl;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.NotationContract;

/** The notation is described field by field. */
class HnefataflNotationTest extends NotationContract {

    @Override
    protected Game game() {
        return Games.named("hnefatafl");
    }
}
