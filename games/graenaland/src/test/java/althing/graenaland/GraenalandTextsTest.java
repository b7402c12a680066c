package althing.graenaland;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.TextsContract;

/** Graenaland speaks every language. */
class GraenalandTextsTest extends TextsContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }

    /** When the players may talk changes nothing else. */
    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(setup -> setup.option("talk").equals("rules"));
    }
}
