package althing.hnefatafl;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.TextsContract;

class HnefataflTextsTest extends TextsContract {

    @Override
    protected Game game() {
        return Games.named("hnefatafl");
    }

    /** A cap changes nothing but when it is reached, so one variant stands for all. */
    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(Scene::isTelling);
    }
}
