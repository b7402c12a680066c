package althing.graenaland;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RulesContract;

/** Every rule of Graenaland is cited by a test. */
class GraenalandRulesTest extends RulesContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }
}
