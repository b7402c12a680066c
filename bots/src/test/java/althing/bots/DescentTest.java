package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** Ways down the tree. */
class DescentTest {

    private static final Setup HOARD = Setup.parse("hoard(seats=1)");
    private static final SearchSettings DEEP = SearchSettings.STANDARD.grow(1);
    private static final Deadline NEVER = new Deadline(Long.MAX_VALUE);

    private final Tree tree = new Tree();
    private final Walk walk = new Walk();
    private final Descent descent = new Descent(tree, walk, DEEP);

    @Test
    void whoseTimeIsOver_makesItsFirstDecisionAndNoMore() {
        Judge judge = Judge.of(HOARD);
        grow(judge);
        descent.go(HOARD.seeded(1).start(), 0, judge, NEVER, new SplitMix(1));
        assertThat(walk.length()).isGreaterThan(1);
        descent.go(HOARD.seeded(1).start(), 0, judge, new Deadline(0), new SplitMix(1));
        assertThat(walk.length()).isEqualTo(1);
    }

    @Test
    void whoseTimeIsOver_goesThroughNoRoutineEither() {
        Routine routine = new Routine(HOARD.game().heuristics());
        Judge judge = new Judge(routine, 1, 0, null);
        grow(judge);
        int before = routine.asked;
        descent.go(HOARD.seeded(1).start(), 0, judge, new Deadline(0), new SplitMix(1));
        assertThat(routine.asked).isEqualTo(before);
        descent.go(HOARD.seeded(1).start(), 0, judge, NEVER, new SplitMix(1));
        assertThat(routine.asked).isGreaterThan(before);
    }

    private void grow(Judge judge) {
        tree.clear();
        for (int i = 0; i < 100; i++) {
            descent.go(HOARD.seeded(1).start(), 0, judge, NEVER, new SplitMix(1));
            walk.learn(tree, new double[]{0.5});
        }
    }

    /** Heuristics to which all but the first decision is routine, and which count how often they are asked for it. */
    private static final class Routine implements Heuristics {

        private final Heuristics eyes;
        private int asked;

        Routine(Heuristics eyes) {
            this.eyes = eyes;
        }

        @Override
        public boolean isRoutine(Position position, int seat) {
            MoveList moves = new MoveList();
            position.moves(seat, moves);
            return moves.size() < 5;
        }

        @Override
        public Move best(Position position, int seat, MoveList moves) {
            asked++;
            return eyes.best(position, seat, moves);
        }

        @Override
        public double value(Position position, int seat) {
            return eyes.value(position, seat);
        }

        @Override
        public double worth(Position position, int seat, Move move) {
            return eyes.worth(position, seat, move);
        }

        @Override
        public double spread(Setup setup) {
            return eyes.spread(setup);
        }
    }
}
