package althing.odin;

import althing.engine.Game;
import althing.testkit.PuzzlesContract;

class OdinPuzzlesTest extends PuzzlesContract {

    @Override
    protected Game game() {
        return new OdinGame();
    }

    @Override
    protected int leastQuestions() {
        return 3;
    }
}
