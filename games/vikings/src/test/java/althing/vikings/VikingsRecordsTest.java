package althing.vikings;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.RecordsContract;

class VikingsRecordsTest extends RecordsContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }

    /** Who starts changes nothing else, so one seat that is named stands for all. */
    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(setup -> setup.option("start").equals("random")
                || (setup.option("start").equals("2") && setup.option("points").equals("0")));
    }
}
