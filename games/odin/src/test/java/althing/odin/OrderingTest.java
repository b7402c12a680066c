package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;

/** FFO-13.7: several cards that act at the same moment. */
@Rule("FFO-13.7")
class OrderingTest {

    private static Scene scene(String... cards) {
        Scene scene = Scene.cards("odin(seats=2)");
        for (String card : cards) {
            scene.played(card);
        }
        return scene.strips(7);
    }

    /** 36A raises meat and 37A any good before Overseas Trading. */
    @Test
    void theOwner_saysWhichCardComesFirst() {
        Scene scene = scene("36A", "37A").give("knarr+silver+salt-meat+peas").play("go SA1A");
        assertThat(scene.position.asked()).isEqualTo(Question.ORDER);
        assertThat(scene.options("first")).isEqualTo(2);
        assertThat(scene.refusal("first 47a")).isEqualTo("FFO-13.1");
        scene.play("first 37A", "upgrade peas", "upgrade salt-meat");
        assertThat(scene.count("mead")).isEqualTo(1);
        assertThat(scene.count("linen")).isEqualTo(1);
    }

    @Test
    void aCard_thatCanDoNothing_isNoChoice() {
        Scene scene = scene("36A", "37A").give("knarr+silver+peas").play("go SA1A");
        assertThat(scene.position.asked()).isEqualTo(Question.UPGRADE);
    }

    /** What one card brings may be what another one needs: 149A gives the oil that 37A raises. */
    @Test
    void gains_comeBeforeAnythingIsAsked() {
        Scene scene = scene("36A", "37A", "149A").give("knarr+silver+salt-meat").play("go SA1A");
        assertThat(scene.count("oil")).isEqualTo(1);
        scene.play("first 36A", "upgrade salt-meat", "upgrade oil");
        assertThat(scene.count("rune-stone")).isEqualTo(1);
    }

    /** After crafting with ore 111C pays, 108c brings a viking back and 114C sells silk. */
    @Test
    void threeCards_areOrderedOneAfterAnother() {
        Scene scene = scene("108c", "114C", "111C").give("ore+4silver").play("go CR3A", "take jewelry", "first 114C",
                "choose 1", "choose 1");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("jewelry+silk+silver"));
        assertThat(scene.standing("CR3A")).isEqualTo(2);
    }

    /** 164A takes a stone before an action of column 4; the action itself starts anew on the same strip. */
    @Test
    @Rule({"FFO-8.2", "FFO-3.6", "FFO-3.10"})
    void anItemFromACard_neitherUsesUpTheStrip_norReplacesTheAction() {
        Scene scene = scene("164A");
        scene.position.strips[0] = 5;
        scene.play("go MT4A", "dig M1 1");
        assertThat(scene.position.asked()).isEqualTo(Question.MOUNTAIN);
        assertThat(scene.refusal("done")).isEqualTo("FFO-3.10");
        scene.play("dig M1 1");
        assertThat(scene.position.nextSeat()).isEqualTo(1);
    }
}
