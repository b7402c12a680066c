package althing.odin;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.GameContract;

/** What must hold for every game holds for A Feast for Odin. */
class OdinContractTest extends GameContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(OdinContractTest::isTelling);
    }

    /** Every number of seats and length with occupations; without them the game differs little, so fewer are enough. */
    static boolean isTelling(Setup setup) {
        return !setup.option("occupations").equals("none")
                || setup.option("length").equals("long") && (setup.seats() == 1 || setup.seats() == 4);
    }
}
