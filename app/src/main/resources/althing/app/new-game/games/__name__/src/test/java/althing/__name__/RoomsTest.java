package althing.__name__;

import java.util.Map;
import java.util.Set;

import althing.engine.Game;
import althing.testkit.RoomsContract;

/** The rooms of __Name__. */
class RoomsTest extends RoomsContract {

    @Override
    protected Game game() {
        return new __Name__Game();
    }

    @Override
    protected Map<String, Set<String>> rooms() {
        return Map.of("rules", Set.of(), "view", Set.of(), "notation", Set.of("rules"), "advice", Set.of("rules"));
    }
}
