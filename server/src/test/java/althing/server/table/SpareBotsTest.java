package althing.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

import althing.bots.Bot;
import althing.engine.Belief;
import althing.engine.Games;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** Which bots of the hall think again. */
class SpareBotsTest {

    private final List<Integer> made = new ArrayList<>();
    private boolean breaks;
    private final SpareBots bots = new SpareBots(level -> {
        made.add(level);
        return new FirstMove();
    });
    private final Belief belief = new Belief(
            Setup.of(Games.all().getFirst(), Games.all().getFirst().minSeats(), Map.of()).seeded(1).start(), 0);

    @Test
    void aBotThatHasThought_thinksAgainForItsLevel() {
        think(3);
        think(3);
        think(5);
        think(3);
        assertThat(made).containsExactly(3, 5);
    }

    @Test
    void aBotThatBroke_isNotAskedAgain() {
        breaks = true;
        assertThatThrownBy(() -> think(3)).isInstanceOf(IllegalStateException.class);
        breaks = false;
        think(3);
        assertThat(made).containsExactly(3, 3);
    }

    private void think(int level) {
        bots.choose(level, belief, new SplitMix(1));
    }

    private final class FirstMove implements Bot {

        @Override
        public String name() {
            return "first";
        }

        @Override
        public Move choose(Belief of, SplitMix random) {
            if (breaks) {
                throw new IllegalStateException("broken");
            }
            MoveList moves = new MoveList();
            of.moves(moves);
            return moves.get(0);
        }
    }
}
