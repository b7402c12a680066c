package althing.hnefatafl;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.LessonsContract;

class HnefataflLessonsTest extends LessonsContract {

    @Override
    protected Game game() {
        return Games.named("hnefatafl");
    }
}
