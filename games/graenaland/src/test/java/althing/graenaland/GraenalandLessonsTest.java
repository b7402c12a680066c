package althing.graenaland;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.LessonsContract;

class GraenalandLessonsTest extends LessonsContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }
}
