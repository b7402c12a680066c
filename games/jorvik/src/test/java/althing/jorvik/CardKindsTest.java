package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.jorvik.cards.Card;
import althing.jorvik.cards.CardFace;
import althing.jorvik.cards.Components;
import althing.jorvik.round.Scoring;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-12: what the kinds of cards do. */
class CardKindsTest {

    private static int scored(Scene scene) {
        return Scoring.total(scene.position, 0);
    }

    @Test
    @Rule("JOR-12.1")
    void everyCard_saysWhenAndHowOftenItActs() {
        assertThat(Components.ALL).allMatch(card -> !card.face().when().isEmpty());
        assertThat(Components.get(Components.FREE_CARD).face().often()).isEqualTo(CardFace.Often.ONCE);
        assertThat(Components.get(Components.LEVY).face().often()).isEqualTo(CardFace.Often.AT_PURCHASE);
        assertThat(Components.get(Components.RANSOM).face().often()).isEqualTo(CardFace.Often.ALWAYS);
        assertThat(Components.ALL).filteredOn(card -> card.face().when().contains(CardFace.When.ANY))
                .extracting(Card::id)
                .containsExactlyInAnyOrder("building-move-cubes", "building-take-cube", "loki-theft");
    }

    @Test
    @Rule("JOR-12.2")
    void anyPhaseCards_actBeforeOwnDecisionsAndAtTheEndOfPhases() {
        Scene scene = Scene.jarl(3).give(1, "building-take-cube").give(2, "loki-theft").give(0, "artisan-iron-silk")
                .supply("artisan-iron-silk", "iron").commons("gold").lay(1, "feast-1").go(Step.DELIVERY_WINDOW);
        assertThat(scene.asked()).isEqualTo(Decision.ANY_PHASE);
        assertThat(scene.decides()).as("clockwise; seat 0 has no such card").isEqualTo(1);
        assertThat(scene.options()).containsExactly("keep", "take gold");
        scene.play(1, "keep");
        assertThat(scene.decides()).isEqualTo(2);
        scene.play(2, "keep");
        assertThat(scene.asked()).isEqualTo(Decision.DEMAND);
        assertThat(scene.refusal(1, "take gold")).as("no interrupting").isEqualTo("JOR-6.1");
        scene.play(0, "join 1");
        assertThat(scene.options()).as("before an own decision").contains("take gold");
        scene.play(1, "take gold");
        assertThat(scene.asked()).isEqualTo(Decision.ALLOCATE);
        assertThat(scene.play(1, "store gold").asked()).isEqualTo(Decision.DEMAND);
        assertThat(scene.decides()).as("the decision itself is still owed").isEqualTo(1);
    }

    @Test
    @Rule("JOR-12.2")
    void theWindows_areAtTheEndOfDeliveryDemandAndPurchaseAndBeforeScoring() {
        for (Step window : List.of(Step.DELIVERY_WINDOW, Step.DEMAND_WINDOW, Step.PURCHASE_WINDOW,
                Step.SCORING_WINDOW)) {
            Scene scene = Scene.jarl(2).give(0, "building-take-cube").commons("gold").go(window);
            assertThat(scene.asked()).as(window.name()).isEqualTo(Decision.ANY_PHASE);
        }
    }

    @Test
    @Rule("JOR-12.2")
    void whoHasNoUseForTheCard_isNotAsked() {
        Scene empty = Scene.jarl(2).give(0, "building-take-cube").lay(1, "feast-1").go(Step.DELIVERY_WINDOW);
        assertThat(empty.asked()).isEqualTo(Decision.DEMAND);
        Scene full = Scene.jarl(2).give(0, "building-take-cube").store(0, "jet").commons("gold").lay(1, "feast-1")
                .go(Step.DELIVERY_WINDOW);
        assertThat(full.asked()).isEqualTo(Decision.DEMAND);
        assertThat(full.refusal(0, "take gold")).isEqualTo("JOR-14.4");
    }

    @Test
    @Rule("JOR-12.3")
    void aShip_isKeptAfterUnloading() {
        Scene scene = Scene.karl(2).bought(0, "ship3-01", "amber", "iron", "wool")
                .bought(1, "ship3-02", "jet", "jet", "jet")
                .go(Step.LOADING).play(0, "finish");
        assertThat(scene.personal(0)).containsExactly("ship3-01");
    }

    @Test
    @Rule("JOR-12.4")
    void warriors_haveStrengthsFromOneToFive() {
        assertThat(IntStream.range(Components.FIRST_WARRIOR, Components.LAST_WARRIOR)
                .map(card -> Components.AMOUNT[card]).distinct()
                .sorted()).containsExactly(1, 2, 3, 4, 5);
        Scene scene = Scene.karl(2).give(0, "warrior-4-autumn", "warrior-5-autumn");
        assertThat(scene.area(0).strength()).isEqualTo(9);
    }

    @Test
    @Rule("JOR-12.5")
    void onlyACompleteArtisan_scores() {
        for (Card artisan : Components.ALL.subList(0, Components.ARTISANS)) {
            assertThat(artisan.goods().size()).as(artisan.id()).isBetween(2, 4);
        }
        Scene scene = Scene.karl(2).give(0, "artisan-leather-wool").supply("artisan-leather-wool", "leather");
        assertThat(scored(scene)).isZero();
        assertThat(scored(scene.supply("artisan-leather-wool", "wool"))).isEqualTo(5);
    }

    @Test
    @Rule("JOR-12.6")
    void aMerchant_scoresEvenIfHeWasNeverUsed() {
        assertThat(scored(Scene.karl(2).give(0, "merchant-jet", "merchant-wool"))).isEqualTo(2);
    }

    @Test
    @Rule("JOR-12.7")
    void anOracle_scoresNothingInTheEnd() {
        assertThat(scored(Scene.jarl(2).give(0, "oracle-jet", "oracle-wool"))).isZero();
    }

    @ParameterizedTest
    @Rule("JOR-12.8")
    @CsvSource({"0, 0", "1, 2", "2, 5", "3, 9", "4, 14", "5, 14", "6, 14"})
    void feasts_scoreByTheirNumber(int feasts, int points) {
        String[] all = {"feast-1", "feast-2", "feast-3", "feast-4", "feast-j1", "feast-j2"};
        assertThat(scored(Scene.jarl(4).give(0, Arrays.copyOf(all, feasts)))).isEqualTo(points);
    }

    @Test
    @Rule("JOR-12.9")
    void aJourney_scoresItsPoints() {
        assertThat(scored(Scene.karl(4).give(0, "journey-3", "journey-5"))).isEqualTo(8);
    }

    @Test
    @Rule({"JOR-12.10", "JOR-12.12"})
    void skaldsOfTheKarlGame_singOfCoinsAndShips() {
        Scene scene = Scene.karl(4).give(0, "skald-coins").coins(7, 0, 0, 0);
        assertThat(scored(scene)).isEqualTo(7);
        scene.onlyInDeck("pict-attack-4").go(Step.DELIVERY);
        assertThat(scene.position.points(0)).isEqualTo(17);
        assertThat(scene.position.coins[0]).as("coins are kept").isEqualTo(7);
        assertThat(scored(Scene.karl(4).give(0, "skald-ships", "ship3-01", "ship3-02"))).isEqualTo(2);
    }

    @Test
    @Rule("JOR-12.11")
    void skaldsOfTheJarlGame_singOfMore() {
        assertThat(scored(Scene.jarl(4).give(0, "skald-merchants", "merchant-gold"))).isEqualTo(1 + 1);
        assertThat(scored(Scene.jarl(4).give(0, "skald-warriors", "warrior-1-winter", "warrior-5-autumn")))
                .isEqualTo(2);
        assertThat(scored(Scene.jarl(4).give(0, "skald-artisans", "artisan-iron-jet", "artisan-iron-silk")
                .supply("artisan-iron-jet", "iron", "jet"))).as("complete or not").isEqualTo(2 + 5);
        assertThat(scored(Scene.jarl(4).give(0, "skald-journeys", "journey-3", "journey-j1"))).isEqualTo(2 + 3 + 2);
        assertThat(scored(Scene.jarl(4).give(0, "skald-great-journey", "journey-3", "journey-j6")))
                .isEqualTo(3 + 5 + 5);
        assertThat(scored(Scene.jarl(4).give(0, "skald-great-journey"))).as("nothing without a journey").isZero();
    }
}
