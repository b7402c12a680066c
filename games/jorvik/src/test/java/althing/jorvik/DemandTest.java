package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.jorvik.cards.Good;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView;
import althing.jorvik.view.JorvikView.Decision;
import althing.testkit.Rule;

/** JOR-6: placing vikings. */
class DemandTest {

    private static Scene three() {
        return Scene.karl(2).lay(1, "feast-1").lay(2, "feast-2").lay(3, "ship3-01", "amber", "iron", "jet");
    }

    @Test
    @Rule("JOR-6.1")
    void everybodyPlacesOneVikingInTurn_untilNoneIsLeft() {
        Scene scene = three().go(Step.DEMAND);
        for (int i = 0; i < 3; i++) {
            assertThat(scene.decides()).isEqualTo(0);
            scene.play(0, "join 1");
            assertThat(scene.decides()).isEqualTo(1);
            scene.play(1, "join 2");
        }
        assertThat(scene.asked()).isEqualTo(Decision.QUEUE);
    }

    @Test
    @Rule("JOR-6.2")
    void whoHasAViking_mustPlaceIt_andWhoHasNone_isSkipped() {
        Scene scene = three();
        scene.queue(1, 1, 1, 1).go(Step.DEMAND);
        assertThat(scene.refusal(0, "stop")).isEqualTo("JOR-6.2");
        scene.play(0, "join 1").play(0, "join 1");
        assertThat(scene.decides()).isEqualTo(0);
        assertThat(scene.refusal(1, "join 1")).isEqualTo("JOR-6.1");
    }

    @Test
    @Rule("JOR-6.3")
    void aViking_standsBehindTheLastInAQueueUnderACard() {
        Scene scene = Scene.karl(2).lay(1, "feast-1").queue(1, 1).go(Step.DEMAND);
        assertThat(scene.options()).containsExactly("join 1");
        assertThat(scene.refusal(0, "join 2")).isEqualTo("JOR-6.3");
        assertThat(scene.refusal(0, "join 6")).isEqualTo("JOR-6.3");
        assertThat(scene.play(0, "join 1").view().spaces().getFirst().queue())
                .extracting(JorvikView.Placed::seat).containsExactly(1, 0);
    }

    @Test
    @Rule("JOR-6.4")
    void aQueue_takesSeveralVikingsOfASeat() {
        Scene scene = three().go(Step.DEMAND).play(0, "join 1").play(1, "join 2").play(0, "join 1");
        assertThat(scene.view().spaces().getFirst().queue()).hasSize(2).allMatch(viking -> viking.seat() == 0);
    }

    @Test
    @Rule("JOR-6.5")
    void aQueueOfEight_isFull() {
        Scene scene = Scene.jarl(3).lay(1, "feast-1").lay(2, "feast-2").queue(1, 0, 0, 0, 1, 1, 1, 2, 2)
                .go(Step.DEMAND);
        assertThat(scene.options()).containsExactly("join 2");
        assertThat(scene.refusal(0, "join 1")).isEqualTo("JOR-6.5");
    }

    @Test
    @Rule("JOR-6.6")
    void aReservedCard_movesWithItsCubesToTheRow() {
        Scene scene = Scene.jarl(2).lay(1, "feast-1").lay(8, "ship2-j2", "gold", "wool").reserve(1, "feast-2")
                .go(Step.DEMAND);
        scene.play(0, "reserve 8");
        JorvikView.Reservation reserved = scene.view().row().get(1);
        assertThat(reserved.card()).isEqualTo("ship2-j2");
        assertThat(reserved.cubes()).containsExactly(Good.WOOL, Good.GOLD);
        assertThat(reserved.viking()).isEqualTo(new JorvikView.Placed(0, false));
        assertThat(scene.area(0).vikings()).isEqualTo(3);
        assertThat(scene.refusal(1, "reserve 8")).isEqualTo("JOR-6.6");
    }

    @Test
    @Rule({"JOR-6.3", "JOR-6.6"})
    void offTheBoard_nobodyQueuesOrReserves() {
        Scene scene = Scene.jarl(2).lay(1, "feast-1").lay(7, "feast-2").go(Step.DEMAND);
        for (String move : List.of("join 0", "join 4", "join 7", "join 7 brown", "join 123456789")) {
            assertThat(scene.reason(0, move)).as(move).isEqualTo("refusal.no-queue");
            assertThat(scene.refusal(0, move)).as(move).isEqualTo("JOR-6.3");
        }
        for (String move : List.of("reserve 1", "reserve 2", "reserve 10", "reserve 13 brown")) {
            assertThat(scene.reason(0, move)).as(move).isEqualTo("refusal.not-upper");
            assertThat(scene.refusal(0, move)).as(move).isEqualTo("JOR-6.6");
        }
        assertThat(Scene.karl(2).lay(1, "feast-1").go(Step.DEMAND).refusal(0, "reserve 2")).isEqualTo("JOR-2.2");
    }

    @Test
    @Rule("JOR-6.7")
    void severalCards_mayBeReserved() {
        Scene scene = Scene.jarl(2).lay(7, "feast-1").lay(8, "feast-2").lay(1, "feast-3").go(Step.DEMAND)
                .play(0, "reserve 7").play(1, "join 1").play(0, "reserve 8");
        assertThat(scene.view().row()).allMatch(reserved -> reserved.viking().seat() == 0).hasSize(2);
    }

    @Test
    @Rule("JOR-6.8")
    void whenAllVikingsStand_theSwapIsOffered() {
        Scene scene = Scene.jarl(2).give(1, "loki-swap").lay(1, "feast-1").queue(1, 0, 0, 0, 1, 1, 1, 1)
                .go(Step.DEMAND);
        assertThat(scene.asked()).isEqualTo(Decision.DEMAND);
        scene.play(0, "join 1");
        assertThat(scene.asked()).isEqualTo(Decision.SWAP);
        assertThat(scene.decides()).isEqualTo(1);
        assertThat(scene.play(1, "keep").asked()).isEqualTo(Decision.QUEUE);
        assertThat(scene.personal(1)).containsExactly("loki-swap");
    }

    @Test
    @Rule({"JOR-6.9", "JOR-6.11"})
    void aCardWithoutAQueue_goesToTheBox_andItsCubesToTheCommons() {
        Scene scene = three().queue(1, 0, 0, 1, 1).queue(2, 0, 1).go(Step.DEMAND);
        assertThat(scene.view().box()).containsExactly("ship3-01");
        assertThat(scene.view().commons()).containsOnlyKeys(Good.AMBER, Good.IRON, Good.JET);
        assertThat(scene.view().spaces().getLast().card()).isNull();
    }

    @Test
    @Rule("JOR-6.10")
    void cardsThatNobodyReserved_goToTheBox() {
        Scene scene = Scene.jarl(2).lay(1, "feast-1").lay(7, "feast-2").lay(8, "ship1-j1", "silk")
                .queue(1, 0, 0, 0, 0, 1, 1, 1, 1).go(Step.DEMAND);
        assertThat(scene.view().box()).containsExactlyInAnyOrder("feast-2", "ship1-j1");
        assertThat(scene.view().commons()).containsOnlyKeys(Good.SILK);
    }
}
