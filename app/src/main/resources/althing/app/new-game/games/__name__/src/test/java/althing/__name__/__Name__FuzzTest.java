package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.FuzzContract;

/** Whatever is done to a text, it is refused with a sentence or gives a game. */
class __Name__FuzzTest extends FuzzContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
