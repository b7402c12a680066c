package althing.graenaland;

import java.util.Map;
import java.util.Set;

import althing.engine.Game;
import althing.testkit.RoomsContract;

/** The rooms of Graenaland. */
class RoomsTest extends RoomsContract {

    @Override
    protected Game game() {
        return new GraenalandGame();
    }

    @Override
    protected Map<String, Set<String>> rooms() {
        return Map.ofEntries(
                Map.entry("box", Set.of()),
                Map.entry("table", Set.of("box")),
                Map.entry("talk", Set.of("box", "table")),
                Map.entry("scoring", Set.of("box", "table")),
                Map.entry("reach", Set.of("box", "table", "scoring")),
                Map.entry("start", Set.of("box", "table")),
                Map.entry("moving", Set.of("box", "table", "talk")),
                Map.entry("sharing", Set.of("box", "table", "talk", "moving")),
                Map.entry("building", Set.of("box", "table", "talk", "scoring", "reach", "moving")),
                Map.entry("ending", Set.of("box", "table", "talk", "scoring", "reach")),
                Map.entry("view", Set.of("box", "table", "talk", "scoring", "start", "moving", "sharing", "building")),
                Map.entry("notation", Set.of("box", "table", "talk", "reach", "start", "moving", "sharing", "building",
                        "view")),
                Map.entry("advice", Set.of("box", "table", "talk", "scoring", "start", "moving", "sharing",
                        "building")));
    }
}
