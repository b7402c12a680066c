package althing.odin;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.MovesContract;

class OdinMovesTest extends MovesContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }
}
