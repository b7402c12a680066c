package althing.vikings;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.NotationContract;

/** The notation of Vikings is described, and the descriptions are true. */
class VikingsNotationTest extends NotationContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }
}
