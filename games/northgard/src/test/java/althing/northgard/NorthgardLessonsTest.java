package althing.northgard;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.LessonsContract;

class NorthgardLessonsTest extends LessonsContract {

    @Override
    protected Game game() {
        return Games.named("northgard");
    }
}
