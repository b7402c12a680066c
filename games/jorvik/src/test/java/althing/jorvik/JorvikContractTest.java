package althing.jorvik;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.GameContract;

/** What must hold for every game holds for Jórvík. */
class JorvikContractTest extends GameContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(JorvikContractTest::isTelling);
    }

    /** Every variant and number of seats; a chosen start player changes nothing else, so one setup with it is enough. */
    static boolean isTelling(Setup setup) {
        return setup.option("start").equals("random") || setup.line().contains("seats=3,start=2");
    }
}
