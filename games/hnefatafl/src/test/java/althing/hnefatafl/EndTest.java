package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Refusal;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.rules.Ending;
import althing.testkit.Rule;

/** TAF-8, TAF-10 and TAF-11: the end of the game. The exit fort has its own class. */
class EndTest {

    private static final String EMPTY = ".......";

    private static void assertWon(Scene scene, Ending ending, int winner) {
        assertThat(scene.ending()).isEqualTo(ending);
        assertThat(scene.position.isOver()).isTrue();
        assertThat(scene.position.rank(winner)).isEqualTo(1);
        assertThat(scene.position.rank(Side.other(winner))).isEqualTo(2);
        assertThat(scene.position.points(winner)).isEqualTo(2);
        assertThat(scene.position.points(Side.other(winner))).isZero();
    }

    @Test
    @Rule("TAF-8.1")
    void theKingInACorner_hasEscaped() {
        assertWon(Scene.defending("brandubh", EMPTY, EMPTY, "......a", "k......", EMPTY, EMPTY, EMPTY).play("a4-a1"),
                Ending.ESCAPE, Side.DEFENDERS);
        assertThat(Scene.defending("brandubh", EMPTY, EMPTY, "......a", "k......", EMPTY, EMPTY, EMPTY).play("a4-a2")
                .ending()).as("only at the edge").isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-8.2")
    void inTablutTheEdgeSuffices() {
        String empty = ".........";
        Scene scene = Scene.defending("tablut", empty, empty, empty, "........a", "....k....", empty, empty, empty,
                empty).play("e5-a5");
        assertWon(scene, Ending.ESCAPE, Side.DEFENDERS);
        assertThat(scene.position.why(Side.ATTACKERS, Scene.move("i6-i5")).orElseThrow())
                .isEqualTo(Refusal.over("TAF-8.2"));
    }

    @Test
    @Rule("TAF-8.3")
    void theKingCaptured_theAttackersWin() {
        Scene scene = Scene.attacking("brandubh", EMPTY, "a..ka..", EMPTY, EMPTY, EMPTY, EMPTY, ".....d.")
                .play("a6-c6");
        assertWon(scene, Ending.KING_CAPTURED, Side.ATTACKERS);
        assertThat(scene.position.scoreSheet().sections().getFirst().lines().getFirst().rule()).isEqualTo("TAF-8.3");
    }

    @Test
    @Rule("TAF-8.7")
    void allDefendersCutOff_theAttackersWin() {
        String[] closed = {"...aa..", "..adka.", "...aa..", EMPTY, EMPTY, "a......", EMPTY};
        assertWon(Scene.attacking("brandubh", closed).play("a2-b2"), Ending.ENCIRCLEMENT, Side.ATTACKERS);
        String[] open = closed.clone();
        open[2] = "...a...";
        assertThat(Scene.attacking("brandubh", open).play("a2-b2").ending()).isEqualTo(Ending.NOT_YET);
        String[] outside = closed.clone();
        outside[4] = ".....d.";
        assertThat(Scene.attacking("brandubh", outside).play("a2-b2").ending()).isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-8.7")
    void aDefenderOnTheEdge_isNotCutOff() {
        String empty = "...........";
        assertThat(Scene.attacking("copenhagen", "....akda...", ".....aa....", empty, empty, empty, empty, empty, empty,
                empty, "a..........", empty).play("a2-b2").ending()).isEqualTo(Ending.NO_MOVE);
    }

    @Test
    @Rule("TAF-8.8")
    void whoCannotMove_loses() {
        String empty = "...........";
        assertWon(Scene.attacking("copenhagen", empty, empty, empty, empty, empty, empty, "...a.......", empty, empty,
                empty, "..aka......").play("d5-d2"), Ending.NO_MOVE, Side.ATTACKERS);
    }

    @Test
    @Rule("TAF-8.8")
    void aManBesideTheThrone_mayStillPassOverIt() {
        String[] rows = {"...ak..", "...da..", "..a....", ".ad....", "..a....", "a......", EMPTY};
        Scene scene = Scene.attacking("brandubh", rows).play("a2-b2");
        assertThat(scene.ending()).isEqualTo(Ending.NOT_YET);
        assertThat(scene.targets("c4")).containsExactly("e4", "f4", "g4");
    }

    @Test
    @Rule("TAF-8.9")
    void withoutAttackers_theDefendersWin() {
        assertWon(Scene.defending("brandubh", EMPTY, EMPTY, ".k...d.", ".....a.", EMPTY, ".....d.", EMPTY)
                .play("f2-f3"), Ending.NO_MOVE, Side.DEFENDERS);
    }

    @Test
    @Rule("TAF-10.1")
    void aDrawByAgreement_andResigning_areNoMoves() {
        assertThatThrownBy(() -> new HnefataflGame().move("resign")).isInstanceOf(BadInput.class)
                .hasMessageContaining("move d1 d4");
        assertThatThrownBy(() -> new HnefataflGame().move("draw")).isInstanceOf(BadInput.class);
    }

    @Test
    @Rule("TAF-10.2")
    void fewPieces_makeNoDraw() {
        assertThat(Scene.attacking("brandubh", EMPTY, EMPTY, "....k..", "a......", EMPTY, EMPTY, EMPTY).play("a4-a5")
                .ending()).isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-10.3")
    void tooManyMovesWithoutACapture_areADraw() {
        String[] rows = {EMPTY, EMPTY, "....k..", "a......", "..d....", ".....a.", EMPTY};
        Scene scene = Scene.of("brandubh", Side.ATTACKERS, 250, 198, List.of(rows)).play("a4-a5");
        assertThat(scene.ending()).isEqualTo(Ending.NOT_YET);
        assertThat(scene.play("c3-c4").ending()).isEqualTo(Ending.QUIET);
        assertThat(scene.position.isOver()).isTrue();
        assertThat(scene.position.rank(Side.ATTACKERS)).isEqualTo(1);
        assertThat(scene.position.rank(Side.DEFENDERS)).isEqualTo(1);
        assertThat(scene.position.points(Side.ATTACKERS)).isEqualTo(1);
        Scene short100 = Scene.of("brandubh,quietCap=100", Side.ATTACKERS, 250, 99, List.of(rows));
        assertThat(short100.play("a4-a5").ending()).isEqualTo(Ending.QUIET);
    }

    @Test
    @Rule("TAF-10.3")
    void aCapture_beginsTheCountAnew() {
        Scene scene = Scene.of("brandubh", Side.ATTACKERS, 250, 199,
                List.of(EMPTY, EMPTY, "....k..", EMPTY, EMPTY, "ad.....", "..a...."));
        assertThat(scene.play("c1-c2").ending()).isEqualTo(Ending.NOT_YET);
        assertThat(scene.position.quiet()).isZero();
    }

    @Test
    @Rule("TAF-10.4")
    void tooManyMovesInAll_areADraw() {
        List<String> rows = List.of(EMPTY, EMPTY, "....k..", "a......", "..d....", ".....a.", EMPTY);
        assertThat(Scene.of("brandubh", Side.ATTACKERS, 999, 3, rows).play("a4-a5").ending()).isEqualTo(Ending.LENGTH);
        assertThat(Scene.of("brandubh", Side.ATTACKERS, 998, 3, rows).play("a4-a5").ending())
                .isEqualTo(Ending.NOT_YET);
        assertThat(Scene.of("brandubh,lengthCap=500", Side.ATTACKERS, 499, 3, rows).play("a4-a5").ending())
                .isEqualTo(Ending.LENGTH);
    }

    @Test
    @Rule("TAF-11.1")
    void theFirstEndingThatHolds_counts() {
        assertThat(Scene.defending("brandubh", EMPTY, EMPTY, EMPTY, EMPTY, "k......", EMPTY, ".ad....").play("a3-a1")
                .ending()).as("the last attacker falls, but the king has escaped").isEqualTo(Ending.ESCAPE);
        assertThat(Scene.of("brandubh", Side.ATTACKERS, 999, 199, List.of("...aa..", "..adka.", "...aa..", EMPTY, EMPTY,
                "a......", EMPTY)).play("a2-b2").ending()).as("before both caps").isEqualTo(Ending.ENCIRCLEMENT);
        assertThat(Scene.of("brandubh", Side.ATTACKERS, 999, 199, List.of(EMPTY, "....k..", EMPTY, EMPTY, EMPTY,
                "a......", EMPTY)).play("a2-b2").ending()).as("both caps").isEqualTo(Ending.QUIET);
    }
}
