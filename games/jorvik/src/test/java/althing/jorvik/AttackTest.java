package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.jorvik.cards.Components;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-5: the Picts. */
class AttackTest {

    private static Scene attack(Scene scene) {
        return scene.top("pict-attack-2").go(Step.DELIVERY);
    }

    @Test
    @Rule({"JOR-5.1", "JOR-5.3", "JOR-5.4", "JOR-5.7", "JOR-5.9"})
    void theStrongestGain_theWeakestLose() {
        Scene scene = attack(Scene.karl(3).give(0, "warrior-1-winter", "warrior-2-spring").give(1, "warrior-2-summer"));
        assertThat(scene.view().attacks().getFirst().strengths()).containsExactly(3, 2, 0);
        assertThat(scene.points()).containsExactly(12, 10, 8);
        assertThat(scene.personal(0)).as("warriors are kept").hasSize(2);
    }

    @Test
    @Rule("JOR-5.5")
    void whoIsTied_gainsOrLosesInFull() {
        Scene scene = attack(Scene.karl(5).give(0, "warrior-1-winter").give(1, "warrior-1-spring"));
        assertThat(scene.points()).containsExactly(12, 12, 8, 8, 8);
    }

    @Test
    @Rule("JOR-5.6")
    void ifAllAreEqual_nothingHappens() {
        assertThat(attack(Scene.karl(3)).points()).containsOnly(10);
        Scene scene = attack(Scene.karl(2).give(0, "warrior-2-spring").give(1, "warrior-2-summer"));
        assertThat(scene.points()).containsOnly(10);
        assertThat(scene.log()).contains("log.attack-even").doesNotContain("log.attack-gain");
    }

    @Test
    @Rule("JOR-5.2")
    void beforeComparing_aWarriorMayBeDoubled() {
        Scene scene = attack(Scene.jarl(2).give(0, "warrior-2-spring", "defence-double-warrior")
                .give(1, "warrior-3-spring"));
        assertThat(scene.asked()).isEqualTo(Decision.DOUBLE_WARRIOR);
        assertThat(scene.points()).containsOnly(10);
        assertThat(scene.play(0, "double 2").points()).containsExactly(12, 8);
    }

    @Test
    @Rule("JOR-5.8")
    void gainsMayBeDoubled_andLossesRansomed() {
        Scene scene = attack(
                Scene.jarl(2).give(0, "warrior-2-spring", "defence-double-gain").give(1, "defence-ransom"));
        scene.play(0, "double gain");
        assertThat(scene.asked()).isEqualTo(Decision.RANSOM);
        assertThat(scene.play(1, "ransom").points()).containsExactly(14, 10);
    }

    @Test
    @Rule("JOR-5.10")
    void theChoices_comeInTheirOrder() {
        Scene scene = attack(Scene.jarl(3).give(1, "warrior-2-spring", "defence-double-warrior", "defence-double-gain")
                .give(0, "defence-ransom"));
        assertThat(scene.asked()).isEqualTo(Decision.DOUBLE_WARRIOR);
        assertThat(scene.refusal(0, "ransom")).isEqualTo("JOR-5.10");
        scene.play(1, "keep");
        assertThat(scene.asked()).isEqualTo(Decision.DOUBLE_GAIN);
        assertThat(scene.points()).as("gains are marked, losses not yet").containsExactly(10, 12, 10);
        scene.play(1, "keep");
        assertThat(scene.asked()).isEqualTo(Decision.RANSOM);
        assertThat(scene.play(0, "keep").points()).containsExactly(8, 12, 8);
    }

    @Test
    @Rule("JOR-5.11")
    void nobodyCanFallBelowZero() {
        int losses = 0;
        for (int card = Components.FIRST_ATTACK; card < Components.COUNT; card++) {
            assertThat(Components.AMOUNT[card]).isEqualTo(-Components.POINTS[card]);
            losses -= Components.POINTS[card];
        }
        assertThat(losses).isEqualTo(Components.START_POINTS);
        Scene scene = Scene.karl(2).give(0, "warrior-1-winter").onlyInDeck("pict-attack-1", "pict-attack-2",
                "pict-attack-3", "pict-attack-4").go(Step.DELIVERY);
        assertThat(scene.position.points(1)).isZero();
    }
}
