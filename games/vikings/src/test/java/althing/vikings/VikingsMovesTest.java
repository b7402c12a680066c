package althing.vikings;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.MovesContract;

class VikingsMovesTest extends MovesContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }
}
