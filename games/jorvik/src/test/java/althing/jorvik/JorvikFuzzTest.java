package althing.jorvik;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.FuzzContract;

/** Nothing that is done to a notation or a record of Jórvík escapes. */
class JorvikFuzzTest extends FuzzContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }
}
