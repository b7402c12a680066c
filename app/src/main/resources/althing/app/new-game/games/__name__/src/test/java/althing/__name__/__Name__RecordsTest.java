package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RecordsContract;

/** Every stored record gives its result. */
class __Name__RecordsTest extends RecordsContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
