package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.testkit.Rule;
import althing.odin.board.Yield;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.scoring.Scoring;

/** FFO-5: laying tiles, income, bonuses, houses. */
class PlacingTest {

    @Test
    @Rule({"FFO-5.1", "FFO-5.3", "FFO-12.6", "FFO-3.11"})
    void greenBlueSpecialsSilverAndOre_lieOnLand() {
        Scene scene = Scene.bare().island(0, "shetland").give("oil+silk+belt+silver+ore");
        for (String item : new String[]{"oil", "silk", "belt", "silver", "ore"}) {
            assertThat(scene.can("place " + item + " home")).as(item).isTrue();
            assertThat(scene.can("place " + item + " shetland")).as(item).isTrue();
        }
        scene.play("place ore home", "lay 0 0 0", "place silver home", "lay 0 1 0");
        assertThat(Scoring.minus(scene.position, 0)).isEqualTo(84);
    }

    @Test
    @Rule("FFO-5.2")
    void orangeAndRed_doNotLieOnLand() {
        Scene scene = Scene.bare().give("peas+mead+cattle");
        assertThat(scene.refusal("place peas home")).isEqualTo("FFO-5.2");
        assertThat(scene.refusal("place mead home")).isEqualTo("FFO-5.2");
        assertThat(scene.refusal("place cattle home")).isEqualTo("FFO-5.2");
    }

    @Test
    @Rule({"FFO-5.4", "FFO-5.5", "FFO-5.6", "FFO-0.3"})
    void aTile_liesOnFreeSquaresOnly() {
        Scene scene = Scene.bare().island(0, "bear-island").give("hide+silver+helmet").cover("home", 0, 3)
                .play("place hide home");
        assertThat(scene.refusal("lay 0 1 0")).as("silver lies there").isEqualTo("FFO-5.5");
        assertThat(scene.refusal("lay 3 10 0")).as("sticks out").isEqualTo("FFO-5.4");
        assertThat(scene.refusal("lay 0 0 2")).as("the same as not turned").isEqualTo("FFO-5.6");
        scene.play("lay 0 0 1", "place silver bear-island");
        assertThat(scene.refusal("lay 4 2 0")).as("blocked").isEqualTo("FFO-5.4");
        assertThat(scene.refusal("lay 1 4 0")).as("the printed 5 is no square").isEqualTo("FFO-5.4");
        scene.play("lay 0 3 0", "place helmet home", "lay 1 3 6");
        assertThat(Shape.of(Items.named("helmet"))).as("turned and mirrored").hasSize(8);
        assertThat(Shape.of(Items.named("hide"))).hasSize(2);
        assertThat(Shape.of(Items.named("robe"))).hasSize(1);
    }

    @Test
    @Rule({"FFO-5.7", "FFO-5.8"})
    void greenTiles_shareNoEdge_othersMay() {
        Scene scene = Scene.bare().give("oil+hide+silk").play("place oil home", "lay 0 0 0", "place hide home");
        assertThat(scene.refusal("lay 0 2 0")).isEqualTo("FFO-5.7");
        assertThat(scene.refusal("lay 1 0 0")).isEqualTo("FFO-5.7");
        scene.play("lay 1 2 0", "place silk home");
        assertThat(scene.can("lay 0 2 0")).as("blue beside green").isTrue();
    }

    @Test
    @Rule({"FFO-5.9", "FFO-5.10", "FFO-5.12", "FFO-5.13"})
    void anIncomeSquare_needsAllToItsLowerLeft() {
        Scene scene = Scene.bare().give("2silver+robe+fur").play("place silver home");
        assertThat(scene.refusal("lay 10 1 0")).isEqualTo("FFO-5.10");
        assertThat(scene.can("lay 11 0 0")).isTrue();
        assertThat(scene.can("lay 10 2 0")).as("right of an uncovered income square").isTrue();
        scene.play("lay 11 6 0", "place robe home");
        assertThat(scene.refusal("lay 9 1 0")).isEqualTo("FFO-5.10");
        scene.play("lay 9 0 0", "place fur home", "lay 0 0 0");
        assertThat(Yield.income(scene.position, 0)).isEqualTo(2);
        assertThat(Scoring.minus(scene.position, 0)).isEqualTo(78);
    }

    @Test
    @Rule({"FFO-5.10", "FFO-5.11"})
    void bonusSquaresAndHoles_countAsCovered() {
        Scene scene = Scene.bare().coverAll("home", 8, 11, 0, 3).give("silver").play("place silver home");
        assertThat(scene.can("lay 7 4 0")).as("squares below are free").isFalse();
        Scene shetland = Scene.bare().island(0, "shetland").give("silver").cover("shetland", 7, 0)
                .cover("shetland", 7, 1).cover("shetland", 6, 0).cover("shetland", 8, 1);
        assertThat(shetland.play("place silver shetland").can("lay 6 1 0")).as("8,0 is no square").isTrue();
    }

    @Test
    @Rule({"FFO-5.14", "FFO-5.20", "FFO-5.21"})
    void aFullDiagonal_paysItsLastValue() {
        Scene scene = Scene.bare().give("treasure-chest").coverAll("home", 3, 11, 0, 11).coverAll("home", 0, 2, 0, 9);
        assertThat(Yield.income(scene.position, 0)).isEqualTo(12);
        scene.play("place treasure-chest home", "lay 0 10 0");
        assertThat(Yield.income(scene.position, 0)).isEqualTo(18);
        assertThat(Scoring.minus(scene.position, 0)).isZero();
    }

    @Test
    @Rule("FFO-5.21")
    void theHomeDiagonal_rises() {
        Scene scene = Scene.bare();
        int[] values = {0, 1, 2, 2, 3, 4, 5, 6, 7, 9, 12, 15, 18};
        for (int i = 0; i < 12; i++) {
            assertThat(Yield.income(scene.position, 0)).isEqualTo(values[i]);
            scene.coverAll("home", 11 - i, 11, 0, i);
        }
        assertThat(Yield.income(scene.position, 0)).isEqualTo(18);
    }

    @Test
    @Rule({"FFO-5.15", "FFO-5.16", "FFO-9.2", "FFO-0.5"})
    void whatLies_staysAndIsNoSupply() {
        Scene scene = Scene.bare().give("oil+silver+knarr").play("place oil home", "lay 0 0 0");
        assertThat(scene.count("oil")).isZero();
        scene.play("go SA1A");
        assertThat(scene.position.nextSeat()).as("nothing to turn over").isEqualTo(1);
        assertThat(scene.count("rune-stone")).isZero();
    }

    @ParameterizedTest
    @Rule({"FFO-5.22", "FFO-5.23"})
    @CsvSource({"shetland,0,3", "faroe-islands,0,4", "iceland,1,8", "greenland,0,8", "bear-island,1,5",
            "baffin-island,0,6", "labrador,0,0", "newfoundland,0,0"})
    void islands_payFromTheirDiagonals(String island, int empty, int full) {
        Scene scene = Scene.bare().island(0, island);
        assertThat(Yield.boardIncome(scene.position, scene.board(island))).isEqualTo(empty);
        scene.coverAll(island, 0, 8, 0, 8);
        assertThat(Yield.boardIncome(scene.position, scene.board(island))).isEqualTo(full);
    }

    @ParameterizedTest
    @Rule({"FFO-5.24", "FFO-5.25", "FFO-5.26", "FFO-5.36"})
    @CsvSource({"home,5,0,5", "home,7,2,8", "home,7,6,8", "home,9,1,8", "home,10,5,8", "stone-house,1,2,7",
            "long-house,0,10,3", "long-house,1,1,8", "long-house,2,5,5", "bear-island,6,6,6", "baffin-island,0,4,4",
            "labrador,3,3,6", "newfoundland,5,1,8", "faroe-islands,0,6,4", "iceland,6,5,6", "greenland,5,7,4"})
    void aBonusNeedsItsNeighbours(String plan, int row, int column, int neighbours) {
        Plan.Bonus bonus = Arrays.stream(Plan.named(plan).bonuses)
                .filter(each -> each.row() == row && each.column() == column).findFirst().orElseThrow();
        assertThat(Plan.bits(bonus.around())).isEqualTo(neighbours);
    }

    @Test
    @Rule({"FFO-5.24", "FFO-5.26"})
    void aSurroundedBonus_pays() {
        Scene scene = Scene.bare().coverAll("home", 4, 6, 0, 1);
        Yield.payBonuses(scene.position);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("ore"));
    }

    @Test
    @Rule({"FFO-5.27", "FFO-5.28"})
    void bonusesOfTwoGoods_andScarceOnes() {
        Scene scene = Scene.bare().island(0, "bear-island").coverAll("bear-island", 5, 7, 5, 7);
        Yield.payBonuses(scene.position);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("rune-stone+ore"));
        Scene last = Scene.bare().island(0, "newfoundland").coverAll("newfoundland", 0, 8, 0, 8);
        Yield.payBonuses(last.position);
        assertThat(last.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("skin-and-bones+cloakpin+stone-house"));
        Yield.payBonuses(last.position);
        assertThat(last.count("cloakpin")).as("there is only one").isEqualTo(1);
        assertThat(last.count("stone-house")).isEqualTo(2);
    }

    @Test
    @Rule({"FFO-5.30", "FFO-5.33", "FFO-5.37", "FFO-0.4"})
    void everyColour_liesInAHouse_oreDoesNot() {
        Scene scene = Scene.bare().give("peas+mead+oil+silk+belt+silver+ore+sheep+cattle+long-house+shed");
        for (String item : new String[]{"peas", "mead", "oil", "silk", "belt", "silver"}) {
            assertThat(scene.can("place " + item + " long-house-1")).as(item).isTrue();
        }
        assertThat(scene.refusal("place ore long-house-1")).isEqualTo("FFO-5.30");
        assertThat(scene.refusal("place cattle long-house-1")).as("the pillars are in its way").isEqualTo("FFO-5.4");
        assertThat(scene.refusal("place sheep long-house-1")).isEqualTo("FFO-5.4");
        assertThat(scene.play("place silver long-house-1").refusal("lay 1 3 0")).isEqualTo("FFO-5.4");
    }

    @Test
    @Rule({"FFO-5.31", "FFO-5.32"})
    void inAHouse_orangeAndRedKeepApart_greenDoesNot() {
        Scene scene = Scene.bare().give("2peas+2mead+2oil+long-house").play("place peas long-house-1", "lay 0 0 0",
                "place peas long-house-1");
        assertThat(scene.refusal("lay 0 2 0")).isEqualTo("FFO-5.31");
        scene.play("lay 2 0 0", "place mead long-house-1", "lay 0 2 0", "place mead long-house-1");
        assertThat(scene.refusal("lay 0 4 0")).isEqualTo("FFO-5.31");
        scene.play("lay 2 2 0", "place oil long-house-1", "lay 0 8 0", "place oil long-house-1");
        assertThat(scene.can("lay 1 8 0")).isTrue();
    }

    @Test
    @Rule({"FFO-5.34", "FFO-5.35", "FFO-16.12"})
    void slots_takeTheirOwnResource() {
        Scene scene = Scene.bare().give("4wood+2stone+shed+stone-house");
        int minus = Scoring.buildingMinus(scene.position, 0);
        assertThat(minus).isEqualTo(6 + 9);
        scene.play("store wood shed", "store wood shed", "store wood shed");
        assertThat(scene.refusal("store wood shed")).isEqualTo("FFO-5.34");
        scene.play("store wood stone-house", "store stone stone-house", "store stone shed");
        assertThat(scene.refusal("store stone shed")).isEqualTo("FFO-5.34");
        assertThat(Scoring.buildingMinus(scene.position, 0)).isEqualTo(minus - 6);
    }

    /** The columns found by shifting rows agree with looking at every square. */
    @ParameterizedTest
    @Rule({"FFO-5.4", "FFO-5.10"})
    @ValueSource(strings = {"home", "shetland", "bear-island", "faroe-islands", "baffin-island", "iceland", "labrador",
            "greenland", "newfoundland", "stone-house-1", "long-house-1"})
    void everyPlace_isFound(String name) {
        Scene scene = Scene.bare().give("stone-house+long-house");
        if (Plan.ALL.stream().anyMatch(plan -> plan.id.equals(name) && plan.tile >= 0)) {
            scene.island(0, name);
        }
        int board = scene.board(name);
        SlowPlacing slow = new SlowPlacing(scene.position, board);
        Random random = new Random(name.hashCode());
        for (int i = 0; i < 400; i++) {
            int item = random.nextInt(Items.TILES + 1) == 0 ? Items.SILVER : random.nextInt(Items.TILES);
            assertThat(slow.places(item)).as(Items.id(item)).isEqualTo(slow.listed(item));
            slow.layOne(item, random);
        }
    }
}
