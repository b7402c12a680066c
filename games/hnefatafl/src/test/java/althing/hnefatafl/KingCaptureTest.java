package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.hnefatafl.rules.Ending;
import althing.testkit.Rule;

/** TAF-6: capturing the king. */
class KingCaptureTest {

    private static final String EMPTY11 = "...........";
    private static final String EMPTY9 = ".........";
    private static final String EMPTY7 = ".......";

    private static Ending copenhagen(String move, String sixth, String fifth, String fourth, String third) {
        return Scene.attacking("copenhagen", EMPTY11, EMPTY11, ".........d.", EMPTY11, EMPTY11, sixth, fifth, fourth,
                third, EMPTY11, "....a....a.").play(move).ending();
    }

    @Test
    @Rule("TAF-6.1")
    void aKingWhoStepsIntoARing_isSafeUntilAnAttackerMovesBesideHim() {
        Scene scene = Scene.defending("brandubh", EMPTY7, "a.k....", EMPTY7, EMPTY7, EMPTY7, ".a.a...", ".....d.")
                .play("c6-c2");
        assertThat(scene.ending()).isEqualTo(Ending.NOT_YET);
        assertThat(scene.play("a6-a5").ending()).as("elsewhere").isEqualTo(Ending.NOT_YET);
        assertThat(scene.play("f1-f2", "b2-b1", "f2-f1", "b1-b2").ending()).isEqualTo(Ending.KING_CAPTURED);
    }

    @Test
    @Rule("TAF-6.2")
    void inCopenhagen_fourAreNeeded() {
        assertThat(copenhagen("e1-e3", EMPTY11, "....a......", "...aka.....", EMPTY11))
                .isEqualTo(Ending.KING_CAPTURED);
        assertThat(copenhagen("e1-e3", EMPTY11, "....d......", "...aka.....", EMPTY11)).isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-6.3")
    void inCopenhagen_theEmptyThroneIsOneOfTheFour() {
        assertThat(Scene.attacking("copenhagen", EMPTY11, EMPTY11, ".........d.", EMPTY11, EMPTY11, EMPTY11,
                "....aka....", EMPTY11, EMPTY11, EMPTY11, ".....a.....").play("f1-f4").ending())
                .isEqualTo(Ending.KING_CAPTURED);
        assertThat(Scene.attacking("copenhagen", EMPTY11, EMPTY11, ".........d.", EMPTY11, EMPTY11, EMPTY11,
                "....ak.....", ".....a.....", EMPTY11, EMPTY11, ".........a.").play("j1-j2").ending())
                .isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-6.4")
    void inCopenhagen_theKingIsSafeOnTheEdge() {
        assertThat(Scene.attacking("copenhagen", EMPTY11, EMPTY11, "a........d.", EMPTY11, EMPTY11, EMPTY11, EMPTY11,
                "ka.........", "a..........", EMPTY11, EMPTY11).play("a9-a5").ending()).isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-6.5")
    void onTheThrone_fourAreNeededInTablutAndBrandubh() {
        String[] three = {EMPTY7, EMPTY7, EMPTY7, "..aka..", "...a...", EMPTY7, ".a...d."};
        assertThat(Scene.attacking("brandubh", three).play("b1-b2").ending()).isEqualTo(Ending.NOT_YET);
        String[] fourth = three.clone();
        fourth[0] = "...a...";
        assertThat(Scene.attacking("brandubh", fourth).play("d7-d5").ending()).isEqualTo(Ending.KING_CAPTURED);
        assertThat(Scene.attacking("tablut", EMPTY9, "....a....", EMPTY9, EMPTY9, "...aka...", "....a....", EMPTY9,
                EMPTY9, "........d").play("e8-e6").ending()).isEqualTo(Ending.KING_CAPTURED);
    }

    @Test
    @Rule("TAF-6.6")
    void besideTheThroneOfTablut_threeAreNeeded() {
        String[] two = {EMPTY9, EMPTY9, EMPTY9, "a...ka...", EMPTY9, EMPTY9, EMPTY9, EMPTY9, "........d"};
        assertThat(Scene.attacking("tablut", two).play("a6-d6").ending()).isEqualTo(Ending.NOT_YET);
        String[] three = two.clone();
        three[2] = "....a....";
        assertThat(Scene.attacking("tablut", three).play("a6-d6").ending()).isEqualTo(Ending.KING_CAPTURED);
    }

    @Test
    @Rule("TAF-6.7")
    void inTheOpen_aPairSuffices() {
        assertThat(Scene.attacking("tablut", EMPTY9, EMPTY9, "a..ka....", EMPTY9, EMPTY9, EMPTY9, EMPTY9, EMPTY9,
                "........d").play("a7-c7").ending()).isEqualTo(Ending.KING_CAPTURED);
        assertThat(Scene.attacking("brandubh", EMPTY7, EMPTY7, "a..ka..", EMPTY7, EMPTY7, EMPTY7, ".....d.")
                .play("a5-c5").ending()).as("beside the throne of brandubh").isEqualTo(Ending.KING_CAPTURED);
        assertThat(Scene.attacking("brandubh", "..ak...", EMPTY7, "....a..", EMPTY7, EMPTY7, EMPTY7, ".....d.")
                .play("e5-e7").ending()).as("along the edge").isEqualTo(Ending.KING_CAPTURED);
        assertThat(Scene.attacking("brandubh", "...k...", EMPTY7, "...a...", EMPTY7, EMPTY7, EMPTY7, ".....d.")
                .play("d5-d6").ending()).as("against the border").isEqualTo(Ending.NOT_YET);
        assertThat(Scene.attacking("brandubh", EMPTY7, "..aka..", EMPTY7, EMPTY7, EMPTY7, "...a...", ".....d.")
                .play("d2-d5").ending()).as("the pair was there, another moved").isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-6.8")
    void inBrandubh_aCornerHelps_theEmptyThroneDoesNot() {
        assertThat(Scene.attacking("brandubh", EMPTY7, EMPTY7, "..a....", EMPTY7, EMPTY7, EMPTY7, ".k...d.")
                .play("c5-c1").ending()).isEqualTo(Ending.KING_CAPTURED);
        assertThat(Scene.attacking("brandubh", EMPTY7, EMPTY7, "a......", "..k....", EMPTY7, EMPTY7, ".....d.")
                .play("a5-a4", "f1-f2", "a4-b4").ending()).isEqualTo(Ending.NOT_YET);
    }
}
