package althing.hnefatafl;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.RulesContract;

class HnefataflRulesTest extends RulesContract {

    @Override
    protected Game game() {
        return Games.named("hnefatafl");
    }
}
