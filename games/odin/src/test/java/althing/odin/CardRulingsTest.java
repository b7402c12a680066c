package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.actions.Emigrating;
import althing.odin.box.Space;
import althing.odin.effects.Latecomer;
import althing.odin.effects.Recalling;

/** FFO-O: what has been decided about single cards, and that the first version of the rules stays what it was. */
class CardRulingsTest {

    private static Scene scene(int version, String cards, String given) {
        return arranged(Scene.cards("odin(seats=2,rules=" + version + ")"), cards, given);
    }

    private static Scene solo(int version, String cards, String given) {
        return arranged(Scene.cards("odin(seats=1,rules=" + version + ")"), cards, given);
    }

    private static Scene arranged(Scene scene, String cards, String given) {
        for (String card : cards.split(" ", -1)) {
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
        if (scene.position.isAsked(Emigrating.FRAME)) {
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
        Scene owing = scene(2, "185B", "peas+long-house").play("go SA1B");
        assertThat(owing.refusal("place peas long-house-1")).as("nothing would be left to do").isEqualTo("FFO-3.10");
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
        assertThat(before.position.asked()).isEqualTo(Question.TURN);
        Scene bought = scene(2, "105B 117A", "5silver+peas").play("buy knarr");
        assertThat(bought.position.asked()).as("bought, not built").isEqualTo(Question.TURN);
    }

    @Test
    @Rule({"FFO-17.5", "FFO-O.91c", "FFO-O.8a", "FFO-O.60C", "FFO-O.76A"})
    void vikingsOfTheRestingColour_areNotYours() {
        assertThat(resting(2, "91c").position.isAsked(Latecomer.FRAME)).isFalse();
        assertThat(resting(1, "91c").position.isAsked(Latecomer.FRAME)).isTrue();
        assertThat(resting(2, "8a").count("oil")).isZero();
        assertThat(rested(2, "8a").lay("60C").position.isAsked(Recalling.FRAME)).isFalse();
        Scene homecomer = rested(2, "8a").lay("76A");
        assertThat(homecomer.standing("CR4")).isEqualTo(4);
    }

    /** The cards, what seat 0 has, the space that it follows and the moves then, what it has in the end; the first version. */
    @ParameterizedTest
    @Rule({"FFO-O.77A", "FFO-O.149A", "FFO-O.109B", "FFO-O.122A", "FFO-O.154a", "FFO-O.163a", "FFO-0.7"})
    @CsvSource(delimiter = ';', value = {"149A;knarr+silver;SA2A,flip oil;knarr+rune-stone;knarr",
            "109B;2knarr+silver;SA2A;2knarr+2silver;2knarr", "154a;'';MT2A;2wood+ore;2wood+ore+silver",
            "122A;'';MT2B,dig M1 3;2wood+stone+mead;2wood+stone+mead", "124B;'';PR2;2mead+2silver;2mead+2silver",
            "112b;wood;CR2B;chest+silver;chest+silver", "119b;'';WM2;flax+stockfish+silver;flax+stockfish+silver",
            "114C;wood+2silver;CR2B,choose 1;chest+silk;chest+3silver",
            "175B;'';WM2;flax+stockfish+silver;flax+stockfish+silver"})
    void theFollower_usesTheSpace_butNotWithVikings(String card, String given, String moves, String then,
            String before) {
        String[] all = moves.split(",");
        assertThat(followed(2, card, given, all).all()).containsExactlyInAnyOrderEntriesOf(Scene.map(then));
        String[] first = then.equals(before) ? all : new String[]{all[0]};
        assertThat(followed(1, card, given, first).all()).containsExactlyInAnyOrderEntriesOf(Scene.map(before));
    }

    /** Seat 0 plays the Follower on the space for occupations, and follows a space that seat 1 has taken. */
    private static Scene followed(int version, String card, String given, String... moves) {
        Scene scene = scene(version, card, given).holds("77A");
        scene.position.taken.set(Objects.requireNonNull(Space.named(moves[0])).index, 2);
        scene.play("go EO2B", "play 77A", "imitate " + moves[0]);
        for (int i = 1; i < moves.length; i++) {
            scene.play(moves[i]);
        }
        return scene;
    }

    /** The card, what seat 0 has, the space that it takes, the one it uses late, the moves then, what it has in the end. */
    @ParameterizedTest
    @Rule({"FFO-O.91c", "FFO-O.122A", "FFO-O.149A", "FFO-O.150c", "FFO-O.176B"})
    @CsvSource(delimiter = ';', value = {"122A;stone+silver;CR1B;MT1A;dig M1 2;wood+stone+mead+rune-stone+silver",
            "149A;knarr+2silver+peas;MT1C,upgrade peas;SA1A;flip oil;knarr+rune-stone+mead",
            "150c;2silver;HU1B;LM1A;choose 1;2stockfish+game-meat", "175B;2silver;HU1B,done;LM1A;;3stockfish"})
    void theLatecomer_usesTheSpace_butNotWithVikings(String card, String given, String go, String late, String moves,
            String then) {
        Scene scene = scene(2, "91c " + card, given).strips(6).play("go " + go.split(",", -1)[0]);
        for (int i = 1; i < go.split(",").length; i++) {
            scene.play(go.split(",", -1)[i]);
        }
        while (!scene.position.isAsked(Latecomer.FRAME)) {
            scene.play("pass");
        }
        scene.play("imitate " + late);
        if (moves != null) {
            scene.play(moves.split(","));
        }
        assertThat(scene.all()).containsAllEntriesOf(Scene.map(then));
    }

    @Test
    @Rule({"FFO-11.20", "FFO-11.21", "FFO-O.39C"})
    void oreUnloadedInABattle_countsNoMore() {
        for (int version = 1; version <= 2; version++) {
            Scene scene = scene(version, "39C", "longship-3+longship-1").rolls(12, 5).play("go SA2B");
            assertThat(scene.die().result()).isEqualTo(8);
            scene.play("disarm longship-3");
            assertThat(scene.die().result()).isEqualTo(version == 1 ? 8 : 7);
            scene.play("disarm longship-2", "disarm longship-1", "disarm longship-1");
            assertThat(scene.die().result()).isEqualTo(version == 1 ? 8 : 5);
            assertThat(scene.can("take silverware")).isEqualTo(version == 1);
        }
    }

    @Test
    @Rule({"FFO-11.36", "FFO-O.39C"})
    void oreUnloadedWhileWhaling_countsNoMore() {
        for (int version = 1; version <= 2; version++) {
            Scene scene = scene(version, "39C", "whaling-boat+2whaling-boat-1").play("go HU3")
                    .rolls(12, 11).play("sail 1 1");
            assertThat(scene.die().result()).isEqualTo(8);
            scene.play("disarm whaling-boat-1");
            assertThat(scene.die().result()).as("the other boat was unloaded").isEqualTo(8);
            scene.play("disarm whaling-boat-1");
            assertThat(scene.die().result()).isEqualTo(version == 1 ? 8 : 9);
        }
    }

    @Test
    @Rule({"FFO-11.21", "FFO-O.61C", "FFO-O.184C"})
    void aShipThatLeavesOrComesInABattle_doesNotCount() {
        Scene scene = scene(2, "52a", "longship-3+longship-1+silver").holds("61C").rolls(12, 5).play("go SA2B");
        scene.play("use 52a 1", "play 61C", "choose 4");
        assertThat(scene.die().result()).as("the ship with 3 ore was sold").isEqualTo(6);
        Scene sponsor = scene(2, "52a", "longship-1+4silver+3ore").holds("184C").rolls(12, 5).play("go SA2B");
        sponsor.play("use 52a 1", "play 184C", "choose 2");
        assertThat(sponsor.count("longship-3")).isEqualTo(1);
        assertThat(sponsor.die().result()).as("the new ship did not sail").isEqualTo(6);
    }

    @Test
    @Rule({"FFO-O.124B", "FFO-12.3"})
    void silverOnAnExploredBoard_wasGivenByTheAction() {
        for (int version = 1; version <= 2; version++) {
            Scene scene = scene(version, "124B", "knarr");
            scene.position.islandSilver[0] = 2;
            scene.play("go SA1C", "explore shetland");
            assertThat(scene.position.asked()).isEqualTo(version == 1 ? Question.TURN : Question.CHOOSE);
        }
    }

    /** A solo game in which the resting colour stands on Crafting spaces. */
    private static Scene rested(int version, String card) {
        Scene scene = solo(version, card, "2silver+stone").standing("CR1A", "CR2A", "CR4");
        for (int space = 0; space < Space.PRINTED; space++) {
            scene.position.taken.set(space,
                    scene.position.taken.by(space) + (scene.position.taken.by(space) > 0 ? OdinPosition.OLD : 0));
        }
        return scene;
    }

    private static Scene resting(int version, String card) {
        return rested(version, card).play("pass");
    }
}
