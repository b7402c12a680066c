package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.hnefatafl.rules.Ending;
import althing.testkit.Rule;

/** TAF-7: the shieldwall. */
class ShieldwallTest {

    private static final String EMPTY = "...........";

    /** The two lowest ranks, and a third above them; king and defender wait at the top, an attacker at the right. */
    private static Scene attacking(String third, String second, String first) {
        return Scene.attacking("copenhagen", EMPTY, EMPTY, ".......k.d.", EMPTY, "..........a", EMPTY, EMPTY, EMPTY,
                third, second, first);
    }

    @Test
    @Rule("TAF-7.1")
    void aRow_hasTwoPiecesOrMore_withoutAGap() {
        assertThat(attacking(".a.........", "..aaa......", "..ddda.....").play("b3-b1").captured())
                .containsExactlyInAnyOrder("c1", "d1", "e1");
        assertThat(attacking(".a.........", "..a.a......", "..d.da.....").play("b3-b1").captured()).isEmpty();
    }

    @Test
    @Rule("TAF-7.2")
    void eachPiece_mustBeHeldInFront() {
        assertThat(attacking(".a.........", "..a.a......", "..ddda.....").play("b3-b1").captured()).isEmpty();
    }

    @Test
    @Rule("TAF-7.3")
    void bothEnds_mustBeHeld_andACornerHolds() {
        assertThat(attacking(".a.........", "..aaa......", "..ddd......").play("b3-b1").captured()).isEmpty();
        assertThat(attacking("...a.......", ".aa........", ".dd........").play("d3-d1").captured())
                .containsExactlyInAnyOrder("b1", "c1");
    }

    @Test
    @Rule("TAF-7.4")
    void theFrontClosedLast_capturesNothing() {
        assertThat(attacking("....a......", "..aa.......", ".addda.....").play("e3-e2").captured()).isEmpty();
    }

    @Test
    @Rule("TAF-7.5")
    void defendersCaptureSoToo_andTheirKingHelps() {
        assertThat(Scene.defending("copenhagen", EMPTY, EMPTY, EMPTY, EMPTY, "..........a", EMPTY, EMPTY, EMPTY,
                ".d.........", "..dk.......", "..aad......").play("b3-b1").captured())
                .containsExactlyInAnyOrder("c1", "d1");
        assertThat(Scene.defending("copenhagen", EMPTY, EMPTY, EMPTY, EMPTY, "..........a", EMPTY, EMPTY, EMPTY,
                ".k.........", "..dd.......", "..aad......").play("b3-b1").captured())
                .containsExactlyInAnyOrder("c1", "d1");
    }

    @Test
    @Rule("TAF-7.6")
    void theKingCountsInTheRow_butStays() {
        Scene scene = Scene.attacking("copenhagen", EMPTY, EMPTY, EMPTY, EMPTY, "d.........a", EMPTY, EMPTY, EMPTY,
                ".a.........", "..aa.......", "..dka......").play("b3-b1");
        assertThat(scene.captured()).containsExactly("c1");
        assertThat(scene.rows().getLast()).isEqualTo(".a.ka......");
        assertThat(scene.ending()).isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-7.7")
    void oneMove_closesARowOnEitherSide() {
        assertThat(attacking("....a......", "..aa.aa....", ".add.dda...").play("e3-e1").captured())
                .containsExactlyInAnyOrder("c1", "d1", "f1", "g1");
    }

    @Test
    void otherVariants_haveNone() {
        assertThat(Scene.attacking("brandubh", ".......", ".......", "....k..", ".......", ".a.....", "..aa...",
                "..dda..").play("b3-b1").captured()).isEmpty();
    }
}
