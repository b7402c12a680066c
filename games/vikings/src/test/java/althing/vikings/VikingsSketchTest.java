package althing.vikings;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.SketchContract;

class VikingsSketchTest extends SketchContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }

    /** Who starts and with how many points changes nothing in what is drawn. */
    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(
                setup -> setup.option("start").equals("random") && setup.option("points").equals("0"));
    }
}
