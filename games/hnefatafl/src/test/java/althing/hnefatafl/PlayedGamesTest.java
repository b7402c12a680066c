package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import tools.jackson.databind.JsonNode;

import althing.engine.Refusal;
import althing.formats.Json;

/**
 * 2,276 games that people played agree with these rules in every move, every capture and every result that was decided on
 * the board. The file lies outside the project; {@code -Dhnefatafl.games=FILE} names another place.
 */
class PlayedGamesTest {

    private static final Path FILE = Path.of(System.getProperty("hnefatafl.games",
            Path.of("..", "..", "..", "shared", "games", "hnefatafl", "games.jsonl").toString()));

    private int plies;
    private int decided;
    private int repeating;

    @Test
    void everyGameThatPeoplePlayed_agrees() throws IOException {
        assumeTrue(Files.exists(FILE),
                () -> "skipped: the played games are not at " + FILE.toAbsolutePath().normalize());
        List<String> games = Files.readAllLines(FILE);
        games.forEach(game -> replay(Json.STRICT.readTree(game)));
        assertThat(games).hasSize(2_276);
        assertThat(plies).isEqualTo(98_568);
        assertThat(decided).as("games that end on the board").isEqualTo(489);
        assertThat(repeating).as("games with a third repetition that the site let pass").isEqualTo(8);
    }

    private void replay(JsonNode game) {
        String source = game.path("source").asString();
        Scene scene = Scene.start(game.path("variant").asString());
        boolean isRepeating = false;
        for (int i = 0; i < game.path("moves").size(); i++) {
            String move = game.path("moves").get(i).asString();
            assertThat(scene.position.isOver()).as("%s goes on with %s", source, move).isFalse();
            isRepeating |= isRepetition(scene, move, source);
            scene.position.play(scene.position.turn(), Scene.move(move));
            assertThat(scene.captured()).as("%s, move %d: %s", source, i + 1, move)
                    .containsExactlyInAnyOrderElementsOf(words(game.path("captures").get(i)));
            plies++;
        }
        repeating += isRepeating ? 1 : 0;
        if (scene.position.isOver()) {
            decided++;
            assertThat(scene.winner()).as(source).isEqualTo(game.path("result").asString());
        }
    }

    /** Whether the move is legal but for the repetition, of which the site kept no count (TAF-9.2). */
    private static boolean isRepetition(Scene scene, String move, String source) {
        Optional<Refusal> refused = scene.position.why(scene.position.turn(), Scene.move(move));
        refused.ifPresent(refusal -> assertThat(refusal.rule()).as("%s: %s", source, move).isEqualTo("TAF-9.2"));
        return refused.isPresent();
    }

    private static List<String> words(JsonNode list) {
        List<String> words = new ArrayList<>();
        list.forEach(word -> words.add(word.asString()));
        return words;
    }
}
