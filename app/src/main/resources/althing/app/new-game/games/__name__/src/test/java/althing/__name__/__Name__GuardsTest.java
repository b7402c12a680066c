package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.GuardsContract;

/** Every version of the rules goes on as it was. */
class __Name__GuardsTest extends GuardsContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
