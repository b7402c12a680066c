package althing.odin;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.LessonsContract;

class OdinLessonsTest extends LessonsContract {

    @Override
    protected Game game() {
        return Games.named("odin");
    }
}
