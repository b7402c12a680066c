package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Refusal;
import althing.hnefatafl.board.Side;
import althing.testkit.Rule;

/** TAF-3: moving. */
class MovingTest {

    private static final String[] KING_AWAY = {
            ".......",
            "...a...",
            ".......",
            "k......",
            ".......",
            "...d...",
            ".....a."};

    @Test
    @Rule("TAF-3.1")
    void everyPieceMovesInAStraightLine_asFarAsItLikes() {
        assertThat(Scene.defending("brandubh", KING_AWAY).targets("a4")).containsExactlyInAnyOrder(
                "a1", "a2", "a3", "a5", "a6", "a7", "b4", "c4", "d4", "e4", "f4", "g4");
        assertThat(Scene.defending("brandubh", KING_AWAY).forbids("a4-b5")).isEqualTo("TAF-3.1");
        assertThat(Scene.defending("brandubh", KING_AWAY).forbids("a4-a4")).isEqualTo("TAF-3.1");
    }

    @Test
    @Rule("TAF-3.2")
    void nobodyJumps_andNobodyIsRunOver() {
        Scene scene = Scene.start("brandubh");
        assertThat(scene.forbids("d1-d3")).isEqualTo("TAF-3.2");
        assertThat(scene.forbids("d2-d3")).isEqualTo("TAF-3.2");
        assertThat(refusal(scene, "b4-e4").reason().args()).containsEntry("square", "c4");
        assertThat(scene.targets("d2")).containsExactlyInAnyOrder("a2", "b2", "c2", "e2", "f2", "g2");
    }

    @Test
    @Rule("TAF-3.3")
    void noManStopsOnTheThrone() {
        Scene scene = Scene.defending("brandubh", KING_AWAY);
        assertThat(scene.forbids("d2-d4")).isEqualTo("TAF-3.3");
        assertThat(scene.targets("d2")).contains("d3", "d5").doesNotContain("d4");
        assertThat(Scene.attacking("brandubh", KING_AWAY).forbids("d6-d4")).isEqualTo("TAF-3.3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"copenhagen", "tablut", "brandubh"})
    @Rule("TAF-3.4")
    void theKingMayReturn(String variant) {
        int size = Scene.start(variant).rows().size();
        String[] rows = new String[size];
        for (int i = 0; i < size; i++) {
            rows[i] = ".".repeat(size);
        }
        rows[0] = "." + "a" + ".".repeat(size - 2);
        rows[size / 2] = ".k" + ".".repeat(size - 2);
        String throne = Scene.start(variant).position.view(0).throne();
        Scene scene = Scene.defending(variant, rows);
        String from = "b" + throne.substring(1);
        assertThat(scene.allows(from + "-" + throne)).isTrue();
    }

    @Test
    @Rule("TAF-3.5")
    void allMayPassTheEmptyThrone_nobodyTheKing() {
        assertThat(Scene.defending("brandubh", KING_AWAY).allows("d2-d5")).isTrue();
        assertThat(Scene.attacking("brandubh", KING_AWAY).allows("d6-d3")).isTrue();
        assertThat(Scene.defending("brandubh", ".......", ".......", "......a", "...k...", ".......", "...d...",
                ".......").forbids("d2-d5")).isEqualTo("TAF-3.2");
    }

    @Test
    @Rule("TAF-3.6")
    void onlyTheKingEntersACorner() {
        assertThat(Scene.attacking("brandubh", KING_AWAY).forbids("f1-a1")).isEqualTo("TAF-3.6");
        assertThat(Scene.start("copenhagen").forbids("d1-a1")).isEqualTo("TAF-3.6");
        assertThat(Scene.defending("brandubh", KING_AWAY).allows("a4-a1")).isTrue();
    }

    @Test
    @Rule("TAF-3.7")
    void inTablutEverybodyEntersACorner() {
        assertThat(Scene.start("tablut").play("d1-a1").rows().getLast()).isEqualTo("a...aa...");
    }

    @Test
    void everySquareOfTheBoard_isNamedInItsRefusal() {
        assertThat(refusal(Scene.start("brandubh"), "d3-c3").reason().args()).containsEntry("square", "d3");
        assertThat(Scene.start("brandubh").position.why(Side.DEFENDERS, Scene.move("d3-c3")).orElseThrow().reason()
                .key()).isEqualTo(Refusal.NOT_YOUR_TURN);
    }

    private static Refusal refusal(Scene scene, String move) {
        return scene.position.why(scene.position.turn(), Scene.move(move)).orElseThrow();
    }
}
