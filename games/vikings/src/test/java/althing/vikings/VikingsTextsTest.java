package althing.vikings;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.TextsContract;

class VikingsTextsTest extends TextsContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }

    /** Who starts says nothing new, and points at the start add one section to every score sheet alike. */
    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(setup -> setup.option("start").equals("random")
                && (setup.option("points").equals("0") || setup.seats() == 2));
    }
}
