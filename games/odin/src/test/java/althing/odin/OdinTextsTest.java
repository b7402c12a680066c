package althing.odin;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.TextsContract;

/** A Feast for Odin speaks every language. */
class OdinTextsTest extends TextsContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }
}
