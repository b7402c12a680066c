package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

class GreedyBotTest {

    private static final double HOARD_SPREAD = 4;

    private final Position position = Setup.parse("hoard(seats=2)#1").start();
    private final MoveList moves = new MoveList();

    @Test
    void greedyTakesWhatLooksBest() {
        Move chosen = Bots.named("greedy").choose(new Belief(position, 0), new SplitMix(1));
        position.moves(0, moves);
        for (Move move : moves.toList()) {
            assertThat(worth(move)).isLessThanOrEqualTo(worth(chosen));
        }
    }

    /** Boltzmann: the logarithm of how much more often a move is taken is the difference in worth by the warmth. */
    @Test
    void aWarmBot_takesWorseMovesAsOftenAsItsWarmthSays() {
        position.moves(0, moves);
        int[] counts = new int[moves.size()];
        Bot bot = Bots.named("greedy:0.125");
        SplitMix random = new SplitMix(1);
        for (int i = 0; i < 40_000; i++) {
            counts[moves.toList().indexOf(bot.choose(new Belief(position, 0), random))]++;
        }
        double oftener = Math.log((double) counts[0] / counts[1]);
        double better = (worth(moves.get(0)) - worth(moves.get(1))) / (0.125 * HOARD_SPREAD);
        assertThat(oftener).isCloseTo(better, within(0.1));
    }

    private double worth(Move move) {
        return position.setup().game().heuristics().worth(position, 0, move);
    }
}
