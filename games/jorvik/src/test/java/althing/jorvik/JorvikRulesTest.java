package althing.jorvik;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RulesContract;

/** Every rule of Jórvík is cited by a test. */
class JorvikRulesTest extends RulesContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }
}
