package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.hnefatafl.board.Side;
import althing.testkit.Rule;

/** TAF-2: setting up and taking turns. */
class SetupTest {

    @Test
    @Rule("TAF-2.1")
    void copenhagenIsUsual_andTheVariantIsAnOption() {
        assertThat(Setup.parse("hnefatafl").option("variant")).isEqualTo("copenhagen");
        assertThat(Scene.start("tablut").position.view(0).variant()).isEqualTo("tablut");
        assertThatThrownBy(() -> Setup.parse("hnefatafl(variant=chess)")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Setup.parse("hnefatafl(seats=3)")).isInstanceOf(BadInput.class);
    }

    @Test
    @Rule("TAF-2.2")
    void thePiecesStandInACross() {
        assertThat(Scene.start("brandubh").rows()).containsExactly("...a...", "...a...", "...d...", "aadkdaa",
                "...d...", "...a...", "...a...");
        assertThat(Scene.start("tablut").rows()).startsWith("...aaa...", "....a....", "....d....");
        assertThat(Scene.start("copenhagen").rows().get(5)).isEqualTo("aa.ddkdd.aa");
    }

    @ParameterizedTest
    @ValueSource(strings = {"copenhagen", "tablut", "brandubh"})
    @Rule("TAF-2.3")
    void theAttackersBegin(String variant) {
        assertThat(Scene.start(variant).position.nextSeat()).isEqualTo(Side.ATTACKERS);
    }

    @Test
    @Rule("TAF-2.4")
    void theSidesMoveInTurn_onePieceOfTheirOwn() {
        Scene scene = Scene.start("brandubh");
        assertThat(scene.forbids("d3-c3")).as("a defender").isEqualTo("TAF-2.4");
        assertThat(scene.forbids("c3-c2")).as("nobody").isEqualTo("TAF-2.4");
        assertThat(scene.position.why(Side.DEFENDERS, Scene.move("d3-c3")).orElseThrow().rule()).isEqualTo("TAF-2.4");
        scene.play("d2-c2");
        assertThat(scene.position.turn()).isEqualTo(Side.DEFENDERS);
        assertThat(scene.forbids("d1-c1")).isEqualTo("TAF-2.4");
        scene.play("d3-c3");
        assertThat(scene.position.turn()).isEqualTo(Side.ATTACKERS);
    }

    @Test
    @Rule("TAF-2.5")
    void nothingIsHiddenOrRandom() {
        HnefataflGame game = new HnefataflGame();
        HnefataflPosition one = game.start(Setup.parse("hnefatafl#1"));
        HnefataflPosition other = game.start(Setup.parse("hnefatafl#2"));
        assertThat(one.notation()).isEqualTo(other.notation());
        assertThat(one.view(Side.ATTACKERS)).isEqualTo(one.view(Side.DEFENDERS));
        assertThatThrownBy(() -> game.start(Setup.parse("hnefatafl"))).isInstanceOf(IllegalArgumentException.class);
    }
}
