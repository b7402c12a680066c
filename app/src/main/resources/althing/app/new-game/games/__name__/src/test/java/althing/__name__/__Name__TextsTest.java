package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.TextsContract;

/** Every language has every text. */
class __Name__TextsTest extends TextsContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
