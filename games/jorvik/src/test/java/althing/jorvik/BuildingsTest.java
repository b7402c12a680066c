package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.round.Scoring;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-13: the buildings. */
class BuildingsTest {

    @Test
    @Rule("JOR-13.1")
    void theWarehouse_storesFourCubes_whichScore() {
        Scene scene = Scene.karl(2).give(0, "building-warehouse").store(0, "amber", "iron", "jet");
        assertThat(scene.area(0).storageSpaces()).isEqualTo(5);
        assertThat(Scoring.total(scene.position, 0)).isEqualTo(3);
        scene.store(0, "jet", "wool");
        assertThat(Scoring.total(scene.position, 0)).as("the fifth lies on the player board").isEqualTo(4);
        assertThat(Scoring.total(Scene.karl(2).store(0, "amber").position, 0)).isZero();
    }

    @Test
    @Rule("JOR-13.2")
    void theMint_worksFromTheLoadingArea() {
        Scene scene = Scene.karl(2).bought(0, "building-income").go(Step.LOADING);
        assertThat(scene.coins()).containsExactly(7, 7);
    }

    @Test
    @Rule("JOR-13.3")
    void theHoard_paysAfterItsPrice_andCountsAsAPurchase() {
        Scene poor = Scene.jarl(2).lay(1, "building-four-coins").lay(2, "feast-1").queue(1, 0, 1).queue(2, 1)
                .coins(1, 5).go(Step.QUEUES);
        assertThat(poor.refusal(0, "buy")).as("its coins cannot pay for itself").isEqualTo("JOR-7.6");
        Scene scene = Scene.jarl(2).lay(1, "building-four-coins").lay(2, "feast-1").queue(1, 0, 1).queue(2, 1)
                .coins(2, 5).go(Step.QUEUES).play(0, "buy");
        assertThat(scene.area(0).coins()).isEqualTo(4);
        assertThat(scene.loading(0)).containsExactly("building-four-coins");
        scene.play(1, "pass");
        assertThat(scene.area(0).coins()).as("income of a buyer").isEqualTo(6);
        assertThat(scene.view().box()).contains("building-four-coins");
    }

    @Test
    @Rule("JOR-13.4")
    void theFavour_takesACardWithoutCoins() {
        Scene scene = Scene.jarl(3).give(0, "building-free-card").lay(1, "feast-1").lay(2, "feast-2").queue(1, 0, 1, 2)
                .queue(2, 1).coins(0, 5, 5).go(Step.QUEUES);
        assertThat(scene.options()).containsExactly("free", "pass");
        scene.play(0, "free");
        assertThat(scene.loading(0)).containsExactly("feast-1");
        assertThat(scene.view().box()).containsExactly("building-free-card");
        assertThat(scene.refusal(1, "free")).isEqualTo("JOR-13.4");
        Scene row = Scene.jarl(2).bought(1, "building-free-card").reserve(1, "feast-1").coins(5, 0).go(Step.ROW);
        assertThat(row.options()).as("from the loading area, for a reserved card").containsExactly("free", "decline");
        row.play(1, "free");
        assertThat(row.personal(1)).containsExactly("feast-1");
        assertThat(row.coins()).as("it was a purchase").containsExactly(8, 2);
    }

    private static Scene brown() {
        Scene scene = Scene.jarl(2).give(0, "building-brown-vikings").lay(1, "feast-1").lay(2, "feast-2").lay(7,
                "feast-3");
        return scene.queue(1, 0, 0, 0).queue(2, 1, 1, 1, 1);
    }

    @Test
    @Rule("JOR-13.5")
    void theBuyer_takesTheBrownVikings() {
        Scene scene = Scene.jarl(2).lay(1, "building-brown-vikings").lay(2, "feast-1").queue(1, 0).queue(2, 1)
                .go(Step.QUEUES).play(0, "buy");
        assertThat(scene.area(0).brownVikings()).isEqualTo(2);
        assertThat(scene.view().stock()).isZero();
    }

    @Test
    @Rule("JOR-13.5a")
    void aBrownViking_isPlacedInsteadOfAnOwnOne_andCountsAsOwn() {
        Scene scene = brown().go(Step.DEMAND);
        assertThat(scene.options()).contains("join 1", "join 1 brown", "reserve 7 brown");
        scene.play(0, "join 2 brown", "join 1");
        assertThat(scene.view().spaces().get(1).price()).isEqualTo(5);
        assertThat(scene.area(0).brownVikings()).isEqualTo(1);
        Scene none = Scene.jarl(2).lay(1, "feast-1").go(Step.DEMAND);
        assertThat(none.refusal(0, "join 1 brown")).isEqualTo("JOR-13.5a");
    }

    @Test
    @Rule("JOR-13.5b")
    void withAnEmptySupply_theOwnerPlacesABrownOneOrStops() {
        Scene scene = brown().go(Step.DEMAND).play(0, "join 1");
        assertThat(scene.decides()).isEqualTo(0);
        assertThat(scene.options()).contains("stop", "join 1 brown").doesNotContain("join 1");
        scene.play(0, "join 1 brown");
        assertThat(scene.options()).contains("stop");
        scene.play(0, "stop");
        assertThat(scene.asked()).isEqualTo(Decision.QUEUE);
        assertThat(scene.area(0).brownVikings()).as("the unused one stays").isEqualTo(1);
    }

    @Test
    @Rule({"JOR-13.5c", "JOR-13.5d"})
    void brownVikings_areUsedUp_andTheirCardWithThem() {
        Scene scene = brown().go(Step.DEMAND).play(0, "join 1", "reserve 7 brown", "join 1 brown");
        scene.play(0, "buy");
        assertThat(scene.position.brownBoxed).isEqualTo(1);
        assertThat(scene.personal(0)).contains("building-brown-vikings");
        scene.play(1, "pass", "pass", "pass", "pass").play(0, "decline");
        assertThat(scene.position.brownBoxed).isEqualTo(2);
        assertThat(scene.view().box()).contains("building-brown-vikings");
        assertThat(scene.position.supply).containsOnly(4);
    }

    @Test
    @Rule("JOR-13.7")
    void theCarter_movesUpToThreeCubesBetweenTwoArtisans() {
        Scene scene = Scene.jarl(4)
                .give(0, "building-move-cubes", "artisan-iron-jet-leather", "artisan-iron-jet-leather-wool",
                        "artisan-iron-jet")
                .supply("artisan-iron-jet-leather", "iron", "jet", "leather").lay(1, "feast-1")
                .go(Step.DEMAND);
        scene.play(0, "carry iron artisan-iron-jet-leather artisan-iron-jet-leather-wool");
        assertThat(scene.asked()).isEqualTo(Decision.CARRY);
        assertThat(scene.refusal(0, "carry jet artisan-iron-jet-leather artisan-iron-jet")).isEqualTo("JOR-13.7");
        assertThat(scene.refusal(0, "join 1")).isEqualTo("JOR-13.7");
        scene.play(0, "carry jet artisan-iron-jet-leather artisan-iron-jet-leather-wool");
        assertThat(scene.options()).contains("done");
        scene.play(0, "carry leather artisan-iron-jet-leather artisan-iron-jet-leather-wool");
        assertThat(scene.asked()).as("three is the most").isEqualTo(Decision.DEMAND);
        assertThat(scene.view().box()).containsExactly("building-move-cubes");
        assertThat(scene.position.laid[Scene.index("artisan-iron-jet-leather")]).isEqualTo(Goods.NONE);
    }

    @Test
    @Rule("JOR-13.7")
    void theCarter_mayStopEarly() {
        Scene scene = Scene.jarl(4).give(0, "building-move-cubes", "artisan-iron-jet", "artisan-iron-jet-leather")
                .supply("artisan-iron-jet", "iron", "jet").lay(1, "feast-1").go(Step.DEMAND)
                .play(0, "carry jet artisan-iron-jet artisan-iron-jet-leather", "done");
        assertThat(scene.asked()).isEqualTo(Decision.DEMAND);
        assertThat(scene.position.laid[Scene.index("artisan-iron-jet")]).isEqualTo(Scene.goods("iron"));
    }

    @Test
    @Rule("JOR-13.8")
    void theForagers_takeACubeFromTheCommons() {
        Scene scene = Scene.jarl(2).give(0, "building-take-cube", "artisan-iron-silk").lay(1, "feast-1")
                .go(Step.DEMAND);
        assertThat(scene.refusal(0, "take silk")).as("the commons is empty").isEqualTo("JOR-13.8");
        Scene filled = Scene.jarl(2).give(0, "building-take-cube", "artisan-iron-silk").commons("silk", "jet")
                .lay(1, "feast-1").go(Step.DEMAND);
        filled.play(0, "take silk");
        assertThat(filled.view().box()).containsExactly("building-take-cube");
        assertThat(filled.refusal(0, "take jet")).as("not in the middle of a decision").isEqualTo("JOR-12.2");
        filled.play(0, "place silk artisan-iron-silk");
        assertThat(filled.view().commons()).containsOnlyKeys(Good.JET);
    }
}
