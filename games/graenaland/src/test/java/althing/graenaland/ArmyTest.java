package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;

/** GRA-12: the army. */
class ArmyTest {

    @Test
    @Rule({"GRA-12.2", "GRA-12.5"})
    void aStepWithoutAFortCostsFourGrainAndAnOre_andAddsOne() {
        Scene scene = Scene.basic(4).village(0, "P1").hand(0, "grain", "grain", "grain", "grain", "ore")
                .hand(0, "grain", "grain", "grain", "grain", "ore").build().play(0, "army");
        assertThat(scene.clan(0).army()).isEqualTo(2);
        assertThat(scene.play(0, "army").clan(0).army()).isEqualTo(3);
        assertThat(scene.refusal(0, "army")).isEqualTo("GRA-8.2");
        assertThat(Scene.basic(4).army(0, 10).hand(0, "grain").build().refusal(0, "army")).isEqualTo("GRA-12.5");
    }

    @Test
    @Rule({"GRA-12.3", "GRA-11.8"})
    void aFortMakesItCheaper_withTheResourceOfItsProvince() {
        Scene scene = Scene.basic(4).village(0, "F1").building(0, "fort", "F1").building(1, "fort", "P1")
                .hand(0, "grain", "ore", "wood", "livestock").build();
        assertThat(scene.refusal(0, "army livestock")).isEqualTo("GRA-12.3");
        assertThat(scene.play(0, "army wood").clan(0).army()).isEqualTo(2);
        assertThat(Scene.basic(4).building(0, "fort", "H1").hand(0, "grain", "ore", "ore").build().play(0, "army ore")
                .clan(0).army()).isEqualTo(2);
    }

    @Test
    @Rule("GRA-12.4")
    void ofSeveralFortsOneIsChosen_andThePlainPriceStaysPossible() {
        Scene scene = Scene.basic(4).building(0, "fort", "F1").building(0, "fort", "P1")
                .hand(0, "grain", "grain", "grain", "grain", "ore", "wood", "livestock").build();
        assertThat(scene.options(0)).contains("army", "army wood", "army livestock");
    }
}
