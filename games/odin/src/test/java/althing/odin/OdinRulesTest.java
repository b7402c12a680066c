package althing.odin;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RulesContract;

/** Every rule of A Feast for Odin is cited by a test. */
class OdinRulesTest extends RulesContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }
}
