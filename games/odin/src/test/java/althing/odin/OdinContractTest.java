package althing.odin;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.GameContract;

/** What must hold for every game holds for A Feast for Odin. */
class OdinContractTest extends GameContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }
}
