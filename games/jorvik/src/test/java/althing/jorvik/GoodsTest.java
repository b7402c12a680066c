package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.SplitMix;
import althing.jorvik.cards.Good;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-10: distributing goods. */
class GoodsTest {

    /** Seat 0 has amber, iron and wool on the quay; seat 1 has a ship too, so that the round does not end. */
    private static Scene quay(Scene scene) {
        return scene.bought(0, "ship3-01", "amber", "iron", "wool").bought(1, "ship3-02", "jet", "jet", "jet");
    }

    @Test
    @Rule("JOR-10.1")
    void cubesOnShipsAndInStorage_areUsable_thoseOnArtisansAreNot() {
        Scene scene = quay(Scene.karl(2)).store(0, "leather").give(0, "artisan-iron-jet")
                .supply("artisan-iron-jet", "jet")
                .go(Step.LOADING).play(0, "coin");
        assertThat(scene.options()).containsExactly("pay amber", "pay iron", "pay leather", "pay wool");
        assertThat(scene.refusal(0, "pay jet")).isEqualTo("JOR-10.1");
    }

    @Test
    @Rule("JOR-10.2")
    void theOptions_combineInAnyOrder_andNoneIsCompulsory() {
        Scene scene = quay(Scene.karl(2)).give(0, "artisan-iron-jet", "merchant-amber", "merchant-wool")
                .go(Step.LOADING);
        assertThat(scene.options()).contains("finish");
        scene.play(0, "sell wool", "place iron artisan-iron-jet", "sell amber", "finish");
        Scene idle = quay(Scene.karl(2)).give(0, "artisan-iron-jet").go(Step.LOADING).play(0, "finish");
        assertThat(idle.view().commons()).containsOnlyKeys(Good.AMBER, Good.IRON, Good.WOOL);
    }

    @Test
    @Rule("JOR-10.3")
    void aCube_goesOnAnEmptySpaceOfItsGood() {
        Scene scene = quay(Scene.karl(2)).give(0, "artisan-iron-jet").give(1, "artisan-amber-leather").go(Step.LOADING);
        assertThat(scene.refusal(0, "place jet artisan-iron-jet")).isEqualTo("JOR-10.1");
        assertThat(scene.refusal(0, "place amber artisan-amber-leather")).isEqualTo("JOR-10.3");
        assertThat(scene.reason(0, "place amber artisan-iron-jet")).isEqualTo("refusal.artisan-full");
        assertThat(scene.reason(0, "place amber merchant-amber")).isEqualTo("refusal.no-artisan");
        scene.play(0, "place iron artisan-iron-jet");
        assertThat(scene.refusal(0, "place iron artisan-iron-jet")).isEqualTo("JOR-10.3");
        assertThat(scene.area(0).personal().getFirst().cubes()).containsExactly(Good.IRON);
    }

    @Test
    @Rule("JOR-10.4")
    void oneCubeIsStored_orFiveWithTheWarehouse_andUsedLater() {
        Scene scene = quay(Scene.karl(2)).go(Step.LOADING).play(0, "store iron");
        assertThat(scene.refusal(0, "store wool")).isEqualTo("JOR-10.4");
        assertThat(scene.play(0, "discard iron", "store wool").area(0).stored()).containsExactly(Good.WOOL);
        Scene large = quay(Scene.karl(2)).give(0, "building-warehouse").store(0, "jet", "jet").go(Step.LOADING)
                .play(0, "store amber", "store iron", "store wool");
        assertThat(large.area(0).stored()).hasSize(5);
        Scene later = Scene.karl(2).store(0, "iron").give(0, "artisan-iron-jet").go(Step.LOADING);
        assertThat(later.play(0, "place iron artisan-iron-jet").area(0).stored()).isEmpty();
    }

    @Test
    @Rule("JOR-10.5")
    void aMerchant_buysAnyNumberOfHisGood() {
        Scene scene = Scene.jarl(2).give(0, "merchant-gold").bought(0, "ship2-j2", "gold", "gold")
                .bought(1, "ship1-j1", "jet").go(Step.LOADING).play(0, "sell gold", "sell gold");
        assertThat(scene.area(0).coins()).as("2 income, 2 for each").isEqualTo(11);
        assertThat(scene.view().commons()).containsEntry(Good.GOLD, 2);
        assertThat(quay(Scene.karl(2)).give(1, "merchant-iron").go(Step.LOADING).refusal(0, "sell iron"))
                .isEqualTo("JOR-10.5");
    }

    @Test
    @Rule("JOR-10.6")
    void anOracle_scoresTwoPointsForEachCube() {
        Scene scene = quay(Scene.jarl(2)).give(0, "oracle-iron").store(0, "iron").go(Step.LOADING)
                .play(0, "sacrifice iron", "sacrifice iron");
        assertThat(scene.points()).containsExactly(14, 10);
        assertThat(scene.view().commons()).containsEntry(Good.IRON, 2);
        assertThat(scene.refusal(0, "sacrifice amber")).isEqualTo("JOR-10.6");
    }

    @Test
    @Rule("JOR-10.7")
    void threeCubes_buyOneThatLayInTheCommonsBefore() {
        Scene scene = quay(Scene.karl(2)).store(0, "jet").give(0, "artisan-leather-wool").commons("leather")
                .go(Step.LOADING);
        assertThat(scene.refusal(0, "exchange 3 amber")).isEqualTo("JOR-10.7");
        assertThat(scene.refusal(0, "exchange 4 leather")).isEqualTo("JOR-10.7");
        scene.play(0, "exchange 3 leather");
        assertThat(scene.asked()).isEqualTo(Decision.PAY);
        assertThat(scene.refusal(0, "pay leather")).as("the wanted cube is no payment").isEqualTo("JOR-10.1");
        scene.play(0, "pay amber", "pay iron", "pay jet", "place leather artisan-leather-wool");
        assertThat(scene.view().commons()).containsOnlyKeys(Good.AMBER, Good.IRON, Good.JET);
        assertThat(scene.refusal(0, "exchange 3 amber")).as("one cube is left").isEqualTo("JOR-10.7");
    }

    @Test
    @Rule("JOR-10.8")
    void twoCubes_buyACoin() {
        Scene scene = quay(Scene.karl(2)).go(Step.LOADING).play(0, "coin", "pay wool", "pay iron");
        assertThat(scene.area(0).coins()).isEqualTo(7);
        assertThat(scene.refusal(0, "coin")).isEqualTo("JOR-10.8");
    }

    @Test
    void aPaymentOfAllCubes_isNotAskedFor() {
        Scene scene = Scene.jarl(2).bought(0, "ship2-j2", "gold", "iron").bought(1, "ship1-j1", "jet").go(Step.LOADING)
                .play(0, "coin");
        assertThat(scene.asked()).isEqualTo(Decision.UNLOAD);
        assertThat(scene.area(0).coins()).isEqualTo(8);
    }

    @Test
    @Rule({"JOR-10.9", "JOR-13.6"})
    void withTheExchangeHouse_twoCubesBuyOne() {
        Scene scene = quay(Scene.jarl(2)).give(0, "building-exchange").commons("silk").go(Step.LOADING)
                .play(0, "exchange 2 silk", "pay wool", "pay iron", "store silk");
        assertThat(scene.area(0).stored()).containsExactly(Good.SILK);
        assertThat(scene.options()).as("any number of uses").contains("exchange 2 wool");
        Scene without = quay(Scene.jarl(2)).commons("silk").go(Step.LOADING);
        assertThat(without.refusal(0, "exchange 2 silk")).isEqualTo("JOR-10.9");
    }

    @Test
    @Rule("JOR-10.10")
    void anExchangedCube_isAllocatedAtOnce() {
        Scene scene = quay(Scene.karl(2)).store(0, "jet").commons("leather", "leather").give(0, "merchant-leather")
                .go(Step.LOADING).play(0, "exchange 3 leather", "pay amber", "pay iron", "pay wool");
        assertThat(scene.options()).as("storage is full").containsExactly("sell leather", "drop");
        assertThat(scene.refusal(0, "store jet")).isEqualTo("JOR-10.4");
        assertThat(scene.refusal(0, "sell wool")).isIn("JOR-10.5", "JOR-10.10");
        scene.play(0, "drop");
        assertThat(scene.view().commons()).containsEntry(Good.LEATHER, 2);
        Scene nowhere = quay(Scene.karl(2)).store(0, "jet").commons("leather").go(Step.LOADING)
                .play(0, "exchange 3 leather", "pay amber", "pay iron", "pay wool");
        assertThat(nowhere.asked()).as("a cube without a place goes back unasked").isEqualTo(Decision.UNLOAD);
        assertThat(nowhere.view().commons()).containsEntry(Good.LEATHER, 1);
    }

    @Test
    @Rule("JOR-10.11")
    void whatIsNotAllocated_goesToTheCommons() {
        Scene scene = quay(Scene.karl(2)).store(0, "jet").go(Step.LOADING).play(0, "discard jet", "store wool",
                "finish");
        assertThat(scene.view().commons()).containsOnlyKeys(Good.AMBER, Good.IRON, Good.JET);
        assertThat(scene.area(0).stored()).containsExactly(Good.WOOL);
    }

    @Test
    void everyLoadingTurn_ends() {
        MoveList moves = new MoveList();
        for (int seed = 0; seed < 200; seed++) {
            SplitMix random = new SplitMix(seed);
            Scene scene = quay(Scene.jarl(2)).give(0, "building-exchange", "building-warehouse", "oracle-iron",
                    "merchant-wool", "artisan-iron-silk", "building-take-cube").store(0, "gold", "jet", "amber")
                    .commons("silk", "wool", "iron", "glass").go(Step.LOADING);
            int steps = 0;
            while (scene.decides() == 0) {
                scene.position.moves(0, moves);
                List<Move> others = moves.toList().stream()
                        .filter(move -> move != JorvikMove.Word.FINISH).toList();
                scene.position.play(0,
                        others.isEmpty() ? JorvikMove.Word.FINISH : others.get(random.nextInt(others.size())));
                assertThat(++steps).as("a turn that puts off its end").isLessThan(60);
            }
        }
    }
}
