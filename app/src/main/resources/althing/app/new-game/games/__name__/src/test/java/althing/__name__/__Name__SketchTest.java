package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.SketchContract;

/** Every view can be told in words. */
class __Name__SketchTest extends SketchContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
