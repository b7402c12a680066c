package althing.jorvik;

import java.util.Map;
import java.util.Set;

import althing.engine.Game;
import althing.testkit.RoomsContract;

/** The rooms of Jórvík, from the box up: each rule knows only what lies below it, and nobody but the door knows all. */
class RoomsTest extends RoomsContract {

    @Override
    protected Game game() {
        return new JorvikGame();
    }

    @Override
    protected Map<String, Set<String>> rooms() {
        return Map.of(
                "cards", Set.of(),
                "town", Set.of("cards"),
                "goods", Set.of("cards", "town"),
                "attack", Set.of("cards", "town", "goods"),
                "market", Set.of("cards", "town", "goods", "attack"),
                "round", Set.of("cards", "town", "goods", "attack", "market"),
                "view", Set.of("cards", "town", "goods", "attack", "market", "round"),
                "notation", Set.of("cards", "town", "goods", "attack", "market", "round"),
                "advice", Set.of("cards", "town", "goods", "attack", "market", "round"));
    }
}
