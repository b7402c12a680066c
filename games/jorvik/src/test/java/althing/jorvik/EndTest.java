package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView;
import althing.testkit.Rule;

/** JOR-11: the end of the game. */
class EndTest {

    @Test
    @Rule("JOR-11.1")
    void withOnlyTheFinalAttackLeft_theGameEnds() {
        Scene scene = Scene.karl(2).give(1, "warrior-1-winter").onlyInDeck("pict-attack-4").go(Step.DELIVERY);
        assertThat(scene.position.isOver()).isTrue();
        assertThat(scene.points()).containsExactly(6, 14);
        assertThat(scene.view().asked()).isNull();
        assertThat(scene.refusal(0, "join 1")).isEqualTo("JOR-11.4");
    }

    @Test
    @Rule("JOR-11.2")
    void anAutumnAttackAboveTheFinalOne_comesFirst() {
        Scene scene = Scene.karl(2).give(0, "warrior-1-winter").onlyInDeck("pict-attack-3", "pict-attack-4")
                .go(Step.DELIVERY);
        assertThat(scene.position.isOver()).isTrue();
        assertThat(scene.view().attacks()).extracting(JorvikView.Attack::card)
                .containsExactly("pict-attack-3", "pict-attack-4");
        assertThat(scene.points()).containsExactly(17, 3);
    }

    @Test
    @Rule("JOR-11.3")
    void allScoringCards_areAdded() {
        Scene scene = Scene.karl(2).give(0, "artisan-iron-jet", "merchant-jet", "feast-1", "feast-2", "journey-4",
                "skald-coins", "building-warehouse", "warrior-1-winter").supply("artisan-iron-jet", "iron", "jet")
                .store(0, "wool").coins(3, 0).onlyInDeck("pict-attack-4").go(Step.DELIVERY);
        int expected = 10 + 4 + 5 + 1 + 5 + 4 + 3 + 1;
        assertThat(scene.position.points(0)).isEqualTo(expected);
        assertThat(scene.position.scoreSheet().total()).containsExactly(expected, 6);
        assertThat(scene.position.scoreSheet().sections()).extracting(section -> section.title().key())
                .containsExactly("score.game", "score.artisans", "score.merchants", "score.journeys", "score.skalds",
                        "score.others");
    }

    @Test
    @Rule("JOR-11.4")
    void mostPointsWin_thenMostCoins_thenAllTogether() {
        Scene coins = Scene.karl(3).coins(1, 4, 4).give(0, "journey-4").onlyInDeck("pict-attack-4").go(Step.DELIVERY);
        assertThat(ranks(coins)).containsExactly(1, 2, 2);
        Scene tied = Scene.karl(3).coins(1, 4, 2).onlyInDeck("pict-attack-4").go(Step.DELIVERY);
        assertThat(ranks(tied)).containsExactly(3, 1, 2);
        Scene together = Scene.karl(3).coins(4, 4, 2).onlyInDeck("pict-attack-4").go(Step.DELIVERY);
        assertThat(ranks(together)).containsExactly(1, 1, 3);
    }

    private static int[] ranks(Scene scene) {
        return new int[]{scene.position.rank(0), scene.position.rank(1), scene.position.rank(2)};
    }
}
