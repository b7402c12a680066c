package althing.bots.hoard;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.GameContract;

/** The small game keeps the contract of every game. */
class HoardTest extends GameContract {

    @Override
    protected Game game() {
        return Games.named("hoard");
    }
}
