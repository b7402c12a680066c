package althing.graenaland;

import althing.engine.Game;
import althing.testkit.PuzzlesContract;

class GraenalandPuzzlesTest extends PuzzlesContract {

    @Override
    protected Game game() {
        return new GraenalandGame();
    }

    @Override
    protected int leastQuestions() {
        return 3;
    }
}
