package althing.northgard;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.RecordsContract;

/** Stored records of Northgard replay to their results, for ever. */
class NorthgardRecordsTest extends RecordsContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(NorthgardContractTest::isTelling);
    }
}
