package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.board.Weapons;
import althing.odin.box.Items;
import althing.odin.box.Throw;
import althing.odin.view.OdinView;
import althing.odin.view.Viewing;

/** FFO-11: die actions. */
class DiceTest {

    @ParameterizedTest
    @Rule({"FFO-11.1", "FFO-A.HU1A", "FFO-A.HU2A", "FFO-A.HU2B", "FFO-A.HU3", "FFO-A.HU4", "FFO-A.SA1B", "FFO-A.SA2B",
            "FFO-A.SA3B"})
    @CsvSource({"HU1A,8,HUNT", "HU2A,8,HUNT", "HU2B,8,SNARE", "HU3,12,WHALE", "HU4,12,WHALE", "SA1B,8,RAID",
            "SA2B,12,PILLAGE", "SA3B,12,PILLAGE"})
    void eachAction_hasItsDie(String space, int sides, Throw kind) {
        Scene scene = Scene.bare().give("whaling-boat+longship").rolls(sides, sides).play("go " + space);
        OdinView.Die die = scene.die();
        assertThat(die.sides()).isEqualTo(sides);
        assertThat(die.action()).isEqualTo(kind);
        assertThat(die.roll()).isEqualTo(sides);
    }

    @Test
    @Rule({"FFO-11.2", "FFO-11.3"})
    void theDie_isRolledUpToThreeTimes_andTheLastCounts() {
        Scene scene = Scene.bare().give("3wood").rolls(8, 3, 7, 4).play("go HU1A");
        assertThat(scene.can("pay 0")).isTrue();
        scene.play("roll", "roll");
        assertThat(scene.refusal("roll")).isEqualTo("FFO-11.2");
        assertThat(scene.refusal("pay 0")).as("4 is too much now").isEqualTo("FFO-11.31");
        scene.play("fail");
        assertThat(scene.position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-11.4", "FFO-11.33", "FFO-11.5", "FFO-11.34"})
    void aFailure_costsNothing() {
        Scene scene = Scene.bare().give("2wood+2bow").rolls(8, 4).play("go HU2A", "fail");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("3wood+3bow"));
        assertThat(scene.position.nextSeat()).as("no viking comes back").isEqualTo(1);
    }

    @Test
    @Rule({"FFO-11.31", "FFO-11.32", "FFO-11.6"})
    void successIsPaid_withWoodOrWeapons() {
        Scene scene = Scene.bare().give("2wood+3bow").rolls(8, 4).play("go HU2A");
        assertThat(scene.can("pay 2")).isTrue();
        assertThat(scene.can("pay 1")).as("three wood are not there").isFalse();
        scene.play("pay 3");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("wood+hide+game-meat"));
        assertThat((int) scene.position.discards[0]).isEqualTo(3);
    }

    @Test
    @Rule({"FFO-11.32", "FFO-11.34"})
    void snares_bringFurAndACard_orAVikingBack() {
        assertThat(Scene.bare().give("wood").rolls(8, 1).play("go HU2B", "pay 0").all())
                .containsExactlyInAnyOrderEntriesOf(Scene.map("fur+snare"));
        Scene scene = Scene.bare().rolls(8, 5);
        int vikings = scene.position.thingSquare[0];
        scene.play("go HU2B", "fail");
        assertThat(scene.options("back")).isEqualTo(2);
        scene.play("back 1");
        assertThat((int) scene.position.thingSquare[0]).isEqualTo(vikings - 1);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("wood+snare"));
    }

    @Test
    @Rule({"FFO-11.30", "FFO-11.35", "FFO-11.36", "FFO-11.32"})
    void allOreOnTheBoats_lowersTheRoll_andZeroSucceedsAtOnce() {
        Scene scene = Scene.bare().give("2whaling-boat-1+whaling-boat").rolls(12, 8, 4).play("go HU3", "sail 1 2");
        assertThat(scene.die().result()).isEqualTo(3);
        scene.play("roll");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(
                Scene.map("oil+skin-and-bones+whale-meat+2whaling-boat-1+whaling-boat"));
        assertThat(scene.position.nextSeat()).isEqualTo(1);
        assertThat(Scene.bare().give("whaling-boat-1").rolls(12, 1).play("go HU4").count("oil")).as("below 0")
                .isEqualTo(1);
    }

    @Test
    @Rule({"FFO-11.36", "FFO-11.37", "FFO-11.34"})
    void theSeat_choosesItsBoats() {
        Scene scene = Scene.bare().give("2whaling-boat-1+whaling-boat").rolls(12, 12).play("go HU4");
        assertThat(scene.options("sail")).isEqualTo(2);
        assertThat(scene.refusal("sail 1 1")).isEqualTo("FFO-11.36");
        scene.play("sail 0 1");
        assertThat(scene.die().result()).isEqualTo(10);
        scene.play("fail");
        assertThat(scene.options("back")).isEqualTo(3);
        assertThat(Scene.bare().give("2whaling-boat-1+whaling-boat").play("go HU3").options("sail")).isEqualTo(5);
    }

    @Test
    @Rule({"FFO-11.10", "FFO-11.11", "FFO-11.12", "FFO-11.13", "FFO-11.14", "FFO-11.4"})
    void raiding_isBoostedByStonesAndSwords() {
        Scene scene = Scene.bare().give("longship-3+2stone+sword").rolls(8, 4, 5, 3).play("go SA1B", "roll", "roll");
        assertThat(scene.can("take rune-stone")).as("3 and three to spend make 6").isTrue();
        assertThat(scene.refusal("take silverware")).isEqualTo("FFO-11.12");
        Scene other = scene.copy();
        scene.play("take rune-stone");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("longship-3+rune-stone"));
        other.play("fail");
        assertThat(other.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("longship-3+3stone+2sword"));
    }

    @Test
    @Rule({"FFO-11.13", "FFO-11.12"})
    void aResultBelowSix_takesNothing() {
        Scene scene = Scene.bare().give("longship").rolls(8, 5).play("go SA1B");
        assertThat(scene.options("take")).isZero();
        assertThat(Scene.bare().give("longship").rolls(8, 8).play("go SA1B").options("take"))
                .as("rune stone, silverware, chest, silk, and six special tiles up to 8").isEqualTo(4 + 6);
    }

    @Test
    @Rule("FFO-11.15")
    void swordValues() {
        assertThat(Items.SWORD_VALUE[Items.named("rune-stone")]).isEqualTo(6);
        assertThat(Items.SWORD_VALUE[Items.named("silver-hoard")]).isEqualTo(15);
        assertThat(Items.SWORD_VALUE[Items.named("glass-beads")]).isEqualTo(7);
        assertThat(Items.SWORD_VALUE[Items.CROWN]).isEqualTo(16);
    }

    @Test
    @Rule({"FFO-11.20", "FFO-11.21", "FFO-11.22", "FFO-6.4"})
    void pillaging_addsTheOreOfTheBestShip() {
        Scene scene = Scene.bare().give("longship-2+longship+ore+sword").rolls(12, 4, 6).play("arm longship-2",
                "go SA2B", "roll", "take jewelry");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("jewelry+longship+longship-3"));
    }

    @Test
    @Rule({"FFO-11.11", "FFO-11.31"})
    void theSeatChooses_howToPayForABattle() {
        Scene scene = Scene.bare().give("longship+2stone+2sword").rolls(12, 4).play("go SA3B", "take rune-stone");
        assertThat(scene.options("spend")).isEqualTo(3);
        assertThat(scene.refusal("spend 2 1 0")).as("more than is due").isEqualTo("FFO-11.11");
        scene.play("spend 1 1 0");
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("longship+stone+sword+rune-stone"));
    }

    @Test
    @Rule("FFO-11.23")
    void afterAFailedPillaging_aVikingMayComeBack() {
        Scene scene = Scene.bare().give("longship").rolls(12, 12).play("go SA3B", "fail");
        assertThat(scene.options("back")).isEqualTo(2);
        scene.play("back 0");
        assertThat(scene.standing("SA3B")).isEqualTo(3);
    }

    @Test
    @Rule("FFO-11.40")
    void plundering_needsTwoLongships_andNoDie() {
        assertThat(Scene.bare().give("longship").refusal("go SA4")).isEqualTo("FFO-3.7");
        assertThat(Scene.bare().give("longship+longship-1").play("go SA4").count("silver-hoard")).isEqualTo(1);
    }

    @Test
    @Rule({"FFO-11.5", "FFO-15.2", "FFO-15.4", "FFO-15.5", "FFO-15.6"})
    void weapons_comeFromDiscardsDeckOrNowhere() {
        Scene scene = Scene.bare();
        Arrays.fill(scene.position.deck, (byte) 0);
        scene.position.discards[3] = 1;
        Weapons.draw(scene.position, 0, 1);
        assertThat(scene.count("sword")).as("the discard pile became the deck").isEqualTo(1);
        Weapons.draw(scene.position, 0, 1);
        assertThat(Viewing.items(scene.position, 0).values().stream().mapToInt(Integer::intValue).sum())
                .as("a card stands in").isEqualTo(2);
        scene.position.deck[1] = 1;
        scene.position.discards[1] = 1;
        Weapons.receive(scene.position, 1, Items.SNARE, 3);
        assertThat(scene.count(1, "snare")).isEqualTo(3);
        assertThat(scene.position.deck[1] + scene.position.discards[1]).isZero();
    }
}
