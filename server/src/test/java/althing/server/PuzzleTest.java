package althing.server;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import althing.engine.Games;
import althing.engine.Puzzle;
import althing.formats.Puzzles;

import static org.assertj.core.api.Assertions.assertThat;

/** Puzzles in the hall. */
class PuzzleTest extends HallTest {

    private static final String GAME = "northgard";

    @Test
    void aPuzzle_opensAsASandbox_andTakesAnAnswer() {
        Puzzle puzzle = Puzzles.of(Games.named(GAME)).getFirst();
        assertThat(ingrid.get("/api/games/" + GAME + "/puzzles").json().path("count").asInt())
                .isGreaterThanOrEqualTo(30);
        JsonNode opened = ingrid.post(puzzle(1) + "/table", "{}").json();
        JsonNode state = ingrid.state(opened.path("id").asString());
        assertThat(state.path("sandbox").asBoolean()).isTrue();
        assertThat(state.path("acting").asInt()).isEqualTo(puzzle.seat());
        JsonNode right = answer(1, puzzle.best());
        assertThat(right.path("right").asBoolean()).isTrue();
        assertThat(right.path("why").isArray()).isTrue();
        String other = state.path("options").valueStream().map(option -> option.path("move").asString())
                .filter(move -> !move.equals(puzzle.best())).findFirst().orElseThrow();
        JsonNode wrong = answer(1, other);
        assertThat(wrong.path("right").asBoolean()).isFalse();
        assertThat(wrong.path("best").path("move").asString()).isEqualTo(puzzle.best());
    }

    @Test
    void whatIsNoPuzzleOrNoAnswer_isRefusedInASentence() {
        assertThat(ingrid.get("/api/games/chess/puzzles").status()).isEqualTo(404);
        assertThat(ingrid.post(puzzle(0) + "/table", "{}").problem()).isEqualTo("no-such-puzzle");
        assertThat(ingrid.post(puzzle(9999) + "/answer", "{\"move\":\"pass\"}").problem()).isEqualTo("no-such-puzzle");
        assertThat(ingrid.post(puzzle(1) + "/answer", "{\"move\":\"fly away\"}").problem()).isEqualTo("bad-input");
        assertThat(ingrid.post(puzzle(1) + "/answer", "{}").problem()).isEqualTo("bad-request");
        assertThat(ingrid.get("/api/games/runes/puzzles").json().path("count").asInt()).isZero();
    }

    private JsonNode answer(int number, String move) {
        return ingrid.post(puzzle(number) + "/answer", "{\"move\":\"" + move + "\"}").json();
    }

    private static String puzzle(int number) {
        return "/api/games/" + GAME + "/puzzles/" + number;
    }
}
