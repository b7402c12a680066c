package althing.hnefatafl;

import althing.engine.Game;
import althing.testkit.PuzzlesContract;

class HnefataflPuzzlesTest extends PuzzlesContract {

    @Override
    protected Game game() {
        return new HnefataflGame();
    }

    @Override
    protected int leastQuestions() {
        return 1;
    }
}
