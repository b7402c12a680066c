package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.NotationContract;

/** The notation is described field by field. */
class __Name__NotationTest extends NotationContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
