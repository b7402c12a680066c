package althing.graenaland;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.FuzzContract;

/** Nothing that is done to a notation or a record of Graenaland escapes. */
class GraenalandFuzzTest extends FuzzContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }
}
