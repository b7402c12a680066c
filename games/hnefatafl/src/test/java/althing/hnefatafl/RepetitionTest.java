package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.hnefatafl.rules.Ending;
import althing.testkit.Rule;

/** TAF-9: repetition. */
class RepetitionTest {

    private static final String EMPTY = ".......";
    private static final String[] FEW = {EMPTY, ".....k.", EMPTY, "a......", "..d....", EMPTY, EMPTY};
    private static final String[] THERE_AND_BACK = {"a4-a5", "f6-f5", "a5-a4", "f5-f6"};

    /** Plays four moves that lead back to where they began. */
    private static Scene round(Scene scene) {
        return scene.play(THERE_AND_BACK);
    }

    @Test
    @Rule("TAF-9.1")
    void thePositionAtTheBeginning_countsAsOnce() {
        Scene scene = round(Scene.attacking("brandubh", FEW)).play("a4-a5", "f6-f5", "a5-a4");
        assertThat(scene.forbids("f5-f6")).isEqualTo("TAF-9.2");
        assertThat(scene.targets("f5")).contains("f4").doesNotContain("f6");
    }

    @Test
    @Rule("TAF-9.1")
    void theSameBoardWithTheOtherSideToMove_isAnotherPosition() {
        Scene scene = Scene.attacking("brandubh", FEW).play("a4-a6", "f6-f5", "a6-a5", "f5-f6", "a5-a4");
        assertThat(scene.allows("f6-f5")).isTrue();
    }

    @Test
    @Rule("TAF-9.2")
    void defendersAreBarred_attackersOnlyInTablut() {
        assertThat(Scene.defending("brandubh", FEW).play("f6-f5", "a4-a5", "f5-f6", "a5-a4", "f6-f5", "a4-a5", "f5-f6")
                .allows("a5-a4")).isTrue();
        String empty = ".........";
        Scene tablut = Scene.defending("tablut", empty, empty, "......k..", empty, empty, "a........", "..d......",
                ".......a.", empty).play("g7-g6", "a4-a5", "g6-g7", "a5-a4", "g7-g6", "a4-a5", "g6-g7");
        assertThat(tablut.forbids("a5-a4")).isEqualTo("TAF-9.2");
        assertThat(tablut.targets("a5")).doesNotContain("a4");
    }

    @Test
    @Rule("TAF-9.2")
    void aMoveThatCaptures_isNoRepetition_thoughTheBoardBeforeTheCaptureWasThereTwice() {
        Scene scene = Scene.defending("brandubh", EMPTY, ".....k.", EMPTY, "......a", EMPTY, "dad....", EMPTY)
                .play("f6-f5", "g4-g3", "f5-f6", "g3-g4", "f6-f5", "g4-g3", "c2-c3", "g3-g4");
        assertThat(scene.targets("c3")).contains("c2");
        assertThat(scene.play("c3-c2").captured()).containsExactly("b2");
    }

    @Test
    @Rule("TAF-9.3")
    void whoHasOnlyBarredMovesLeft_loses() {
        String empty = "...........";
        Scene scene = Scene.attacking("copenhagen", empty, empty, empty, "..........a", empty, empty, "a..........",
                empty, empty, ".....aa....", "....ak.a...")
                .play("a5-a6", "f1-g1", "a6-a5", "g1-f1", "a5-a6", "f1-g1", "a6-a5");
        assertThat(scene.ending()).isEqualTo(Ending.NO_MOVE);
        assertThat(scene.winner()).isEqualTo("attackers");
    }

    @Test
    @Rule("TAF-9.4")
    void afterACapture_earlierPositionsAreForgotten() {
        Scene scene = round(Scene.attacking("brandubh", EMPTY, ".....k.", EMPTY, "a......", "..d....", "..a....",
                EMPTY));
        assertThat(scene.position.notation().moves()).containsExactly(THERE_AND_BACK);
        scene.play("a4-c4");
        assertThat(scene.captured()).containsExactly("c3");
        assertThat(scene.position.notation().moves()).isEmpty();
    }
}
