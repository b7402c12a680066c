package althing.jorvik;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.NotationContract;

/** The notation of Jórvík is described, and the descriptions are true. */
class JorvikNotationTest extends NotationContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }
}
