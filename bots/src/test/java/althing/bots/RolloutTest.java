package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

class RolloutTest {

    private static final Setup HOARD = Setup.parse("hoard(seats=3)");

    @Test
    void withoutAHorizon_someDecisionsArePlayed() {
        Position position = HOARD.seeded(1).start();
        assertThat(rollout(SearchSettings.STANDARD, position, Judge.of(HOARD))).isEqualTo(10);
    }

    @Test
    void upToTheHorizon_theBestLookingMovesArePlayed() {
        Position position = HOARD.seeded(1).start();
        Position expected = position.copy();
        Heuristics heuristics = HOARD.game().heuristics();
        MoveList moves = new MoveList();
        for (int i = 0; i < 7; i++) {
            expected.moves(expected.nextSeat(), moves);
            expected.play(expected.nextSeat(), heuristics.best(expected, expected.nextSeat(), moves));
        }
        assertThat(rollout(SearchSettings.STANDARD, position, new Judge(new Farsighted(heuristics, 7), 1, 0, null)))
                .isEqualTo(7);
        assertThat(position.notation()).isEqualTo(expected.notation());
    }

    @Test
    void whereTheGameJudgesAtOnce_nothingIsPlayed() {
        Judge judge = new Judge(new Farsighted(HOARD.game().heuristics(), Heuristics.AT_ONCE), 1, 0, null);
        assertThat(rollout(SearchSettings.STANDARD, HOARD.seeded(1).start(), judge)).isZero();
        assertThat(rollout(SearchSettings.STANDARD.rollout(3), HOARD.seeded(1).start(), judge)).isEqualTo(3);
    }

    @Test
    void whoAsksForARollout_getsItInsteadOfTheHorizon() {
        Judge judge = new Judge(new Farsighted(HOARD.game().heuristics(), 7), 1, 0, null);
        assertThat(rollout(SearchSettings.STANDARD.rollout(3), HOARD.seeded(1).start(), judge)).isEqualTo(3);
    }

    @Test
    void whoseTimeIsOver_doesNotPlayOn() {
        Judge judge = new Judge(new Farsighted(HOARD.game().heuristics(), 30), 1, 0, null);
        Rollout rollout = new Rollout(SearchSettings.STANDARD);
        SplitMix random = new SplitMix(1);
        assertThat(rollout.play(HOARD.seeded(1).start(), judge, new Deadline(0), random)).isZero();
        assertThat(rollout.play(HOARD.seeded(1).start(), judge, new Deadline(Long.MAX_VALUE), random)).isEqualTo(15);
    }

    private static int rollout(SearchSettings settings, Position position, Judge judge) {
        return new Rollout(settings).play(position, judge, settings.deadline(), new SplitMix(1));
    }

    /** Heuristics that want to see further. */
    private record Farsighted(Heuristics eyes, int horizon) implements Heuristics {

        @Override
        public double value(Position position, int seat) {
            return eyes.value(position, seat);
        }

        @Override
        public double worth(Position position, int seat, Move move) {
            return eyes.worth(position, seat, move);
        }

        @Override
        public int horizon(Setup setup) {
            return horizon;
        }

        @Override
        public double spread(Setup setup) {
            return eyes.spread(setup);
        }
    }
}
