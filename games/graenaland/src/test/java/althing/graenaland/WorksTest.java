package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Work;
import althing.graenaland.table.Question;
import althing.testkit.Rule;

/** GRA-13: public works. */
class WorksTest {

    @Test
    @Rule({"GRA-13.1", "GRA-13.3"})
    void aWorkBelongsToTheProvince() {
        Scene scene = Scene.basic(4).village(0, "P1").hand(0, "grain", "livestock", "ore").build().play(0, "market P1");
        assertThat(scene.place("P1").works()).containsExactly(Work.MARKET);
        assertThat(scene.handOf(0)).isEmpty();
        assertThat(scene.clan(0).settlements()).isEqualTo(1);
    }

    @Test
    @Rule("GRA-13.2")
    void theBuilderNeedsASettlementThere() {
        Scene scene = Scene.basic(4).village(0, "P1").hand(0, "grain", "livestock", "ore").build();
        assertThat(scene.refusal(0, "market H1")).isEqualTo("GRA-13.2");
    }

    @Test
    @Rule("GRA-13.4")
    void oneOfEachKind_alsoInMountains() {
        Scene scene = Scene.basic(4).village(0, "M1").work("market", "M1").hand(0, "wood", "wood", "ore", "grain")
                .build();
        assertThat(scene.refusal(0, "market M1")).isEqualTo("GRA-13.4");
        assertThat(scene.play(0, "rampart M1", "pay").place("M1").works()).containsExactly(Work.MARKET, Work.RAMPART);
    }

    private static Scene market(String... hand) {
        return Scene.basic(4).village(0, "P1").village(1, "P1").work("market", "P1").hand(0, hand);
    }

    @Test
    @Rule({"GRA-13.8", "GRA-13.9"})
    void aMarketLetsOneCardPayAnything_onceAPhase() {
        Scene scene = market("livestock", "livestock", "wood", "ore", "livestock", "livestock", "wood", "ore").build()
                .play(0, "village P1");
        scene.play(0, "trade ore wood");
        assertThat(scene.handOf(0)).hasSize(4);
        assertThat(scene.clan(0).markets()).isZero();
        assertThat(scene.refusal(0, "village P1")).isEqualTo("GRA-8.2");
        assertThat(scene.clan(1).markets()).isEqualTo(1);
        Scene stranger = Scene.basic(4).village(0, "F2").work("market", "P1")
                .hand(0, "grain", "grain", "livestock", "ore").build();
        assertThat(stranger.refusal(0, "village F2")).isEqualTo("GRA-8.2");
    }

    @Test
    @Rule("GRA-13.10")
    void aSupplyCardThroughAMarket_isOneResource() {
        Scene scene = market("livestock", "livestock", "wood", "grain").supply(0, "S16").build().play(0, "village P1");
        assertThat(scene.options(0)).contains("trade S16 wood", "trade grain wood");
        scene.play(0, "trade S16 wood");
        assertThat(scene.view(0).supply().discarded()).containsExactly("S16");
        assertThat(scene.handOf(0)).containsExactly("grain");
    }

    @Test
    @Rule("GRA-13.11")
    void severalMarketsMayServeOneBuild_severalSettlementsDoNotMultiplyOne() {
        Scene scene = market("livestock", "livestock", "ore", "ore").village(0, "H1").work("market", "H1").build();
        assertThat(scene.clan(0).markets()).isEqualTo(2);
        scene.play(0, "village P1");
        assertThat(scene.clan(0).settlements()).isEqualTo(3);
        Scene one = market("livestock", "livestock", "ore", "ore").villages(0, "P1", 2).build();
        assertThat(one.clan(0).markets()).isEqualTo(1);
        assertThat(one.refusal(0, "village P1")).isEqualTo("GRA-8.2");
    }

    @Test
    @Rule("GRA-13.12")
    void aMarketBuiltOrReachedNow_servesNow() {
        Scene built = Scene.basic(4).village(0, "P1")
                .hand(0, "grain", "livestock", "ore", "livestock", "livestock", "wood", "ore").build();
        assertThat(built.refusal(0, "village P1")).isEqualTo("GRA-8.2");
        assertThat(built.play(0, "market P1").options(0)).contains("village P1");
        Scene reached = Scene.basic(4).village(0, "P1").work("market", "H1")
                .hand(0, "grain", "livestock", "wood", "ore").build().play(0, "village H1");
        assertThat(reached.clan(0).markets()).isEqualTo(1);
    }

    @Test
    @Rule("GRA-13.15")
    void whoLivesThereAlready_paysNoToll() {
        Scene scene = Scene.basic(4).village(0, "P1").village(1, "P1").work("rampart", "P1")
                .hand(0, "livestock", "livestock", "wood", "wood", "ore").build().play(0, "village P1");
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
        assertThat(scene.handOf(1)).isEmpty();
    }

    @Test
    @Rule({"GRA-13.16", "GRA-17.4"})
    void theTollIsPaidInResourceCards_faceDown_orTheVillageIsNotBuilt() {
        for (int seats : new int[]{3, 4}) {
            Scene poor = Scene.basic(seats).village(0, "H1").village(1, "P1").work("rampart", "P1").work("market", "H1")
                    .hand(0, "livestock", "livestock", "wood", "wood").supply(0, "S01").build();
            assertThat(poor.options(0)).contains("village P1");
            poor.play(0, "village P1", "trade S01 wood");
            assertThat(poor.handOf(1)).hasSize(1);
            Scene poorer = Scene.basic(seats).village(0, "H1").village(1, "P1").work("rampart", "P1")
                    .hand(0, "livestock", "livestock", "wood", "wood").supply(0, "S01").build();
            assertThat(poorer.refusal(0, "village P1")).isEqualTo("GRA-13.16");
        }
        Scene scene = Scene.basic(4).village(0, "H1").village(1, "P1").work("rampart", "P1")
                .hand(0, "livestock", "livestock", "wood", "wood", "gold", "ore").build().play(0, "village P1");
        assertThat(scene.options(0)).contains("pay", "gold wood", "gold livestock");
        scene.play(0, "pay");
        assertThat(scene.options(0)).containsExactlyInAnyOrder("toll plains-ore", "toll mountains-gold");
        assertThat(scene.refusal(0, "toll plains-grain")).isEqualTo("GRA-13.16");
        scene.play(0, "toll plains-ore");
        assertThat(scene.position.known[2 * 4 + 1]).isEqualTo(Cards.NONE);
        assertThat(scene.position.known[1]).isNotEqualTo(Cards.NONE);
    }
}
