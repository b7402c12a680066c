package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;

import althing.hnefatafl.board.Side;
import althing.hnefatafl.rules.Ending;
import althing.testkit.Rule;

/** TAF-4 and TAF-5: hostile squares and the capture of men. */
class CaptureTest {

    /** A board whose lower left holds what matters; the king and an attacker wait at the upper right. */
    private static String[] corner(String third, String second, String first) {
        return new String[]{".......", ".....k.", "......a", ".......", third + "....", second + "....",
                first + "...."};
    }

    @Test
    @Rule({"TAF-4.1", "TAF-5.1"})
    void aManBetweenTwoEnemies_isCaptured() {
        Scene scene = Scene.attacking("brandubh", corner("...", "ad.", "..a")).play("c1-c2");
        assertThat(scene.captured()).containsExactly("b2");
        assertThat(scene.rows().get(5)).isEqualTo("a.a....");
        assertThat(Scene.defending("brandubh", corner("..d", "a..", "...")).play("c3-a3").captured())
                .as("a3 and the corner a1").containsExactly("a2");
    }

    @Test
    @Rule("TAF-4.2")
    void theEmptyThrone_isHostileToBothSides() {
        assertThat(Scene.attacking("brandubh", ".......", ".....k.", ".......", "..d....", "a......", ".......",
                ".......").play("a3-a4").captured()).isEmpty();
        assertThat(Scene.attacking("brandubh", ".......", ".....k.", ".......", "..d....", ".a.....", ".......",
                ".......").play("b3-b4").captured()).containsExactly("c4");
        assertThat(Scene.defending("brandubh", ".......", ".....k.", "......a", "..a....", ".d.....", ".......",
                ".......").play("b3-b4").captured()).containsExactly("c4");
    }

    @Test
    @Rule("TAF-4.3")
    void theThroneOfTheKing_isHostileToAttackersOnly() {
        assertThat(Scene.attacking("brandubh", ".......", ".......", ".......", "..dk...", ".a.....", ".......",
                ".......").play("b3-b4").captured()).isEmpty();
        assertThat(Scene.defending("brandubh", ".......", ".......", "......a", "..ak...", ".d.....", ".......",
                ".......").play("b3-b4").captured()).containsExactly("c4");
    }

    @Test
    @Rule("TAF-4.4")
    void aCorner_isHostile_exceptInTablut() {
        assertThat(Scene.attacking("brandubh", corner("..a", "...", ".d.")).play("c3-c1").captured())
                .containsExactly("b1");
        assertThat(Scene.attacking("tablut", ".........", ".........", "....k....", ".........", ".........",
                ".........", "..a......", ".........", ".d.......").play("c3-c1").captured()).isEmpty();
    }

    @Test
    @Rule("TAF-4.5")
    void theBorder_isHostileToNobody() {
        assertThat(Scene.attacking("brandubh", corner("...", "a..", "..d")).play("a2-c2").captured()).isEmpty();
    }

    @Test
    @Rule("TAF-5.2")
    void whoStepsBetweenTwoEnemies_stays_alsoWhenAThirdMoves() {
        Scene scene = Scene.defending("brandubh", corner(".d.", "a.a", "...")).play("b3-b2");
        assertThat(scene.captured()).isEmpty();
        assertThat(scene.play("g5-g4").captured()).isEmpty();
        assertThat(scene.rows().get(5)).isEqualTo("ada....");
    }

    @Test
    @Rule("TAF-5.3")
    void oneMove_capturesOnThreeSides() {
        assertThat(Scene.attacking("brandubh", ".......", "...a.k.", "...d...", "a......", ".ad.da.", ".......",
                "...a...").play("d1-d3").captured()).as("the throne lies between")
                .containsExactlyInAnyOrder("c3", "e3");
        assertThat(Scene.attacking("copenhagen", "...........", "...........", ".......k.d.", "...........",
                "...a.......", "...d.......", ".ad.da.....", "...........", "...........", "...........", "...a.......")
                .play("d1-d5").captured()).containsExactlyInAnyOrder("c5", "e5", "d6");
    }

    @Test
    @Rule("TAF-5.4")
    void theKing_capturesLikeAMan() {
        assertThat(Scene.defending("brandubh", ".......", "......a", ".......", ".......", ".......", ".da....",
                "...k...").play("d1-d2").captured()).containsExactly("c2");
        assertThat(Scene.defending("brandubh", ".......", "......a", ".......", ".......", ".......", ".ka....",
                "...d...").play("d1-d2").captured()).containsExactly("c2");
    }

    @Test
    @Rule("TAF-5.5")
    void captures_areNoChoice_andFinal() {
        Scene scene = Scene.attacking("brandubh", corner("...", "ad.", "..a"));
        assertThat(scene.targets("c1")).containsOnlyOnce("c2");
        scene.play("c1-c2");
        assertThat(scene.position.view(0).armies().get(Side.DEFENDERS).men()).isZero();
        assertThat(scene.position.board.countMen(Side.DEFENDERS)).isZero();
    }

    @Test
    @Rule("TAF-5.6")
    void theKing_isNotCapturedLikeAMan() {
        Scene scene = Scene.attacking("copenhagen", "...........", "...........", ".........d.", "...........",
                "..........a", "...........", "...........", "a...ka.....", "...........", "...........", "...........")
                .play("a4-d4");
        assertThat(scene.captured()).isEmpty();
        assertThat(scene.ending()).isEqualTo(Ending.NOT_YET);
    }

    @Test
    @Rule("TAF-5.7")
    void inTablut_theLastManBesideABesetKing_fallsAgainstTheThrone() {
        String[] beset = {".........", ".......d.", ".........", "....a....", "...aka...", "....d....", ".........",
                "....a....", "........."};
        assertThat(Scene.attacking("tablut", beset).play("e2-e3").captured()).containsExactly("e4");
        String[] twoOnly = beset.clone();
        twoOnly[3] = "....d....";
        assertThat(Scene.attacking("tablut", twoOnly).play("e2-e3").captured()).isEmpty();
        String[] free = beset.clone();
        free[4] = "...ak.a..";
        assertThat(Scene.attacking("tablut", free).play("e2-e3").captured()).isEmpty();
    }

    @Test
    @Rule({"TAF-4.2", "TAF-4.4", "TAF-5.1", "TAF-5.7", "TAF-7.1"})
    void theLog_saysWhyAManFellWithoutASecondEnemyBesideHim() {
        assertThat(told(Scene.attacking("brandubh", corner("...", "ad.", "..a")), "c1-c2")).isEmpty();
        assertThat(told(Scene.attacking("brandubh", corner("..a", "...", ".d.")), "c3-c1"))
                .containsExactly("log.captured.corner");
        assertThat(told(Scene.attacking("brandubh", ".......", ".....k.", ".......", "..d....", ".a.....", ".......",
                "......."), "b3-b4")).containsExactly("log.captured.throne");
        assertThat(told(Scene.attacking("tablut", ".........", ".......d.", ".........", "....a....", "...aka...",
                "....d....", ".........", "....a....", "........."), "e2-e3"))
                .containsExactly("log.captured.kings-throne");
        assertThat(told(Scene.attacking("copenhagen", "...........", "...........", "...........", "...........",
                "...........", ".....k.....", "...........", "...........", ".a.........", "..aaa......",
                "..ddda....."), "b3-b1")).hasSize(3).containsOnly("log.captured.shieldwall");
    }

    private static List<String> told(Scene scene, String move) {
        List<String> keys = new ArrayList<>();
        scene.position.listener((audience, phrase) -> keys.add(phrase.key()));
        scene.play(move);
        return keys.stream().filter(key -> key.startsWith("log.captured.")).toList();
    }
}
