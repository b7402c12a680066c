package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.jorvik.cards.Good;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-8: selling the reserved cards. */
class ReservationTest {

    private static Scene row() {
        return Scene.jarl(3).reserve(2, "ship2-j2", "gold", "jet").reserve(0, "feast-1").reserve(1, "feast-2");
    }

    @Test
    @Rule({"JOR-8.1", "JOR-8.2"})
    void afterTheQueues_theRowIsSoldFromTheLeft() {
        Scene scene = row().lay(1, "feast-3").queue(1, 1).go(Step.QUEUES);
        assertThat(scene.asked()).isEqualTo(Decision.QUEUE);
        scene.play(1, "pass");
        assertThat(scene.asked()).isEqualTo(Decision.RESERVED);
        assertThat(scene.decides()).isEqualTo(2);
        assertThat(scene.view().row()).extracting(JorvikView.Reservation::price).containsExactly(3, 2, 1);
        assertThat(scene.refusal(0, "buy")).isEqualTo("JOR-8.2");
    }

    @Test
    @Rule("JOR-8.3")
    void whoBuys_paysAndTakesTheCardWithItsCubes() {
        Scene scene = row().go(Step.ROW).play(2, "buy");
        assertThat(scene.area(2).coins()).isEqualTo(2);
        assertThat(scene.area(2).loading()).containsExactly(
                new JorvikView.Held("ship2-j2", List.of(Good.JET, Good.GOLD)));
    }

    @Test
    @Rule("JOR-8.4")
    void aDeclinedCard_goesToTheBox() {
        Scene scene = row().go(Step.ROW);
        assertThat(scene.options()).containsExactly("buy", "decline");
        scene.play(2, "decline");
        assertThat(scene.view().box()).containsExactly("ship2-j2");
        assertThat(scene.view().commons()).containsOnlyKeys(Good.JET, Good.GOLD);
        assertThat(scene.refusal(0, "pass")).isEqualTo("JOR-8.2");
    }

    @Test
    @Rule("JOR-8.5")
    void everyCardThatLeaves_makesTheNextCheaper() {
        Scene scene = row().go(Step.ROW).play(2, "decline");
        assertThat(scene.area(2).vikings()).isEqualTo(4);
        assertThat(scene.view().row()).extracting(JorvikView.Reservation::price).containsExactly(2, 1);
        assertThat(scene.play(0, "buy").area(0).coins()).isEqualTo(3);
        assertThat(scene.area(0).vikings()).isEqualTo(4);
    }

    @Test
    @Rule("JOR-8.6")
    void whoCannotPay_mustDecline() {
        Scene scene = row().coins(5, 5, 2).go(Step.ROW);
        assertThat(scene.options()).containsExactly("decline");
        assertThat(scene.refusal(2, "buy")).isEqualTo("JOR-8.6");
    }

    @Test
    @Rule("JOR-8.7")
    void afterTheLastCard_allVikingsAreHome() {
        Scene scene = row().go(Step.ROW).play(2, "buy").play(0, "decline").play(1, "buy");
        assertThat(scene.position.supply).containsOnly(4);
        assertThat(scene.position.step).isEqualTo(Step.LOADING);
    }
}
