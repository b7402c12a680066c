package althing.northgard;

import java.util.Map;
import java.util.Set;

import althing.engine.Game;
import althing.testkit.RoomsContract;

/** The rooms of Northgard. */
class RoomsTest extends RoomsContract {

    /** The rooms of the rules; a card can lead to every action, and an action to a combat. */
    private static final Set<String> RULES = Set.of("box", "state", "cards", "actions", "march", "combat", "year");

    @Override
    protected Game game() {
        return new NorthgardGame();
    }

    @Override
    protected Map<String, Set<String>> rooms() {
        return Map.of(
                "box", Set.of(),
                "state", Set.of("box"),
                "cards", RULES,
                "actions", RULES,
                "march", Set.of("box", "state", "combat", "year"),
                "combat", Set.of("box", "state", "actions", "march", "year"),
                "year", Set.of("box", "state", "actions", "cards"),
                "view", RULES,
                "notation", RULES,
                "advice", RULES);
    }
}
