package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.actions.Exploring;
import althing.odin.box.Estate;
import althing.odin.box.Plan;
import althing.odin.feast.Feast;

/** FFO-6, FFO-8, FFO-9, FFO-10, FFO-12: ships, mountains, upgrades, trade, emigration, exploration. */
class TradeTest {

    private static Scene strips(int... left) {
        return Scene.bare().strips(left);
    }

    @Test
    @Rule({"FFO-6.1", "FFO-6.2", "FFO-15.3", "FFO-6.3"})
    void shipsAreBought_whileThereIsAStage() {
        Scene scene = Scene.bare().give("40silver");
        scene.play("buy whaling-boat", "buy knarr", "buy longship");
        assertThat(scene.count("silver")).isEqualTo(40 - 16);
        scene.play("buy whaling-boat", "buy whaling-boat", "buy knarr", "buy knarr");
        assertThat(scene.refusal("buy whaling-boat")).isEqualTo("FFO-6.2");
        assertThat(scene.refusal("buy longship")).isEqualTo("FFO-6.2");
        assertThat(Scene.bare().give("7silver").refusal("buy longship")).isEqualTo("FFO-6.1");
    }

    @Test
    @Rule({"FFO-6.4", "FFO-6.5"})
    void oreIsLoaded_andStays() {
        Scene scene = Scene.bare().give("5ore+whaling-boat+knarr+longship").play("arm whaling-boat", "arm longship",
                "arm longship-1", "arm longship-2");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("ore+whaling-boat-1+knarr+longship-3"));
        assertThat(scene.refusal("arm knarr")).isEqualTo("FFO-6.4");
        assertThat(scene.refusal("arm whaling-boat-1")).isEqualTo("FFO-6.4");
        assertThat(scene.refusal("arm longship-3")).isEqualTo("FFO-6.4");
    }

    @Test
    @Rule({"FFO-6.6", "FFO-6.8"})
    void withinAnAction_tilesAreLaidAndShipsBought_butNoOreIsLoaded() {
        Scene scene = Scene.bare().give("2peas+oil+3silver+ore+longship").play("go MT1C");
        assertThat(scene.can("place oil home")).isTrue();
        assertThat(scene.can("buy whaling-boat")).isTrue();
        assertThat(scene.refusal("arm longship")).isEqualTo("FFO-6.6");
        scene.play("place oil home", "lay 0 0 0", "upgrade peas", "done");
        assertThat(scene.position.nextSeat()).isEqualTo(1);
    }

    @ParameterizedTest
    @Rule({"FFO-8.1", "FFO-8.2", "FFO-8.5", "FFO-A.MT1A", "FFO-A.MT1B", "FFO-A.MT2B", "FFO-A.MT4A"})
    @CsvSource({"MT1A,2", "MT1B,1", "MT2B,3", "MT4A,4"})
    void itemsAreTakenFromTheLeftOfOneStrip(String space, int most) {
        Scene scene = strips(7).play("go " + space);
        assertThat(scene.options("dig")).isEqualTo(most);
        scene.play("dig M1 " + most);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(
                Scene.map(new String[]{"", "wood", "2wood", "2wood+stone", "2wood+stone+ore"}[most]));
        Scene poor = strips(2).play("go " + space, "dig M1 " + Math.min(2, most));
        assertThat(poor.count("silver")).as("double silver").isEqualTo(2 * Math.min(2, most));
        assertThat((int) poor.position.strips[0]).isEqualTo(2 - Math.min(2, most));
    }

    @Test
    @Rule({"FFO-8.3", "FFO-A.MT3A"})
    void threeAndTwo_comeFromDifferentStrips() {
        Scene scene = strips(7, 7).play("go MT3A", "dig M1 3");
        assertThat(scene.refusal("dig M1 2")).isEqualTo("FFO-8.3");
        assertThat(scene.refusal("dig M2 3")).isEqualTo("FFO-8.2");
        scene.play("dig M2 2");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("4wood+stone"));
        assertThat(strips(7).play("go MT3A").refusal("done")).isEqualTo("FFO-3.10");
    }

    @Test
    @Rule({"FFO-8.4", "FFO-A.MT4B"})
    void fourTimesTwo_comeFromFourStrips() {
        Scene scene = strips(7, 7, 7, 7, 7).play("go MT4B", "dig M1 2", "dig M2 2", "dig M3 2", "dig M4 1");
        assertThat(scene.count("wood")).isEqualTo(7);
        assertThat(scene.position.nextSeat()).isEqualTo(1);
        assertThat(strips(7).give("peas").play("go MT4B", "choose 2", "upgrade peas").all()).containsOnlyKeys("oil");
    }

    @Test
    @Rule({"FFO-8.6", "FFO-8.7", "FFO-8.8"})
    void noTile_risesTwice_butSeveralOfAKindMay() {
        Scene scene = Scene.bare().give("2flax").play("go MT2C", "upgrade flax");
        assertThat(scene.refusal("upgrade stockfish")).isEqualTo("FFO-8.8");
        scene.play("upgrade flax");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("2stockfish"));
    }

    @Test
    @Rule({"FFO-8.9", "FFO-8.11", "FFO-8.10"})
    void aDoubleUpgrade_risesExactlyTwoColours() {
        Scene scene = strips().give("beans+salt-meat+oil+cattle+silk").play("go MT4A");
        assertThat(scene.refusal("upgrade oil")).isEqualTo("FFO-8.9");
        assertThat(scene.can("upgrade cattle")).isTrue();
        scene.play("upgrade beans", "upgrade salt-meat");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("wool+2silk+oil+cattle"));
        Scene single = Scene.bare().give("silk+helmet+pregnant-cattle+sheep").play("go MT1C");
        assertThat(single.refusal("upgrade silk")).isEqualTo("FFO-8.11");
        assertThat(single.refusal("upgrade helmet")).isEqualTo("FFO-8.11");
        single.play("upgrade pregnant-cattle", "upgrade sheep");
        assertThat(single.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("silk+helmet+clothing+fur"));
    }

    @Test
    @Rule({"FFO-8.12", "FFO-A.MT3B"})
    void weaponsComeWithAnUpgrade() {
        Scene scene = Scene.bare().give("peas").play("go MT3B", "upgrade peas");
        assertThat(scene.count("bow") + scene.count("snare") + scene.count("spear") + scene.count("sword"))
                .isEqualTo(4);
    }

    @Test
    @Rule({"FFO-9.1", "FFO-3.10"})
    void overseas_oneOfEachGreenKindTurns() {
        Scene scene = Scene.bare().give("knarr+silver+2linen+oil+clothing").play("go SA1A", "flip linen");
        assertThat(scene.refusal("flip linen")).isEqualTo("FFO-9.1");
        scene.play("flip oil", "flip clothing");
        assertThat(scene.all())
                .containsExactlyInAnyOrderEntriesOf(Scene.map("knarr+linen+silk+rune-stone+silver-hoard"));
    }

    @Test
    @Rule({"FFO-9.3", "FFO-9.4"})
    void specialsAreSold_butNotTheCrown() {
        Scene scene = Scene.bare().give("knarr+50silver").play("go SA3A");
        assertThat(scene.refusal("take english-crown")).isEqualTo("FFO-9.4");
        assertThat(scene.refusal("done")).as("one at least").isEqualTo("FFO-3.10");
        scene.play("take round-shield");
        assertThat(scene.refusal("take round-shield")).isEqualTo("FFO-15.1");
        scene.play("take glass-beads");
        assertThat(scene.count("silver")).isEqualTo(44);
        assertThat(scene.position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-10.1", "FFO-10.2", "FFO-10.3", "FFO-10.5"})
    void emigrating_costsTheRound_andLosesTheOre() {
        Scene scene = Scene.bare().round(4).give("4silver+longship-2");
        int points = scene.position.points(0);
        scene.play("go EO2A", "emigrate longship-2");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("emigrated-longship"));
        assertThat(scene.position.points(0) - points).isEqualTo(21 - 8 - 4);
        assertThat((int) scene.position.thingSquare[0]).as("no viking is lost").isEqualTo(9 - 2);
        assertThat(Feast.from(scene.position, 0)).isEqualTo(2);
    }

    @Test
    @Rule("FFO-10.4")
    void emigrating_needsAFreeSeat() {
        Scene scene = Scene.bare().give("9silver+knarr+3emigrated-knarr");
        assertThat(scene.refusal("go EO2A")).as("six squares are full in round 1").isEqualTo("FFO-3.6");
        assertThat(scene.round(3).can("go EO2A")).isTrue();
    }

    @ParameterizedTest
    @Rule({"FFO-12.1", "FFO-12.2", "FFO-A.SA1C", "FFO-A.SA2C", "FFO-A.SA3C"})
    @CsvSource({"whaling-boat,SA1C,shetland,yes", "knarr,SA1C,faroe-islands,yes", "whaling-boat,SA2C,iceland,no",
            "knarr,SA2C,iceland,yes", "longship,SA2C,greenland,yes", "knarr,SA3C,labrador,no",
            "longship-1,SA3C,labrador,yes", "longship,SA3C,newfoundland,yes", "longship,SA3C,baffin-island,yes",
            "knarr,SA2C,bear-island,yes", "longship,SA1C,bear-island,no", "longship,SA1C,iceland,no"})
    void eachIsland_needsItsSpaceAndShip(String ship, String space, String island, String possible) {
        Scene scene = Scene.bare().give(ship);
        Plan plan = Plan.named(island);
        scene.position.boards.turn(plan.tile, plan.back);
        boolean can = scene.can("go " + space) && scene.play("go " + space).can("explore " + island);
        assertThat(can).isEqualTo(possible.equals("yes"));
    }

    @Test
    @Rule({"FFO-12.3", "FFO-12.4", "FFO-12.5", "FFO-12.1"})
    void anIsland_isTakenOnce_withItsSilver() {
        Scene scene = Scene.bare().give("whaling-boat").give(1, "knarr");
        scene.position.islandSilver[0] = 4;
        scene.play("go SA1C", "explore shetland");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("4silver+whaling-boat"));
        assertThat(scene.position.owner[Estate.FIRST_ISLAND]).isEqualTo((byte) 0);
        assertThat(Exploring.isOpen(scene.position, 0, -1)).isFalse();
    }
}
