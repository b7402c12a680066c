package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.jorvik.cards.Good;
import althing.jorvik.cards.Goods;
import althing.jorvik.town.Step;
import althing.jorvik.town.Vikings;
import althing.jorvik.view.JorvikView;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-14: Loki's cards, and where a single cube goes. */
class LokiTest {

    private static Scene swap() {
        Scene scene = Scene.jarl(2).give(1, "loki-swap").lay(1, "feast-1").lay(2, "feast-2").queue(1, 0, 0, 1)
                .queue(2, 1, 1).reserve(0, "feast-3").reserve(1, "feast-4");
        return scene.go(Step.SWAP);
    }

    @Test
    @Rule("JOR-14.1")
    void twoVikings_changePlaces() {
        Scene scene = swap().play(1, "swap 1 3");
        assertThat(scene.asked()).isEqualTo(Decision.SWAP_WITH);
        assertThat(scene.view().lifted()).isEqualTo(new JorvikView.Lifted(1, 3));
        assertThat(scene.refusal(1, "with 1 3")).isEqualTo("JOR-14.1");
        assertThat(scene.refusal(1, "with 7 1")).isEqualTo("JOR-14.1");
        assertThat(scene.refusal(1, "with 1 9")).isEqualTo("JOR-14.1");
        assertThat(scene.refusal(1, "with row 0")).isEqualTo("JOR-14.1");
        assertThat(scene.refusal(1, "with 3 1")).isEqualTo("JOR-14.1");
        scene.play(1, "with 1 1");
        assertThat(scene.view().spaces().getFirst().queue()).extracting(JorvikView.Placed::seat).containsExactly(1, 0,
                0);
        assertThat(scene.view().box()).contains("loki-swap");
    }

    @Test
    @Rule("JOR-14.1")
    void aReservedCard_belongsToWhoNowLiesOnIt() {
        Scene scene = swap().play(1, "swap row 1", "with row 2");
        assertThat(scene.view().row()).extracting(reserved -> reserved.viking().seat()).containsExactly(1, 0);
        Scene across = swap().play(1, "swap row 1", "with 2 1");
        assertThat(across.view().row().getFirst().viking().seat()).isEqualTo(1);
        assertThat(across.view().spaces().get(1).buyer()).isEqualTo(0);
    }

    @Test
    @Rule("JOR-14.1")
    void brownVikings_mayBeSwappedToo() {
        Scene scene = Scene.jarl(2).give(0, "loki-swap", "building-brown-vikings").lay(1, "feast-1");
        scene.position.brownReady = 1;
        scene.position.queues[0] = Vikings.append(Vikings.NONE, Vikings.viking(0, true));
        scene.queue(1, 1).go(Step.SWAP).play(0, "swap 1 1", "with 1 2");
        assertThat(scene.view().spaces().getFirst().queue())
                .containsExactly(new JorvikView.Placed(1, false), new JorvikView.Placed(0, true));
    }

    @Test
    @Rule("JOR-14.2")
    void theLevy_takesACoinFromEverybodyWhoHasOne() {
        Scene scene = Scene.jarl(4).lay(1, "loki-levy").lay(2, "feast-1").queue(1, 0).queue(2, 1).coins(1, 3, 0, 1)
                .go(Step.QUEUES).play(0, "buy");
        assertThat(scene.coins()).containsExactly(2, 2, 0, 0);
        assertThat(scene.loading(0)).containsExactly("loki-levy");
        scene.play(1, "pass");
        assertThat(scene.view().box()).contains("loki-levy");
    }

    @Test
    @Rule("JOR-14.3")
    void theft_takesACubeFromAnIncompleteArtisanOfSomebodyElse() {
        Scene scene = Scene.jarl(3).give(0, "loki-theft", "artisan-leather-wool").give(1, "artisan-iron-jet")
                .give(2, "artisan-iron-silk").supply("artisan-leather-wool", "wool")
                .supply("artisan-iron-jet", "iron", "jet")
                .supply("artisan-iron-silk", "iron").lay(1, "feast-1").go(Step.DEMAND);
        assertThat(scene.options()).contains("steal iron artisan-iron-silk");
        assertThat(scene.refusal(0, "steal iron artisan-iron-jet")).as("complete").isEqualTo("JOR-14.3");
        assertThat(scene.refusal(0, "steal wool artisan-leather-wool")).as("his own").isEqualTo("JOR-14.3");
        scene.play(0, "steal iron artisan-iron-silk", "store iron");
        assertThat(scene.area(0).stored()).containsExactly(Good.IRON);
        assertThat(scene.position.laid[Scene.index("artisan-iron-silk")]).isEqualTo(Goods.NONE);
        assertThat(scene.view().box()).containsExactly("loki-theft");
    }

    @Test
    @Rule("JOR-14.4")
    void aSingleCube_goesToArtisanStorageOrCommons_inLoadingAlsoToMerchantOrOracle() {
        Scene outside = Scene.jarl(2).give(0, "building-take-cube", "merchant-amber", "oracle-amber").commons("amber")
                .lay(1, "feast-1").go(Step.DEMAND).play(0, "take amber");
        assertThat(outside.options()).containsExactly("store amber", "drop");
        assertThat(outside.refusal(0, "sell amber")).isEqualTo("JOR-14.4");
        Scene loading = Scene.jarl(2).give(0, "building-take-cube", "merchant-amber", "oracle-amber").commons("amber")
                .go(Step.LOADING).play(0, "take amber");
        assertThat(loading.options()).containsExactly("sell amber", "sacrifice amber", "store amber", "drop");
        assertThat(loading.play(0, "sacrifice amber").points()).containsExactly(12, 10);
    }
}
