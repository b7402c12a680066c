package althing.__name__;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RulesContract;

/** Every rule is cited by a test. */
class __Name__RulesTest extends RulesContract {

    @Override
    protected Game game() {
        return Games.named("__name__");
    }
}
