package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Disclosure;
import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-9: income, moving cards, unloading. */
class LoadingTest {

    @Test
    @Rule("JOR-9.1")
    void eachSeat_doesEverythingBeforeTheNext() {
        Scene scene = Scene.karl(2).bought(0, "ship3-01", "amber", "iron", "jet").bought(1, "feast-1").go(Step.LOADING);
        assertThat(scene.decides()).isEqualTo(0);
        assertThat(scene.coins()).as("only the first seat has its income").containsExactly(6, 5);
        assertThat(scene.loading(1)).containsExactly("feast-1");
        assertThat(scene.refusal(1, "finish")).isEqualTo("JOR-9.1");
        scene.play(0, "finish");
        assertThat(scene.coins()).containsExactly(6, 6);
        assertThat(scene.personal(1)).containsExactly("feast-1");
    }

    @Test
    void finishing_isGrave_whileACubeOnTheQuayHasRoomSomewhere() {
        Scene scene = Scene.karl(2).bought(0, "ship3-01", "amber", "iron", "jet").go(Step.LOADING);
        assertThat(scene.isGrave(0, "finish")).as("there is room in the storage").isTrue();
        assertThat(scene.isGrave(0, "store jet")).isFalse();
        scene.play(0, "store jet");
        assertThat(scene.isGrave(0, "finish")).as("nobody wants the rest").isFalse();
    }

    @Test
    @Rule("JOR-9.2")
    void karlIncome_isOneCoin_orTwoWithoutAPurchase() {
        assertThat(Scene.karl(2).bought(0, "feast-1").go(Step.LOADING).coins()).containsExactly(6, 7);
    }

    @Test
    @Rule("JOR-9.3")
    void jarlIncome_isTwoCoins_orThreeWithoutAPurchase() {
        assertThat(Scene.jarl(2).bought(0, "feast-1").go(Step.LOADING).coins()).containsExactly(7, 8);
    }

    @Test
    @Rule("JOR-9.4")
    void theMint_bringsOneCoinMore() {
        assertThat(Scene.karl(2).give(1, "building-income").go(Step.LOADING).coins()).containsExactly(7, 8);
    }

    @Test
    @Rule("JOR-9.6")
    void boughtCards_moveToThePersonalArea() {
        Scene scene = Scene.jarl(2).bought(0, "feast-1").bought(0, "building-four-coins").bought(0, "loki-levy")
                .bought(0, "ship1-j1", "gold").go(Step.LOADING);
        assertThat(scene.personal(0)).containsExactly("feast-1");
        assertThat(scene.loading(0)).containsExactly("ship1-j1");
        assertThat(scene.view().box()).containsExactlyInAnyOrder("building-four-coins", "loki-levy");
    }

    @Test
    @Rule("JOR-9.7")
    void movedCards_workAtOnce() {
        Scene scene = Scene.karl(2).bought(0, "artisan-iron-jet").bought(0, "merchant-amber")
                .bought(0, "building-warehouse")
                .bought(0, "ship3-01", "iron", "amber", "wool").go(Step.LOADING);
        scene.play(0, "place iron artisan-iron-jet", "sell amber", "store wool");
        assertThat(scene.area(0).storageSpaces()).isEqualTo(5);
        assertThat(scene.area(0).coins()).isEqualTo(7);
    }

    @Test
    @Rule("JOR-9.8")
    void unloadedShips_stayInThePersonalArea() {
        Scene scene = Scene.karl(2).bought(0, "ship3-01", "iron", "amber", "wool")
                .bought(0, "ship3-02", "iron", "jet", "jet")
                .go(Step.LOADING);
        assertThat(scene.view().quay()).isNotNull();
        assertThat(Goods.total(scene.position.quay)).isEqualTo(6);
        assertThat(scene.asked()).isEqualTo(Decision.UNLOAD);
        scene.play(0, "finish");
        assertThat(scene.personal(0)).containsExactly("ship3-01", "ship3-02");
    }

    @Test
    void withinATurn_everyMoveCanBeTakenBack() {
        Scene scene = Scene.karl(2).bought(0, "ship3-01", "iron", "amber", "wool").commons("jet")
                .bought(1, "ship3-02", "iron", "jet", "jet").go(Step.LOADING);
        assertThat(scene.playOne(0, "store iron")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.playOne(0, "coin")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.playOne(0, "pay amber")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.playOne(0, "pay wool")).isEqualTo(Disclosure.NOTHING);
        assertThat(scene.playOne(0, "finish")).isEqualTo(Disclosure.TURN);
    }

    @Test
    void whoHasNothingToDistribute_isNotAsked() {
        Scene scene = Scene.karl(2).bought(0, "feast-1").go(Step.LOADING);
        assertThat(scene.position.round).isEqualTo(2);
    }

    @Test
    @Rule("JOR-10.11")
    void whoHasAStoredCube_isAskedWhetherItStays() {
        Scene scene = Scene.karl(2).store(0, "amber").store(1, "jet").go(Step.LOADING);
        assertThat(scene.decides()).isEqualTo(0);
        assertThat(scene.options()).containsExactly("finish", "discard amber");
        scene.play(0, "discard amber", "finish");
        assertThat(scene.decides()).isEqualTo(1);
        scene.play(1, "finish");
        assertThat(scene.area(0).stored()).isEmpty();
        assertThat(scene.area(1).stored()).containsExactly(Good.JET);
        assertThat(scene.position.round).isEqualTo(2);
    }

    @Test
    @Rule("JOR-10.11")
    void storedCubes_areThrownAwayOnlyInAnOwnLoadingTurn() {
        Scene scene = Scene.karl(2).give(0, "building-warehouse").store(0, "amber", "amber", "jet").store(1, "wool")
                .go(Step.LOADING);
        assertThat(scene.options()).contains("discard amber", "discard jet").doesNotContain("discard wool");
        assertThat(scene.refusal(1, "discard wool")).as("another seat's turn").isEqualTo("JOR-9.1");
        assertThat(scene.reason(0, "discard wool")).isEqualTo("refusal.not-stored");
        scene.play(0, "coin");
        assertThat(scene.reason(0, "discard amber")).as("while cubes are paid").isEqualTo("refusal.not-now");
        scene.play(0, "pay amber", "pay amber", "discard jet");
        assertThat(scene.options()).as("nothing is left, but the turn is ended by its seat").containsExactly("finish");
        scene.play(0, "finish");
        assertThat(scene.decides()).isEqualTo(1);
        assertThat(scene.options()).containsExactly("finish", "discard wool");

        Scene demand = Scene.karl(2).store(0, "amber").lay(1, "feast-1").go(Step.DEMAND);
        assertThat(demand.reason(0, "discard amber")).as("in Demand").isEqualTo("refusal.not-now");
    }

    @Test
    @Rule("JOR-10.11")
    void aCubeThatAnyPhaseCardsCouldMove_isAskedForOnce() {
        Scene scene = Scene.jarl(2).give(0, "building-take-cube").store(0, "amber").go(Step.LOADING);
        assertThat(scene.options()).as("the commons is empty").containsExactly("finish", "discard amber");
        scene.play(0, "discard amber");
        assertThat(scene.options()).as("now it can be taken back").containsExactly("finish", "take amber");
        scene.play(0, "take amber", "store amber");
        assertThat(scene.area(0).stored()).containsExactly(Good.AMBER);
        assertThat(scene.options()).containsExactly("finish", "discard amber");
    }

    @Test
    @Rule("JOR-10.11")
    void underTheFirstRules_aSeatIsNotAskedForItsStoredCubeAlone() {
        Scene scene = Scene.of("jorvik(seats=2,start=1,rules=1)").store(0, "amber").go(Step.LOADING);
        assertThat(scene.position.round).isEqualTo(2);
        assertThat(scene.area(0).stored()).containsExactly(Good.AMBER);
    }
}
