package althing.jorvik;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.LessonsContract;

class JorvikLessonsTest extends LessonsContract {

    @Override
    protected Game game() {
        return Games.named("jorvik");
    }
}
