package althing.hnefatafl;

import java.util.Map;
import java.util.Set;

import althing.engine.Game;
import althing.testkit.RoomsContract;

/** The rooms of Hnefatafl. */
class RoomsTest extends RoomsContract {

    @Override
    protected Game game() {
        return new HnefataflGame();
    }

    @Override
    protected Map<String, Set<String>> rooms() {
        return Map.of(
                "board", Set.of(),
                "rules", Set.of("board"),
                "view", Set.of("board", "rules"),
                "notation", Set.of("board", "rules"),
                "advice", Set.of("board", "rules"));
    }
}
