package althing.jorvik;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.MovesContract;

class JorvikMovesTest extends MovesContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }
}
