package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.testkit.Rule;
import althing.odin.advice.Banquet;
import althing.odin.course.OdinMove;
import althing.odin.course.Phase;

/** FFO-3.11 and FFO-4.8: what can be done before the Feast, and what the Feast counts then. */
class FeastWindowTest {

    /** Seat 0 of a solo game before its Feast, with these things, a card played and one held. */
    private static Scene before(int round, String supply, String played, String held) {
        return before("odin(seats=1)", round, supply, played, held);
    }

    private static Scene before(String line, int round, String supply, String played, String held) {
        Scene scene = Scene.cards(line).round(round).give(supply);
        for (String card : played.split(" ", -1)) {
            scene.played(card);
        }
        if (!held.isEmpty()) {
            scene.holds(held);
        }
        scene.phase(Phase.FEAST);
        scene.position.advance();
        return scene;
    }

    private static Object left(Scene scene) {
        return Objects.requireNonNull(scene.position.prompt(0).args().get("left"));
    }

    @Test
    @Rule({"FFO-4.8", "FFO-10.2", "FFO-O.5A"})
    void aFeastOfOnesOwnBeforehand_leavesTheFeastAsItIs() {
        Scene scene = before(1, "2emigrated-knarr+5silver", "52a", "5A").play("use 52a 1", "play 5A");
        assertThat(left(scene)).as("the Feast of one's own").isEqualTo(2);
        scene.play("coin", "coin");
        assertThat(scene.position.asked()).isEqualTo(Question.FEAST);
        assertThat(left(scene)).as("the Feast of the round").isEqualTo(2);
        scene.play("coin", "coin");
        assertThat((int) scene.position.penalties[0]).isZero();
    }

    @Test
    @Rule({"FFO-4.8", "FFO-10.2", "FFO-O.84B"})
    void aShipThatEmigratesBeforehand_saves2Squares() {
        Scene scene = before(2, "knarr+9silver", "52a", "84B").play("use 52a 1", "play 84B", "emigrate knarr");
        assertThat(scene.position.asked()).isEqualTo(Question.FEAST);
        assertThat(left(scene)).isEqualTo(5);
        assertThat(scene.position.served).isEqualTo(2);
        assertThat(Banquet.plan(scene.position, 0)).hasSize(5).containsOnly(OdinMove.Word.COIN);
        scene.play("coin", "coin", "coin", "coin", "coin");
        assertThat((int) scene.position.penalties[0]).isZero();
    }

    @Test
    @Rule({"FFO-3.11", "FFO-O.179B"})
    void silverOfTheIncome_buysAShipForWhichACardPaysFood() {
        Scene scene = before(1, "5silver", "179B", "");
        assertThat(scene.position.asked()).isEqualTo(Question.WINDOW);
        scene.play("buy knarr");
        assertThat(scene.position.asked()).as("nothing more to do before it").isEqualTo(Question.FEAST);
        assertThat(scene.all()).containsExactlyInAnyOrderEntriesOf(Scene.map("knarr+stockfish+silver"));
    }

    @Test
    @Rule({"FFO-3.11", "FFO-O.165A", "FFO-O.167B"})
    void whatCardsGiveBeforeTheFeast_canBeUsedBeforeIt() {
        Scene scene = before(1, "clothing+3silver", "165A 179B", "");
        assertThat(scene.position.asked()).isEqualTo(Question.WINDOW);
        assertThat(scene.can("buy knarr")).isTrue();
        assertThat(before(1, "spices", "167B 52a", "43A").can("use 52a 1")).isTrue();
    }

    @ParameterizedTest
    @Rule({"FFO-3.11", "FFO-O.100b", "FFO-O.101B"})
    @CsvSource({"100b,rune-stone,shetland", "101B,rune-stone+long-house,long-house-1"})
    void aTileForWhichACardPays_canBeLaidBeforeTheFeast(String card, String supply, String board) {
        Scene scene = Scene.cards("odin(seats=1)").island(0, "shetland").give(supply).played(card).phase(Phase.FEAST);
        scene.position.advance();
        assertThat(scene.position.asked()).isEqualTo(Question.WINDOW);
        assertThat(scene.can("place rune-stone " + board)).isTrue();
    }

    @ParameterizedTest
    @Rule("FFO-3.11")
    @CsvSource({"9silver+long-house+oil+wood,8a", "4silver,179B", "5silver+4longship,179B", "silver+rune-stone,100b",
            "9silver,178B", "silver+long-house+oil,101B"})
    void whoCanDoNothingThatCounts_isNotAsked(String supply, String card) {
        assertThat(before(1, supply, card, "").position.asked()).isEqualTo(Question.FEAST);
    }

    @Test
    @Rule({"FFO-4.8", "FFO-3.11"})
    void inTheFirstVersion_theTableWasMeasuredFirst() {
        Scene scene = before("odin(seats=1,rules=1)", 1, "2emigrated-knarr+5silver", "52a", "5A")
                .play("use 52a 1", "play 5A", "coin", "coin");
        assertThat(left(scene)).isEqualTo(6);
        assertThat(before("odin(seats=1,rules=1)", 1, "5silver", "179B", "").position.asked())
                .isEqualTo(Question.FEAST);
    }
}
