package althing.vikings;

import althing.engine.Game;
import althing.testkit.PuzzlesContract;

class VikingsPuzzlesTest extends PuzzlesContract {

    @Override
    protected Game game() {
        return new VikingsGame();
    }

    @Override
    protected int leastQuestions() {
        return 3;
    }
}
