package althing.odin;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RecordsContract;

/** Stored records of A Feast for Odin replay to their results, for ever. */
class OdinRecordsTest extends RecordsContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }
}
