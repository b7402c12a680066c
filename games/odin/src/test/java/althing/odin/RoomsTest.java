package althing.odin;

import java.util.Map;
import java.util.Set;

import althing.engine.Game;
import althing.testkit.RoomsContract;

/**
 * The rooms of A Feast for Odin. The rooms of the rules know each other where the game does: actions wake cards, cards start
 * actions, and what an action brings is laid on boards.
 */
class RoomsTest extends RoomsContract {

    @Override
    protected Game game() {
        return new OdinGame();
    }

    @Override
    protected Map<String, Set<String>> rooms() {
        return Map.ofEntries(
                Map.entry("box", Set.of()),
                Map.entry("state", Set.of("box")),
                Map.entry("words", Set.of("box")),
                Map.entry("course", Set.of("box", "state", "words", "board", "actions", "dice", "cards", "feast")),
                Map.entry("board", Set.of("box", "state", "words", "course", "actions", "dice", "cards", "effects")),
                Map.entry("actions",
                        Set.of("box", "state", "words", "course", "board", "dice", "cards", "effects", "feast")),
                Map.entry("dice", Set.of("box", "state", "words", "course", "board", "actions", "cards")),
                Map.entry("cards", Set.of("box", "state", "words", "course", "board", "actions")),
                Map.entry("effects", Set.of("box", "state", "words", "course", "board", "actions", "cards")),
                Map.entry("feast", Set.of("box", "state", "words", "course", "board", "actions", "cards")),
                Map.entry("scoring", Set.of("box", "state", "course", "board", "cards")),
                Map.entry("advice",
                        Set.of("box", "state", "course", "board", "actions", "dice", "cards", "effects", "feast",
                                "scoring")),
                Map.entry("view",
                        Set.of("box", "state", "words", "course", "board", "actions", "dice", "cards", "feast",
                                "scoring", "advice")),
                Map.entry("notation",
                        Set.of("box", "state", "words", "course", "board", "actions", "cards", "feast", "view")));
    }
}
