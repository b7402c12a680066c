package althing.graenaland;

import java.util.stream.Stream;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.testkit.SketchContract;

class GraenalandSketchTest extends SketchContract {

    @Override
    protected Game game() {
        return Games.named("graenaland");
    }

    /** A random game is long, so there are few of them, which show everything. */
    @Override
    protected Stream<Setup> setups() {
        return Stream.of("graenaland(seats=3)", "graenaland(seats=3,variant=advanced,map=own)",
                "graenaland(seats=5,permission=true)").map(Setup::parse);
    }
}
