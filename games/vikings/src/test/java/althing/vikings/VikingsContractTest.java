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

    /** Who starts and points at the start change little, so one number of seats stands for all. */
    static boolean isTelling(Setup setup) {
        boolean plain = setup.option("points").equals("0");
        return setup.option("start").equals("random")
                ? plain || setup.seats() == 2
                : plain && setup.option("start").equals("2") && setup.seats() == 3;
    }
}
