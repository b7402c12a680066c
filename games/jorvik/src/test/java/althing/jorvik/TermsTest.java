package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Games;
import althing.engine.Move;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.jorvik.cards.Components;
import althing.jorvik.cards.Goods;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.Moves;
import althing.jorvik.town.Step;
import althing.jorvik.view.JorvikView;
import althing.testkit.RandomGame;
import althing.testkit.Rule;

/** JOR-0: the box, the bank, the commons, areas and queues. */
class TermsTest {

    @Test
    @Rule("JOR-0.1")
    void whatIsInTheBox_neverComesBack() {
        new RandomGame(Setup.parse("jorvik(seats=3,variant=jarl)"), 5).play((position, seat, move) -> {
            List<String> before = ((JorvikPosition) position).view(0).box();
            JorvikPosition after = ((JorvikPosition) position).copy();
            after.play(seat, move);
            assertThat(after.view(0).box()).containsAll(before);
            assertThat(after.brownBoxed).isGreaterThanOrEqualTo(((JorvikPosition) position).brownBoxed);
        });
    }

    @Test
    @Rule({"JOR-0.2", "JOR-9.5"})
    void theBank_neverRunsOut() {
        Scene scene = Scene.karl(2).coins(40, 40).go(Step.LOADING);
        assertThat(scene.coins()).containsExactly(42, 42);
    }

    @Test
    @Rule("JOR-0.3")
    void theCommons_isEmptyAtFirstAndNeverGoesBackToTheBag() {
        assertThat(Scene.jarl(4).position.commons).isEqualTo(Goods.NONE);
        new RandomGame(Setup.parse("jorvik(seats=4,variant=jarl)"), 6).play((position, seat, move) -> {
            JorvikPosition after = ((JorvikPosition) position).copy();
            after.play(seat, move);
            assertThat(Goods.total(after.bag)).isLessThanOrEqualTo(Goods.total(((JorvikPosition) position).bag));
        });
    }

    @Test
    @Rule("JOR-0.4")
    void theSupply_holdsTheVikingsThatAreNotOnTheBoard() {
        Scene scene = Scene.karl(2).lay(1, "feast-1").lay(2, "feast-2").go(Step.DEMAND);
        assertThat(scene.play(0, "join 1").area(0).vikings()).isEqualTo(2);
    }

    @Test
    @Rule("JOR-0.5")
    void aBoughtCard_liesInTheLoadingAreaUntilLoading() {
        Scene scene = Scene.karl(2).lay(1, "feast-1").queue(1, 0).go(Step.QUEUES).play(0, "buy");
        assertThat(scene.personal(0)).as("Loading has come").containsExactly("feast-1");
        Scene before = Scene.karl(2).lay(1, "feast-1").lay(2, "feast-2").queue(1, 0).queue(2, 1).go(Step.QUEUES)
                .play(0, "buy");
        assertThat(before.loading(0)).containsExactly("feast-1");
        assertThat(before.personal(0)).isEmpty();
    }

    @Test
    @Rule("JOR-0.6")
    void theFrontOfAQueue_isNearestTheCard() {
        Scene scene = Scene.karl(3).lay(2, "feast-1").queue(2, 2, 0).go(Step.QUEUES);
        JorvikView.Space space = scene.view().spaces().get(1);
        assertThat(space.buyer()).isEqualTo(2);
        assertThat(space.queue()).extracting(JorvikView.Placed::seat).containsExactly(2, 0);
    }

    @Test
    @Rule("JOR-0.7")
    void theReservationRow_fillsFromTheLeft() {
        Scene scene = Scene.jarl(2).lay(7, "feast-1").lay(8, "feast-2").lay(1, "feast-3").go(Step.DEMAND)
                .play(0, "reserve 8").play(1, "reserve 7");
        assertThat(scene.view().row()).extracting(JorvikView.Reservation::card).containsExactly("feast-2", "feast-1");
    }

    @Test
    @Rule("JOR-0.8")
    void aCard_worksOnlyForItsOwnerAndFromThePersonalArea() {
        Scene bought = Scene.jarl(2).bought(0, "building-take-cube").commons("amber").lay(1, "feast-1").go(Step.DEMAND);
        assertThat(bought.refusal(0, "take amber")).isEqualTo("JOR-13.8");
        Scene others = Scene.jarl(2).give(1, "building-take-cube").commons("amber").lay(1, "feast-1").go(Step.DEMAND);
        assertThat(others.refusal(0, "take amber")).isEqualTo("JOR-13.8");
        Scene own = Scene.jarl(2).give(0, "building-take-cube").commons("amber").lay(1, "feast-1").go(Step.DEMAND);
        assertThat(own.options()).contains("take amber");
    }

    @Test
    @Rule("JOR-0.9")
    void onlyTheOrderOfTheDeckAndTheDraw_areHidden() {
        JorvikPosition truth = (JorvikPosition) Setup.parse("jorvik(seats=3,variant=jarl)#7").start();
        JorvikPosition imagined = truth.copy();
        imagined.imagine(0, new SplitMix(99));
        assertThat(imagined.view(0)).isEqualTo(truth.view(2));
        assertThat(imagined.deck).isNotEqualTo(truth.deck);
        assertThat(imagined.random.state()).isNotEqualTo(truth.random.state());
        for (int i = truth.dealt; i < truth.deck.length; i++) {
            assertThat(Components.get(imagined.deck[i]).face().season())
                    .isEqualTo(Components.get(truth.deck[i]).face().season());
        }
    }

    @Test
    @Rule("JOR-0.10")
    void clockwise_beginsWithTheStartPlayer() {
        Scene scene = Scene.karl(3).lay(1, "feast-1");
        scene.position.start = 2;
        scene.go(Step.DEMAND);
        assertThat(scene.decides()).isEqualTo(2);
        assertThat(scene.play(2, "join 1").decides()).isEqualTo(0);
        assertThat(scene.play(0, "join 1").decides()).isEqualTo(1);
    }

    @Test
    @Rule("JOR-0.11")
    void noMove_givesAnythingToAnotherPlayer() {
        assertThat(Moves.TABLE.codec().forms()).hasSizeGreaterThan(20).allSatisfy(
                form -> assertThat(form.fields()).as("%s names no seat to give to", form.kind())
                        .noneMatch(field -> field.name().equals("seat")));
        Move move = Games.named("jorvik").move("pass");
        assertThat(move).isEqualTo(JorvikMove.Word.PASS);
    }
}
