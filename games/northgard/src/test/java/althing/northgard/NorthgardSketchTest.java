package althing.northgard;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.SketchContract;

class NorthgardSketchTest extends SketchContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(NorthgardContractTest::isTelling);
    }
}
