package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.GameContract;

/** What must hold for every game. */
class __Name__ContractTest extends GameContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
