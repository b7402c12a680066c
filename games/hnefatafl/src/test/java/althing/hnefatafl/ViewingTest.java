package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.hnefatafl.view.HnefataflView.Army;
import althing.hnefatafl.view.HnefataflView.Result;

/** What everybody sees of a game. */
class ViewingTest {

    private static final String EMPTY = ".......";

    @Test
    void theMenOfASide_areCountedWithoutTheKing_andSoAreItsLosses() {
        assertThat(Scene.start("brandubh").position.view(0).armies())
                .containsExactly(new Army("attackers", 8, 0), new Army("defenders", 4, 0));
        assertThat(
                Scene.attacking("brandubh", "...k...", EMPTY, "a.....a", EMPTY, EMPTY, EMPTY, "..d....").position
                        .view(1).armies())
                .containsExactly(new Army("attackers", 2, 6), new Army("defenders", 1, 3));
    }

    @Test
    void theWaysOut_areTheGoalsThatTheKingCouldReachNow() {
        Scene scene = Scene.defending("brandubh", "...k.a.", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d....");
        assertThat(scene.position.view(0).waysOut()).containsExactly("a7");
        assertThat(Scene.start("brandubh").position.view(0).waysOut()).isEmpty();
        assertThat(scene.play("d7-a7").position.view(0).waysOut()).isEmpty();
    }

    @Test
    void theResult_saysWhyItIsOver_andWhoHasWon() {
        Scene scene = Scene.defending("brandubh", "...k.a.", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..d....");
        assertThat(scene.position.view(0).result()).isNull();
        scene.play("d7-a7");
        assertThat(scene.position.view(0).result()).isEqualTo(new Result(scene.ending().code(), 1));
    }

    @Test
    void theBoxListsTheLayoutOfEveryVariant() {
        var tables = new HnefataflGame().components().tables();
        assertThat(tables).isNotEmpty().allSatisfy(table -> assertThat(table.rows()).isNotEmpty());
    }
}
