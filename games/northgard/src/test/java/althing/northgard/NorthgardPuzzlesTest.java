package althing.northgard;

import althing.engine.Game;
import althing.testkit.PuzzlesContract;

class NorthgardPuzzlesTest extends PuzzlesContract {

    @Override
    protected Game game() {
        return new NorthgardGame();
    }

    @Override
    protected int leastQuestions() {
        return 3;
    }
}
