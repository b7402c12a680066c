package althing.hnefatafl;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.FuzzContract;

/** Whatever is done to a text, it is refused with a sentence or gives a game. */
class HnefataflFuzzTest extends FuzzContract {

    @Override
    protected Game game() {
        return Games.named("hnefatafl");
    }
}
