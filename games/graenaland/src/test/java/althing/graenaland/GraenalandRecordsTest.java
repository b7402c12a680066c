package althing.graenaland;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.RecordsContract;

/** Stored records of Graenaland replay to their results, for ever. */
class GraenalandRecordsTest extends RecordsContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(setup -> setup.option("talk").equals("rules"));
    }
}
