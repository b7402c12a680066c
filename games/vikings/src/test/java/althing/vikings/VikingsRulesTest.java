package althing.vikings;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RulesContract;

class VikingsRulesTest extends RulesContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }
}
