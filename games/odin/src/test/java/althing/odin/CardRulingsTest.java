package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;

/** FFO-O: what has been decided about single cards, and that the first version of the rules stays what it was. */
class CardRulingsTest {

    private static Scene scene(int version, String cards, String given) {
        return arranged(Scene.cards("odin(seats=2,rules=" + version + ")"), cards, given);
    }

    private static Scene solo(int version, String cards, String given) {
        return arranged(Scene.cards("odin(seats=1,rules=" + version + ")"), cards, given);
    }

    private static Scene arranged(Scene scene, String cards, String given) {
        for (String card : cards.split(" ")) {
            scene.played(card);
        }
        return scene.give(given).strips(7);
    }

    private static int weapons(Scene scene) {
        return scene.count("bow") + scene.count("snare") + scene.count("spear") + scene.count("sword");
    }

    /** The cards, what seat 0 has, the space, the weapons drawn before anything is decided, and in the first version. */
    @ParameterizedTest
    @Rule({"FFO-O.12A", "FFO-O.147A"})
    @CsvSource({"12A,longship,SA1C,1,0", "12A,longship+whaling-boat,SA1C,1,0", "12A,whaling-boat,SA1C,0,0",
            "12A,longship,SA2C,1,0", "12A,knarr,SA2C,0,0", "12A,longship,SA1B,1,1", "12A,2longship,SA4,1,1",
            "12A 147A,2knarr,SA4,0,1", "12A 147A,knarr+longship,SA4,1,1", "12A 147A,knarr,SA2B,0,1",
            "12A,longship+9silver,EO2A,0,0"})
    void theHelmsman_drawsWhenALongshipSails(String cards, String given, String space, int drawn, int before) {
        assertThat(weapons(scene(2, cards, given).play("go " + space))).isEqualTo(drawn);
        assertThat(weapons(scene(1, cards, given).play("go " + space))).isEqualTo(before);
    }

    @Test
    @Rule({"FFO-O.12A", "FFO-O.185B"})
    void theHelmsman_drawsNothingWhileTheTravellerTrades() {
        Scene scene = scene(2, "12A 185B", "longship+2peas").play("go SA1B");
        assertThat(weapons(scene.copy().play("done"))).as("raiding").isEqualTo(1);
        assertThat(weapons(scene.play("use 185B 1", "upgrade peas", "upgrade peas"))).isZero();
    }

    /** The longships of seat 0, the space it took before, and the weapons that Plundering brings. */
    @ParameterizedTest
    @Rule({"FFO-O.166B", "FFO-O.106B"})
    @CsvSource({"4,WM2,1", "3,WM2,0", "4,WM1,0"})
    void theWarden_drawsForTwoPlunderers(int longships, String before, int drawn) {
        String given = longships + "longship";
        Scene scene = scene(2, "106B 166B", given).play("go " + before, "pass", "go SA4");
        assertThat(weapons(scene)).isEqualTo(drawn);
        assertThat(weapons(scene(1, "106B 166B", given).play("go " + before, "pass", "go SA4"))).isZero();
    }

    @Test
    @Rule({"FFO-O.166B", "FFO-O.106B"})
    void theWarden_takesTwoPlunderersForTheFirstPair() {
        Scene scene = scene(2, "106B 166B", "4longship").play("go SA4", "pass", "go WM2");
        assertThat(weapons(scene)).isEqualTo(1);
        assertThat(weapons(scene(1, "106B 166B", "4longship").play("go SA4", "pass", "go WM2"))).isZero();
    }

    /** The cards, the round, the space, its price, and that of the first version. */
    @ParameterizedTest
    @Rule({"FFO-O.1A", "FFO-O.2C", "FFO-O.170a"})
    @CsvSource({"1A 2C,1,LM1B,0,1", "1A 2C,1,LM2B,1,1", "1A 2C,1,LM2A,0,0", "2C,1,LM1B,1,1", "2C,1,LM1A,1,1",
            "2C 170a,3,EO2A,0,1", "2C,3,EO2A,2,2", "2C 170a,1,EO2A,0,0", "2C 170a,6,EO2A,3,3"})
    void thePatron_looksAtThePriceBeforeOtherCards(String cards, int round, String space, int price, int before) {
        assertThat(price(scene(2, cards, "9silver+knarr").round(round), space)).isEqualTo(price);
        assertThat(price(scene(1, cards, "9silver+knarr").round(round), space)).isEqualTo(before);
    }

    private static int price(Scene scene, String space) {
        scene.play("go " + space);
        if (scene.position.isAsked(Task.EMIGRATE)) {
            scene.play("emigrate knarr");
        }
        return 9 - scene.count("silver");
    }

    @Test
    @Rule({"FFO-O.185B", "FFO-3.7", "FFO-11.10"})
    void theTraveller_needsNoLongshipToTrade() {
        Scene scene = scene(2, "185B", "2peas").play("go SA1B");
        assertThat(scene.can("done")).as("raiding needs a longship").isFalse();
        scene.play("use 185B 1", "upgrade peas", "upgrade peas");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("2mead"));
        assertThat(scene(2, "185B", "wood").refusal("go SA1B")).isEqualTo("FFO-3.7");
        assertThat(scene(1, "185B", "2peas").refusal("go SA1B")).isEqualTo("FFO-3.7");
    }

    @Test
    @Rule({"FFO-O.105B", "FFO-O.117A", "FFO-O.148C"})
    void aKnarrFromTheSpaceForWhalingBoats_isBuilt() {
        Scene upgraded = scene(2, "105B 117A", "3wood+peas").play("go BS1", "use 105B 1", "upgrade peas");
        assertThat(upgraded.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("knarr+mead"));
        Scene spiced = scene(2, "105B 148C", "3wood+3silver").play("go BS1", "use 105B 1", "choose 1");
        assertThat(spiced.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("knarr+spices"));
        Scene before = scene(1, "105B 117A", "3wood+peas").play("go BS1", "use 105B 1");
        assertThat(before.position.asked()).isEqualTo(Task.TURN);
        Scene bought = scene(2, "105B 117A", "5silver+peas").play("buy knarr");
        assertThat(bought.position.asked()).as("bought, not built").isEqualTo(Task.TURN);
    }

    @Test
    @Rule({"FFO-17.5", "FFO-O.91c", "FFO-O.8a", "FFO-O.60C", "FFO-O.76A"})
    void vikingsOfTheRestingColour_areNotYours() {
        assertThat(resting(2, "91c").position.isAsked(Task.LATE)).isFalse();
        assertThat(resting(1, "91c").position.isAsked(Task.LATE)).isTrue();
        Scene scene = rested(2, "8a");
        assertThat(scene.position.count(0, Items.named("oil"))).isZero();
        assertThat(rested(2, "8a").lay("60C").position.isAsked(Task.RECALL)).isFalse();
        Scene homecomer = rested(2, "8a").lay("76A");
        assertThat(homecomer.standing("CR4")).isEqualTo(4);
    }

    /** A solo game in which the resting colour stands on Crafting spaces. */
    private static Scene rested(int version, String card) {
        Scene scene = solo(version, card, "2silver+stone").standing("CR1A", "CR2A", "CR4");
        for (int space = 0; space < Space.PRINTED; space++) {
            scene.position.taken[space] += (byte) (scene.position.taken[space] > 0 ? OdinPosition.OLD : 0);
        }
        return scene;
    }

    private static Scene resting(int version, String card) {
        return rested(version, card).play("pass");
    }
}
