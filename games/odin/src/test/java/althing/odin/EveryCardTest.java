package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;
import althing.odin.course.Duty;
import althing.odin.course.OdinMove;
import althing.odin.notation.NotationReader;
import althing.odin.notation.OdinNotation;

/**
 * All occupations meet all action spaces and all windows for anytime actions in games that deal them on purpose: every
 * question can be answered, nothing is lost, what is interrupted goes on as it was, each action keeps an effect that it
 * owes, and every position can be written down. {@code -Dalthing.encounters=300} plays so many games, in which all pairs come
 * about but those that cannot.
 */
class EveryCardTest {

    private static final int GAMES = Integer.getInteger("althing.encounters", 32);
    /** Of 11,590 and 6,270 pairs. */
    private static final int LEAST_WITH_SPACES = 11_000;
    private static final int LEAST_WITH_WINDOWS = 3_800;
    private static final int LEAST_RESUMED = 4_000;
    /** Of so many moves one may be made where a card has made every effect impossible. */
    private static final int MOVES_FOR_A_DEAD_END = 1_000;
    private static final int SAMPLE = 16;

    private final Interruptions interruptions = new Interruptions();
    private int moves;
    private int deadEnds;

    @Test
    @Rule({"FFO-13.6", "FFO-6.7", "FFO-6.8", "FFO-3.10", "FFO-13.13"})
    void everyCard_meetsEverySpaceAndEveryWindow() {
        Encounters encounters = new Encounters();
        for (int game = 0; game < GAMES; game++) {
            new DealtGame(1 + game % 4, game, encounters).play(new Checks());
        }
        assertThat(encounters.withSpaces()).as(encounters.told()).isGreaterThan(LEAST_WITH_SPACES);
        assertThat(encounters.withWindows()).as(encounters.told()).isGreaterThan(LEAST_WITH_WINDOWS);
        assertThat(interruptions.resumed()).isGreaterThan(LEAST_RESUMED);
        assertThat(deadEnds).isLessThanOrEqualTo(moves / MOVES_FOR_A_DEAD_END);
    }

    /** What must hold around every move. */
    private final class Checks implements DealtGame.Look {

        @Override
        public void before(OdinPosition position, int seat, OdinMove move) {
            deadEnds += Duty.leavesEffect(position, seat, move, null) ? 0 : 1;
            interruptions.before(position, seat, move);
        }

        @Override
        public void after(OdinPosition position, int seat, OdinMove move) {
            interruptions.after(position, seat, move);
            if (moves++ % SAMPLE == 0) {
                Conservation.check(position);
                OdinNotation written = position.notation();
                assertThat(new NotationReader(written).read().notation()).isEqualTo(written);
            }
        }
    }
}
