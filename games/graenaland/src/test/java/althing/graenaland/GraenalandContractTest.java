package althing.graenaland;

import java.util.List;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.GameContract;

/** What must hold for every game holds for Graenaland. */
class GraenalandContractTest extends GameContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(GraenalandContractTest::isTelling);
    }

    /** Every number of seats with every option at least once; the rest of the lattice is played in {@code RandomGamesTest}. */
    static boolean isTelling(Setup setup) {
        return List.of("graenaland(seats=3)", "graenaland(seats=3,variant=advanced,map=own)",
                "graenaland(seats=4,talk=free)", "graenaland(seats=4,variant=advanced)",
                "graenaland(seats=5,permission=true)", "graenaland(seats=5,variant=advanced)").contains(setup.line());
    }
}
