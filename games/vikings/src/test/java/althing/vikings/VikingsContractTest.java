package althing.vikings;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.GameContract;

class VikingsContractTest extends GameContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(VikingsContractTest::isTelling);
    }

    /** Who starts changes nothing else, so one seat that is named stands for all. */
    static boolean isTelling(Setup setup) {
        return setup.option("start").equals("random")
                || (setup.option("start").equals("2") && setup.option("points").equals("0"));
    }
}
