package althing.jorvik;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.RecordsContract;

/** Stored records of Jórvík replay to their results, for ever. */
class JorvikRecordsTest extends RecordsContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(JorvikContractTest::isTelling);
    }
}
