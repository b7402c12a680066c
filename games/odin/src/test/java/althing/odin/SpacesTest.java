package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.box.Items;
import althing.odin.box.Strip;

/** FFO-7 and FFO-A: what each action space takes and gives. */
class SpacesTest {

    /** What seat 0 has, the space, the moves of the action, what it has then; in round 2 of a game of two. */
    @ParameterizedTest
    @Rule({"FFO-7.1", "FFO-A.BH1", "FFO-A.BS1", "FFO-A.HU1B", "FFO-A.LM1A", "FFO-A.LM1B", "FFO-A.WM1", "FFO-A.PR1",
            "FFO-A.CR1A", "FFO-A.CR1B", "FFO-A.EO1A", "FFO-A.BH2", "FFO-A.BS2", "FFO-A.LM2A", "FFO-A.LM2B",
            "FFO-A.WM2", "FFO-A.PR2", "FFO-A.CR2A", "FFO-A.CR2B", "FFO-A.MT2A", "FFO-A.BH3", "FFO-A.BS3",
            "FFO-A.LM3", "FFO-A.WM3", "FFO-A.PR3", "FFO-A.CR3A", "FFO-A.CR3B", "FFO-A.BH4", "FFO-A.LM4", "FFO-A.WM4",
            "FFO-A.CR4", "FFO-A.SA4", "FFO-A.EO2A", "FFO-A.EO3A", "FFO-A.EO4", "FFO-A.SA1A", "FFO-A.SA2A",
            "FFO-A.SA3A", "FFO-A.MT1C", "FFO-A.MT2C", "FFO-A.MT3C"})
    @CsvSource(delimiter = ';', value = {
            "3wood;BH1;;wood+shed", "wood;BS1;;whaling-boat", "'';HU1B;;stockfish", "silver;LM1A;;2stockfish",
            "2silver;LM1B;;2salt-meat", "'';WM1;;beans+silver", "2cattle;PR1;;2milk+2cattle", "2flax;CR1A;;flax+linen",
            "stone;CR1B;;rune-stone+silver", "'';EO1A;;silver", "stone;BH2;;stone-house", "2wood;BS2;;knarr",
            "silver;LM2A;;sheep", "3silver;LM2B;;milk+cattle", "'';WM2;;flax+stockfish+silver",
            "'';PR2;;2mead+2silver", "hide+linen;CR2A;;clothing+2silver", "wood+ore;CR2B;choose 1;ore+chest+silver",
            "wood+ore;CR2B;choose 2;wood+chest+silver", "'';MT2A;;2wood+ore", "2stone;BH3;;long-house",
            "2wood;BS3;;longship", "silver;LM3;choose 1;sheep+silver", "silver;LM3;choose 2;cattle",
            "'';WM3;;fruits+oil+salt-meat+silver", "sheep+pregnant-sheep;PR3;;2wool+sheep+pregnant-sheep",
            "ore;CR3A;take jewelry;jewelry", "ore;CR3A;take fibula;fibula",
            "2stone+2wood;CR3B;;2chest+2rune-stone", "2stone+2wood;BH4;choose 1;longship+stone-house",
            "2stone+2wood;BH4;choose 2;knarr+long-house", "3silver;LM4;;sheep+cattle",
            "cattle;WM4;;2milk+spices+cattle+silver", "sheep;WM4;;wool+spices+sheep+silver",
            "wool+silverware;CR4;trade,trade;robe+jewelry+4silver", "wool;CR4;done;wool+4silver",
            "2longship;SA4;;2longship+silver-hoard", "2silver+knarr;EO2A;emigrate knarr;emigrated-knarr",
            "2silver+longship;EO3A;emigrate longship;emigrated-longship",
            "2silver+whaling-boat;EO4;rebuild whaling-boat,emigrate knarr;emigrated-knarr",
            "silver+knarr+2oil+fur;SA1A;flip oil,flip fur;oil+rune-stone+jewelry+knarr",
            "silver+knarr+hide;SA2A;done;hide+knarr",
            "silver+knarr;SA3A;take helmet,take glass-beads;helmet+glass-beads+knarr",
            "peas+sheep;MT1C;upgrade peas,upgrade sheep;mead+fur",
            "3flax;MT2C;upgrade flax,upgrade flax,done;flax+2stockfish",
            "4grain;MT3C;upgrade grain,upgrade grain,upgrade grain,upgrade grain;4salt-meat"})
    void aSpace_givesWhatItShows(String given, String space, String moves, String expected) {
        Scene scene = Scene.bare().round(2).give(given).play("go " + space);
        if (moves != null) {
            scene.play(moves.split(","));
        }
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map(expected));
        assertThat(scene.position.nextSeat()).as("the turn passes on").isEqualTo(1);
    }

    @ParameterizedTest
    @Rule({"FFO-3.6", "FFO-7.2", "FFO-3.7", "FFO-A.EO1B", "FFO-A.EO2B", "FFO-A.EO3B"})
    @CsvSource(delimiter = ';', value = {"wood;BH1", "'';BS1", "'';LM1A", "silver;LM1B", "sheep;PR1", "cattle;PR3",
            "'';CR1A", "wood+ore;CR1B", "'';MT1C", "knarr;SA1A", "silver;SA1A", "knarr;SA1B", "'';SA1C", "knarr;SA2B",
            "whaling-boat;SA2C", "knarr;SA3C", "longship;SA4", "silver+knarr;EO2A", "2silver+whaling-boat;EO3A",
            "2silver;EO4", "'';HU3", "'';HU4", "2stone+wood;BH4", "hide;CR2A", "'';CR3A", "2silver;LM4",
            "rune-stone;MT4B", "stone+ore;EO1B", "'';EO2B", "'';EO3B", "4knarr+2wood;BS3", "3whaling-boat+wood;BS1"})
    void aSpaceWithoutAPossibleEffect_isClosed(String given, String space) {
        Scene scene = Scene.bare().round(2).give(given);
        for (int strip = 0; strip < Strip.COUNT; strip++) {
            scene.position.strips[strip] = 0;
        }
        assertThat(scene.refusal("go " + space)).isIn("FFO-3.6", "FFO-3.7");
    }

    @Test
    @Rule("FFO-7.2")
    void moreThanThreeAnimals_giveThreeProducts() {
        assertThat(Scene.bare().give("5cattle").play("go PR1").count("milk")).isEqualTo(3);
    }

    @ParameterizedTest
    @Rule({"FFO-7.3", "FFO-17.8"})
    @CsvSource({"1", "2", "3", "4"})
    void thereIsAWoodForEachPlayer(int seats) {
        Scene scene = Scene.bare("odin(seats=" + seats + ")").play("go MT2A");
        assertThat(scene.count("wood")).isEqualTo(seats);
        assertThat(scene.count("ore")).isEqualTo(1);
    }

    @Test
    @Rule("FFO-7.4")
    void anExchange_isMadeOnce() {
        assertThat(Scene.bare().give("3stone").play("go CR1B").all())
                .containsExactlyInAnyOrderEntriesOf(Scene.map("2stone+rune-stone+silver"));
    }

    @Test
    @Rule({"FFO-7.5", "FFO-15.1", "FFO-1.12"})
    void buildingsRunOut() {
        Scene scene = Scene.bare().give("9wood+9stone");
        assertThat(scene.position.view(0).buildings()).containsEntry("shed", 3).containsEntry("stone-house", 3)
                .containsEntry("long-house", 5);
        scene.give(1, "shed").give(1, "shed").give(1, "shed");
        assertThat(scene.refusal("go BH1")).isEqualTo("FFO-3.6");
        scene.give(1, "stone-house").give(1, "stone-house").give(1, "stone-house").play("go BH4");
        assertThat(scene.all()).as("only one pair is left").containsEntry("long-house", 1).containsEntry("knarr", 1);
    }

    @Test
    @Rule({"FFO-7.6", "FFO-7.7"})
    void houseAndShip_comeInTwoPairsOnly() {
        Scene scene = Scene.bare().give("2stone+2wood").play("go BH4");
        assertThat(scene.options("choose")).isEqualTo(2);
        assertThat(scene.refusal("choose 3")).isEqualTo("FFO-7.4");
        assertThat(Scene.bare().give("2wood").play("go BS2").all()).containsOnlyKeys("knarr");
    }

    @Test
    @Rule("FFO-7.8")
    void theForge_makesEightTiles() {
        Scene scene = Scene.bare().give("ore").play("go CR3A");
        assertThat(scene.moves().toList()).extracting(move -> move.code()).contains("take jewelry", "take helmet",
                "take cloakpin", "take crucifix", "take horseshoe", "take forge-hammer", "take fibula",
                "take throwing-axe");
        assertThat(scene.options("take")).isEqualTo(8);
        assertThat(scene.refusal("take chalice")).isEqualTo("FFO-7.8");
        scene.position.specials &= ~(1 << (Items.named("fibula") - Items.GOODS));
        assertThat(scene.refusal("take fibula")).isEqualTo("FFO-7.8");
    }

    @Test
    @Rule({"FFO-7.9", "FFO-3.10"})
    void eachOfTheTwoExchanges_mayBeDeclined() {
        assertThat(Scene.bare().give("wool+silverware").play("go CR4", "done", "trade").all())
                .containsExactlyInAnyOrderEntriesOf(Scene.map("wool+jewelry+4silver"));
        assertThat(Scene.bare().play("go CR4").all()).containsExactlyInAnyOrderEntriesOf(Scene.map("4silver"));
    }

    @Test
    @Rule("FFO-7.11")
    void aBoatGivenForAKnarr_losesItsOre_andAnotherShipMayEmigrate() {
        Scene scene = Scene.bare().round(1).give("silver+whaling-boat-1+longship").play("go EO4",
                "rebuild whaling-boat-1", "emigrate longship");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("knarr+emigrated-longship"));
        assertThat(Scene.bare().give("whaling-boat").play("go EO4").refusal("done")).as("one effect at least")
                .isEqualTo("FFO-3.10");
    }

    @Test
    @Rule({"FFO-3.6", "FFO-9.1"})
    void payingTheCost_isAnEffect() {
        assertThat(Scene.bare().give("silver+knarr").play("go SA1A").all()).containsOnlyKeys("knarr");
    }
}
