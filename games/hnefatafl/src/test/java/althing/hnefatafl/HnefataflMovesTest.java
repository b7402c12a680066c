package althing.hnefatafl;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.MovesContract;

class HnefataflMovesTest extends MovesContract {

    @Override
    protected Game game() {
        return Games.named("hnefatafl");
    }
}
