package althing.vikings;

import althing.engine.Game;
import althing.engine.Games;
import althing.testkit.LessonsContract;

class VikingsLessonsTest extends LessonsContract {

    @Override
    protected Game game() {
        return Games.named("vikings");
    }
}
