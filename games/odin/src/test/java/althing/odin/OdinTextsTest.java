package althing.odin;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.TextsContract;

/** A Feast for Odin speaks every language. */
class OdinTextsTest extends TextsContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }

    @Override
    protected Stream<Setup> setups() {
        return super.setups().filter(OdinContractTest::isTelling);
    }
}
