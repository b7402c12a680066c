package althing.hnefatafl;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.GuardsContract;

/** Every version of the rules goes on as it was. */
class HnefataflGuardsTest extends GuardsContract {

    @Override
    protected Game game() {
        return Games.named("hnefatafl");
    }
}
