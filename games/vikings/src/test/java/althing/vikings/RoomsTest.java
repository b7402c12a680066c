package althing.vikings;

import java.util.Map;
import java.util.Set;

import althing.engine.Game;
import althing.testkit.RoomsContract;

/** The rooms of Vikings. */
class RoomsTest extends RoomsContract {

    @Override
    protected Game game() {
        return new VikingsGame();
    }

    @Override
    protected Map<String, Set<String>> rooms() {
        return Map.ofEntries(
                Map.entry("box", Set.of()),
                Map.entry("area", Set.of("box")),
                Map.entry("wheel", Set.of("box")),
                Map.entry("table", Set.of("box", "area", "wheel")),
                Map.entry("settling", Set.of("box", "area", "table")),
                Map.entry("boatmen", Set.of("box", "area", "table")),
                Map.entry("scoring", Set.of("box", "area", "table")),
                Map.entry("offer", Set.of("box", "area", "wheel", "table", "scoring")),
                Map.entry("view", Set.of("box", "area", "wheel", "table", "boatmen", "scoring")),
                Map.entry("notation", Set.of("box", "area", "wheel", "table", "settling", "boatmen")),
                Map.entry("advice",
                        Set.of("box", "area", "wheel", "table", "settling", "boatmen", "offer", "scoring")));
    }
}
