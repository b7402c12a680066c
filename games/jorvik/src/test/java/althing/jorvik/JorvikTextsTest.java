package althing.jorvik;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.TextsContract;

/** Jórvík speaks every language. */
class JorvikTextsTest extends TextsContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }

    /** Who starts is said in the same words everywhere. */
    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(setup -> setup.option("start").equals("random"));
    }
}
