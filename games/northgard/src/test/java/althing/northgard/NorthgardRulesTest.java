package althing.northgard;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RulesContract;

/** Every rule of Northgard is cited by a test. */
class NorthgardRulesTest extends RulesContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }
}
