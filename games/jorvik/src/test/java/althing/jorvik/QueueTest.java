package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Disclosure;
import althing.jorvik.cards.Card;
import althing.jorvik.cards.CardFace;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Good;
import althing.jorvik.town.Step;
import althing.jorvik.town.Vikings;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-7: selling the cards of the queues. */
class QueueTest {

    @Test
    @Rule("JOR-7.1")
    void cards_areSoldFromSpaceOneUp() {
        Scene scene = Scene.karl(3).lay(2, "feast-1").lay(4, "feast-2").queue(2, 1).queue(4, 0).go(Step.QUEUES);
        assertThat(scene.view().spaces().get(1).current()).isTrue();
        scene.play(1, "pass");
        assertThat(scene.view().spaces().get(3).current()).isTrue();
        assertThat(scene.decides()).isEqualTo(0);
    }

    @Test
    @Rule("JOR-7.2")
    void thePrice_isTheNumberOfVikings() {
        Scene scene = Scene.karl(3).lay(1, "feast-1").queue(1, 2, 0, 2).coins(5, 5, 3).go(Step.QUEUES);
        assertThat(scene.decides()).isEqualTo(2);
        assertThat(scene.view().spaces().getFirst().price()).isEqualTo(3);
        assertThat(scene.refusal(0, "buy")).isEqualTo("JOR-7.2");
        assertThat(scene.play(2, "buy").loading(2)).isEmpty();
        assertThat(scene.coins().get(2)).as("3 paid, 1 income").isEqualTo(1);
    }

    @Test
    @Rule("JOR-7.2")
    void whoCannotPay_isToldSo_andNotThatHeMayBuy() {
        Scene scene = Scene.karl(3).lay(1, "feast-1").queue(1, 2, 0).coins(5, 5, 1).go(Step.QUEUES);
        assertThat(scene.position.prompt(2).key()).isEqualTo("prompt.queue-poor");
        scene.play(2, "pass");
        assertThat(scene.position.prompt(0).key()).isEqualTo("prompt.queue");
    }

    @Test
    @Rule("JOR-7.3")
    void whoBuys_settlesTheCard() {
        Scene scene = Scene.karl(3).lay(1, "ship3-01", "amber", "amber", "wool").lay(2, "feast-1").queue(1, 0, 1, 0)
                .queue(2, 2).go(Step.QUEUES).play(0, "buy");
        assertThat(scene.area(0).coins()).isEqualTo(2);
        assertThat(scene.area(0).loading().getFirst().cubes()).containsExactly(Good.AMBER, Good.AMBER, Good.WOOL);
        assertThat(scene.area(0).vikings()).isEqualTo(3);
        assertThat(scene.area(1).vikings()).isEqualTo(3);
        assertThat(scene.decides()).as("the next card").isEqualTo(2);
    }

    @Test
    @Rule("JOR-7.4")
    void whoPasses_takesOnlyTheFrontVikingBack() {
        Scene scene = Scene.karl(3).lay(1, "feast-1").queue(1, 0, 1, 0).go(Step.QUEUES);
        assertThat(scene.playOne(0, "pass")).isEqualTo(Disclosure.TURN);
        assertThat(scene.area(0).vikings()).isEqualTo(2);
        assertThat(scene.view().spaces().getFirst().price()).isEqualTo(2);
        assertThat(scene.decides()).isEqualTo(1);
    }

    @Test
    @Rule("JOR-7.5")
    void severalVikings_giveSeveralChances() {
        Scene scene = Scene.karl(2).lay(1, "feast-1").queue(1, 0, 0, 1).go(Step.QUEUES);
        assertThat(scene.playOne(0, "pass")).as("the same seat goes on").isEqualTo(Disclosure.NOTHING);
        assertThat(scene.decides()).isEqualTo(0);
        assertThat(scene.view().spaces().getFirst().price()).isEqualTo(2);
    }

    @Test
    @Rule("JOR-7.6")
    void whoCannotPay_mustPass_andWhoCan_mayPass() {
        Scene scene = Scene.karl(2).lay(1, "feast-1").queue(1, 0, 1).coins(1, 5).go(Step.QUEUES);
        assertThat(scene.options()).containsExactly("pass");
        assertThat(scene.refusal(0, "buy")).isEqualTo("JOR-7.6");
        assertThat(scene.play(0, "pass").options()).containsExactly("buy", "pass");
    }

    @Test
    @Rule("JOR-7.7")
    void ifAllPass_theCardGoesToTheBox() {
        Scene scene = Scene.karl(2).lay(1, "ship3-01", "iron", "iron", "jet").lay(2, "feast-1").queue(1, 0).queue(2, 1)
                .go(Step.QUEUES).play(0, "pass");
        assertThat(scene.view().box()).containsExactly("ship3-01");
        assertThat(scene.view().commons()).containsEntry(Good.IRON, 2).containsEntry(Good.JET, 1);
    }

    @Test
    @Rule("JOR-7.8")
    void aSeat_mayBuyAnyNumberOfCards() {
        Scene scene = Scene.karl(2).lay(1, "feast-1").lay(2, "feast-2").lay(3, "feast-3").queue(1, 0).queue(2, 0)
                .queue(3, 1).coins(2, 5).go(Step.QUEUES).play(0, "buy", "buy");
        assertThat(scene.loading(0)).containsExactlyInAnyOrder("feast-1", "feast-2");
        assertThat(scene.area(0).coins()).isZero();
    }

    @Test
    @Rule("JOR-7.9")
    void onlyTwoCards_actAtOnce() {
        assertThat(Components.ALL).filteredOn(card -> card.face().often() == CardFace.Often.AT_PURCHASE)
                .extracting(Card::id).containsExactlyInAnyOrder("building-four-coins", "loki-levy");
        Scene scene = Scene.jarl(2).lay(1, "building-income").lay(2, "feast-1").queue(1, 0).queue(2, 1).go(Step.QUEUES)
                .play(0, "buy");
        assertThat(scene.area(0).coins()).as("no coin before Loading").isEqualTo(4);
    }

    @Test
    @Rule("JOR-7.10")
    void aBrownViking_goesToTheBox() {
        Scene scene = Scene.jarl(2).give(0, "building-brown-vikings").lay(1, "feast-1").lay(2, "feast-2");
        scene.position.queues[0] = Vikings.append(Vikings.NONE, Vikings.viking(0, true));
        scene.position.brownReady = 1;
        scene.queue(2, 1).go(Step.QUEUES).play(0, "pass");
        assertThat(scene.position.brownBoxed).isEqualTo(1);
        assertThat(scene.area(0).vikings()).isEqualTo(4);
        assertThat(scene.asked()).isEqualTo(Decision.QUEUE);
    }
}
