package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-15: the defence cards. */
class DefenceTest {

    @Test
    @Rule("JOR-15.1")
    void theSaga_doublesAGainOnce() {
        Scene scene = Scene.jarl(3).give(0, "defence-double-gain", "warrior-1-winter").give(1, "warrior-1-spring")
                .top("pict-attack-3").go(Step.DELIVERY);
        assertThat(scene.decides()).as("tied for the highest").isEqualTo(0);
        scene.play(0, "double gain");
        assertThat(scene.points()).containsExactly(16, 13, 7);
        assertThat(scene.view().box()).contains("defence-double-gain");
        Scene even = Scene.jarl(2).give(0, "defence-double-gain").top("pict-attack-3").go(Step.DELIVERY);
        assertThat(even.asked()).as("nobody gained").isNotEqualTo(Decision.DOUBLE_GAIN);
    }

    @Test
    @Rule("JOR-15.2")
    void theMead_doublesOneWarriorInEachAttack() {
        Scene scene = Scene.jarl(2).give(0, "defence-double-warrior", "warrior-1-winter", "warrior-2-spring",
                "warrior-1-spring").give(1, "warrior-5-autumn").top("pict-attack-1", "pict-attack-2").go(Step.DELIVERY);
        assertThat(scene.options()).as("one move for each strength").containsExactlyInAnyOrder("double 1", "double 2",
                "keep");
        assertThat(scene.refusal(0, "double 5")).isEqualTo("JOR-15.2");
        scene.play(0, "double 2");
        assertThat(scene.view().attacks().getFirst().strengths()).containsExactly(6, 5);
        assertThat(scene.points()).containsExactly(11, 9);
        assertThat(scene.asked()).as("again in the next attack").isEqualTo(Decision.DOUBLE_WARRIOR);
        assertThat(scene.play(0, "keep").points()).containsExactly(9, 11);
        assertThat(scene.personal(0)).contains("defence-double-warrior");
        Scene none = Scene.jarl(2).give(0, "defence-double-warrior").top("pict-attack-1").go(Step.DELIVERY);
        assertThat(none.asked()).as("no warrior to double").isNotEqualTo(Decision.DOUBLE_WARRIOR);
    }

    @Test
    @Rule("JOR-15.3")
    void danegeld_buysOffALossForTwoCoins() {
        Scene scene = Scene.jarl(2).give(0, "defence-ransom").give(1, "warrior-1-winter").coins(3, 0)
                .top("pict-attack-1", "pict-attack-2").go(Step.DELIVERY);
        scene.play(0, "ransom");
        assertThat(scene.position.coins[0]).isEqualTo(1);
        assertThat(scene.points()).as("too poor in the second attack").containsExactly(8, 13);
        assertThat(scene.personal(0)).contains("defence-ransom");
    }
}
