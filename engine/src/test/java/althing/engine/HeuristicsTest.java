package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;

import org.junit.jupiter.api.Test;

/** What a game need not say about playing well. */
class HeuristicsTest {

    private final Position position = Setup.parse("stones(rules=1)#1").start();

    /** Values moves by a table. */
    private record Tabled(Map<String, Double> worth) implements Heuristics {

        @Override
        public double value(Position at, int seat) {
            return at.points(seat);
        }

        @Override
        public double worth(Position at, int seat, Move move) {
            return worth.getOrDefault(move.code(), 0.0);
        }

        @Override
        public double spread(Setup setup) {
            return 5;
        }
    }

    private Move best(Map<String, Double> worth) {
        MoveList moves = new MoveList();
        position.moves(0, moves);
        Move careful = new Tabled(worth).careful(position, 0, moves);
        Move best = new Tabled(worth).best(position, 0, moves);
        assertThat(careful).isEqualTo(best);
        return best;
    }

    @Test
    void theBestLookingMove_isTheOneOfMostWorth() {
        assertThat(best(Map.of("take 2", 1.5, "take 3", 1.25))).isEqualTo(new Stones.Take(2));
        assertThat(best(Map.of("take 1", -3.0, "take 2", -2.0, "take 3", -1.0, "roll", -0.5)))
                .isEqualTo(new Stones.Roll());
    }

    @Test
    void ofSeveral_theFirstIsTaken() {
        assertThat(best(Map.of())).isEqualTo(new Stones.Take(1));
        assertThat(best(Map.of("take 2", 1.0, "roll", 1.0))).isEqualTo(new Stones.Take(2));
    }

    @Test
    void nothingIsRoutine_andNoSearchLooksFar_unlessTheGameSaysSo() {
        Heuristics heuristics = new Tabled(Map.of());
        assertThat(heuristics.isRoutine(position, 0)).isFalse();
        assertThat(heuristics.horizon(position.setup())).isZero();
    }
}
