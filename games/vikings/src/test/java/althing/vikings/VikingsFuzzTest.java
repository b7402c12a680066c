package althing.vikings;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.FuzzContract;

/** Nothing that is done to a notation or a record of Vikings escapes. */
class VikingsFuzzTest extends FuzzContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }
}
