package althing.graenaland;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.MovesContract;

class GraenalandMovesTest extends MovesContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }
}
