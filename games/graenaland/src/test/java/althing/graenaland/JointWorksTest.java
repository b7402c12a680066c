package althing.graenaland;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Objects;

import org.junit.jupiter.api.Test;

import althing.graenaland.box.Cards;
import althing.graenaland.box.Resource;
import althing.graenaland.box.Work;
import althing.graenaland.table.Moves;
import althing.graenaland.table.Question;
import althing.testkit.Rule;

/** GRA-14: joint works. */
class JointWorksTest {

    /** A market costs grain, livestock and ore. */
    private static Scene invited() {
        return Scene.basic(4).village(0, "P1").hand(0, "grain").hand(1, "livestock", "wood").hand(2, "gold")
                .supply(3, "S08").build().play(0, "joint market P1");
    }

    @Test
    @Rule({"GRA-14.1", "GRA-14.7"})
    void thereIsOneInvitationATurn_andOwnWorksRemain() {
        Scene scene = invited().hand(0, "livestock", "ore");
        assertThat(scene.asked()).isEqualTo(Question.APPEAL);
        scene.play(0, "call").play(1, "ready").play(2, "ready").play(3, "ready").play(0, "cancel");
        assertThat(scene.refusal(0, "joint road P1")).isEqualTo("GRA-14.7");
        assertThat(scene.options(0)).contains("market P1");
    }

    @Test
    @Rule("GRA-14.2")
    void beforeTheInvitationNobodyTalks_andItCannotBeChanged() {
        Scene scene = Scene.basic(4).village(0, "P1").build();
        assertThat(scene.view(1).talk()).isFalse();
        scene.play(0, "joint market P1");
        assertThat(scene.view(1).talk()).isTrue();
        assertThat(Objects.requireNonNull(scene.view(1).joint()).work()).isEqualTo(Work.MARKET);
        assertThat(scene.refusal(0, "joint road P1")).isEqualTo("GRA-14.4");
    }

    @Test
    @Rule("GRA-14.3")
    void theUsualConditionsHold() {
        Scene scene = Scene.basic(4).village(0, "P1").work("road", "P1").build();
        assertThat(scene.refusal(0, "joint market H1")).isEqualTo("GRA-13.2");
        assertThat(scene.refusal(0, "joint road P1")).isEqualTo("GRA-13.4");
    }

    @Test
    @Rule({"GRA-14.4", "GRA-14.5"})
    void theOthersGiveCardsGoldAndSupply_withoutASettlement() {
        Scene scene = invited().play(0, "call");
        assertThat(scene.pending()).containsExactly(1);
        assertThat(scene.refusal(1, "pledge wood")).isEqualTo("GRA-14.4");
        assertThat(scene.position.option(1, Moves.named("ready")).key()).isEqualTo("move.ready");
        scene.play(1, "pledge livestock");
        assertThat(scene.position.option(1, Moves.named("ready")).key()).isEqualTo("move.ready-pledged");
        scene.play(1, "ready");
        assertThat(scene.options(2)).contains("pledge gold grain", "pledge gold ore");
        scene.play(2, "ready");
        assertThat(scene.options(3)).contains("pledge S08");
        scene.play(3, "pledge S08", "ready");
        assertThat(Objects.requireNonNull(scene.view(0).joint()).left()).containsOnlyKeys(Resource.GRAIN);
        scene.play(0, "pay");
        assertThat(scene.place("P1").works()).containsExactly(Work.MARKET);
        assertThat(scene.handOf(0)).isEmpty();
        assertThat(scene.handOf(1)).containsExactly("wood");
        assertThat(scene.clan(3).supplyCards()).isZero();
        assertThat(scene.view(0).supply().discarded()).contains("S08");
    }

    @Test
    @Rule("GRA-14.5")
    void theMainPlayerMayGiveNothing_orUseAnOwnMarket() {
        Scene nothing = Scene.basic(4).village(0, "P1").hand(1, "grain", "livestock", "ore").build()
                .play(0, "joint market P1", "call").play(1, "pledge grain", "pledge livestock", "pledge ore");
        assertThat(nothing.asked()).isEqualTo(Question.JOINT_PAY);
        assertThat(nothing.play(0, "pay").place("P1").works()).containsExactly(Work.MARKET);
        Scene traded = Scene.basic(4).village(0, "P1", "H1").work("market", "H1").hand(0, "wood", "wood")
                .hand(1, "grain", "livestock").build().play(0, "joint market P1", "call")
                .play(1, "pledge grain", "pledge livestock", "ready").play(0, "pay");
        assertThat(traded.place("P1").works()).containsExactly(Work.MARKET);
        assertThat(traded.handOf(0)).containsExactly("wood");
    }

    @Test
    @Rule({"GRA-8.3", "GRA-14.5"})
    void goldMayBePledged_evenForAResourceThatOneHolds() {
        Scene scene = Scene.basic(4).village(0, "P1").hand(1, "ore", "gold").build().play(0, "joint market P1", "call");
        assertThat(scene.options(1)).contains("pledge ore", "pledge gold ore", "pledge gold grain");
        scene.play(1, "pledge gold ore", "ready");
        assertThat(scene.handOf(1)).containsExactly("ore");
        assertThat(left(scene)).containsOnlyKeys(Resource.GRAIN, Resource.LIVESTOCK);
    }

    private static Map<Resource, Integer> left(Scene scene) {
        return Objects.requireNonNull(scene.view(0).joint()).left();
    }

    @Test
    @Rule("GRA-14.4")
    void whatIsPledged_mayBeTakenBack_andIsMissingAgain() {
        Scene scene = invited().play(0, "call").play(1, "pledge livestock", "withdraw livestock");
        assertThat(scene.handOf(1)).containsExactly("livestock", "wood");
        assertThat(left(scene)).containsKey(Resource.LIVESTOCK);
        assertThat(scene.position.known[1]).as("all have seen it").isNotEqualTo(Cards.NONE);
        scene.play(1, "ready").play(2, "pledge gold ore", "withdraw gold ore");
        assertThat(scene.refusal(2, "withdraw gold grain")).isEqualTo("GRA-14.4");
        scene.play(2, "ready").play(3, "pledge S08", "withdraw S08");
        assertThat(scene.clan(3).supplyCards()).isEqualTo(1);
        assertThat(left(scene)).containsOnlyKeys(Resource.GRAIN, Resource.LIVESTOCK, Resource.ORE);
    }

    @Test
    @Rule("GRA-14.4")
    void theMainPlayerMayAskAgain_threeTimesInAll() {
        Scene scene = invited().play(0, "call").play(1, "pledge livestock", "ready").play(2, "ready")
                .play(3, "pledge S08", "ready");
        assertThat(scene.options(0)).containsExactly("pay", "call", "cancel");
        scene.play(0, "call").play(1, "withdraw livestock", "ready").play(2, "ready").play(3, "ready");
        assertThat(left(scene)).as("half of the supply card was not needed before").containsOnlyKeys(Resource.GRAIN);
        scene.play(0, "call").play(1, "ready").play(2, "ready").play(3, "ready");
        assertThat(scene.options(0)).containsExactly("pay", "cancel");
        assertThat(scene.refusal(0, "call")).isEqualTo("GRA-14.4");
    }

    @Test
    @Rule("GRA-14.4")
    void evenACompletePayment_mayBeChanged_whenTheMainPlayerAsksAgain() {
        Scene scene = Scene.basic(4).village(0, "P1").hand(1, "grain", "livestock", "ore").build()
                .play(0, "joint market P1", "call").play(1, "pledge grain", "pledge livestock", "pledge ore")
                .play(0, "call");
        assertThat(scene.pending()).containsExactly(1);
        scene.play(1, "withdraw ore", "withdraw grain", "pledge grain", "withdraw grain", "pledge grain",
                "withdraw livestock");
        assertThat(scene.refusal(1, "withdraw grain")).as("talk must end").isEqualTo("GRA-14.4");
    }

    @Test
    void underTheFirstRules_aPledgeStands() {
        Scene scene = Scene.of("graenaland(seats=4,rules=1)").village(0, "P1").hand(1, "grain", "ore").build()
                .play(0, "joint market P1", "call").play(1, "pledge grain");
        assertThat(scene.refusal(1, "withdraw grain")).isEqualTo("GRA-14.4");
        assertThat(scene.play(1, "ready").options(0)).containsExactly("cancel");
    }

    @Test
    @Rule("GRA-14.6")
    void withoutAgreementEverybodyKeepsTheCards() {
        Scene scene = invited().play(0, "call").play(1, "pledge livestock", "ready").play(2, "pledge gold ore", "ready")
                .play(3, "ready").play(0, "cancel");
        assertThat(scene.place("P1").works()).isEmpty();
        assertThat(scene.handOf(1)).containsExactly("livestock", "wood");
        assertThat(scene.handOf(2)).containsExactly("gold");
        assertThat(scene.asked()).isEqualTo(Question.BUILD);
        assertThat(scene.position.known[2]).as("all have seen the gold").isNotEqualTo(Cards.NONE);
    }
}
