package althing.jorvik;

import althing.engine.Game;
import althing.testkit.PuzzlesContract;

class JorvikPuzzlesTest extends PuzzlesContract {

    @Override
    protected Game game() {
        return new JorvikGame();
    }

    @Override
    protected int leastQuestions() {
        return 8;
    }
}
