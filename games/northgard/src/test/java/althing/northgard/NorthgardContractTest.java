package althing.northgard;

import java.util.Set;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.GameContract;

/** What must hold for every game holds for Northgard. */
class NorthgardContractTest extends GameContract {

    /** Every number of seats, every variant, with and without creatures; all setups together would take an hour. */
    private static final Set<String> TELLING = Set.of("northgard(seats=2)", "northgard(seats=3)", "northgard(seats=4)",
            "northgard(seats=5)", "northgard(seats=2,creatures=more)", "northgard(seats=3,creatures=creatures)",
            "northgard(seats=5,creatures=more)", "northgard(seats=4,teams=true)",
            "northgard(seats=4,creatures=more,teams=true)", "northgard(seats=3,years=10)",
            "northgard(seats=2,creatures=creatures,years=10,clans=drawn,glory=open)");

    @Override
    protected Game game() {
        return Games.named("northgard");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(NorthgardContractTest::isTelling);
    }

    static boolean isTelling(Setup setup) {
        return TELLING.contains(setup.line());
    }
}
