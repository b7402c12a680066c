package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.MovesContract;

class __Name__MovesTest extends MovesContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
