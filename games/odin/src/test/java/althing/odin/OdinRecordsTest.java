package althing.odin;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.RecordsContract;

/** Stored records of A Feast for Odin replay to their results, for ever. */
class OdinRecordsTest extends RecordsContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(OdinContractTest::isTelling);
    }
}
