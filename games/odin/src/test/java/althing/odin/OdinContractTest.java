package althing.odin;

import java.util.Set;
import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.GameContract;

/** What must hold for every game holds for A Feast for Odin. */
class OdinContractTest extends GameContract {

    /** Every number of seats, both lengths, all decks, one of them or none; of 78 setups these differ most. */
    private static final Set<String> TELLING = Set.of("odin(seats=1,occupations=abc)", "odin(seats=2)",
            "odin(seats=3,length=short,occupations=abc)", "odin(seats=4,occupations=abc)",
            "odin(seats=4,occupations=none)", "odin(seats=2,length=short,occupations=c)",
            "odin(seats=1,length=short,occupations=abc,first-card=chosen)");

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(OdinContractTest::isTelling);
    }

    static boolean isTelling(Setup setup) {
        return TELLING.contains(setup.line());
    }
}
