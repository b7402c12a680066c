package althing.__name__;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.__name__.rules.Moves;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.testkit.Rule;

/** Taking stones, from the first to the last. */
class TakingTest {

    private final __Name__Position position = new __Name__Game().start(Setup.parse("__name__(seats=2)#1"));

    @Test
    @Rule({"__RULE__-1.1", "__RULE__-1.2", "__RULE__-1.3"})
    void theFirstSeat_beginsWithAFullHeap() {
        assertThat(position.left()).isEqualTo(21);
        assertThat(position.nextSeat()).isZero();
        play(2);
        assertThat(position.left()).isEqualTo(19);
        assertThat(position.nextSeat()).isEqualTo(1);
    }

    @Test
    @Rule({"__RULE__-2.1", "__RULE__-2.2"})
    void nobody_takesMoreThanThreeOrThanAreLeft() {
        assertThat(legal()).containsExactly("take 1", "take 2", "take 3");
        play(3, 3, 3, 3, 3, 3, 1);
        assertThat(legal()).containsExactly("take 1", "take 2");
        assertThat(position.why(1, Moves.named("take 3")).orElseThrow().rule()).isEqualTo("__RULE__-2.2");
    }

    @Test
    @Rule("__RULE__-3.1")
    void whoTakesTheLastStone_wins() {
        play(3, 3, 3, 3, 3, 3, 3);
        assertThat(position.isOver()).isTrue();
        assertThat(List.of(position.rank(0), position.rank(1))).containsExactly(1, 2);
        assertThat(position.points(0)).isEqualTo(1);
    }

    private void play(int... counts) {
        for (int count : counts) {
            position.play(position.nextSeat(), Moves.named("take " + count));
        }
    }

    private List<String> legal() {
        MoveList moves = new MoveList();
        position.moves(position.nextSeat(), moves);
        return moves.toList().stream().map(Move::code).toList();
    }
}
