package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.graenaland.table.Question;
import althing.testkit.Rule;

/** GRA-21: the variant for five players. */
class PermissionTest {

    private static Scene five() {
        return Scene.of("graenaland(seats=5,permission=true)").village(0, "H1").villages(3, "P1", 2)
                .hand(3, "livestock", "livestock", "wood", "wood", "ore", "grain").build();
    }

    @Test
    @Rule({"GRA-21.1", "GRA-21.6"})
    void oneOtherMayBuild_insteadOfAJointWork() {
        Scene scene = five();
        assertThat(scene.options(0)).contains("permit 1", "permit 4", "joint road H1").doesNotContain("permit 0");
        scene.play(0, "permit 3").play(3, "decline");
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
        assertThat(scene.pending()).containsExactly(0);
        assertThat(scene.refusal(0, "permit 1")).isEqualTo("GRA-21.6");
        assertThat(scene.refusal(0, "joint road H1")).isEqualTo("GRA-14.7");
        Scene joint = five().play(0, "joint road H1", "call").play(3, "ready").play(0, "cancel");
        assertThat(joint.refusal(0, "permit 3")).isEqualTo("GRA-21.6");
        assertThat(Scene.basic(5).village(0, "H1").build().refusal(0, "permit 3")).isEqualTo("GRA-21.1");
    }

    @Test
    @Rule({"GRA-21.2", "GRA-21.3"})
    void talkOpensWhenThePermissionIsGiven_notBefore() {
        Scene scene = five();
        assertThat(scene.view(3).talk()).isFalse();
        scene.play(0, "permit 3");
        assertThat(scene.view(1).talk()).isTrue();
        assertThat(scene.view(1).permitted()).isEqualTo(3);
        assertThat(scene.refusal(0, "permit 1")).isEqualTo("GRA-21.4");
    }

    @Test
    @Rule("GRA-21.4")
    void itBuildsOneThing() {
        Scene scene = five().play(0, "permit 3");
        assertThat(scene.asked()).isEqualTo(Question.PERMITTED);
        assertThat(scene.options(3)).contains("village P1", "rampart P1", "market P1", "decline")
                .doesNotContain("done");
        scene.play(3, "village P1");
        assertThat(scene.clan(3).settlements()).isEqualTo(3);
        assertThat(scene.pending()).containsExactly(0);
        assertThat(scene.view(1).talk()).isFalse();
    }

    @Test
    @Rule("GRA-21.5")
    void itPaysAlone_withoutMarketsAndSupply() {
        Scene scene = Scene.of("graenaland(seats=5,permission=true)").village(0, "H1").village(3, "P1")
                .work("market", "P1").hand(3, "livestock", "livestock", "wood", "ore").build().play(0, "permit 3");
        assertThat(scene.refusal(3, "village P1")).isEqualTo("GRA-8.2");
        assertThat(scene.refusal(3, "take S01")).isEqualTo("GRA-21.4");
        assertThat(scene.refusal(3, "joint road P1")).isEqualTo("GRA-14.7");
    }
}
