package althing.odin;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.SketchContract;

/** A Feast for Odin can be drawn in words. */
class OdinSketchTest extends SketchContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(OdinContractTest::isTelling);
    }
}
