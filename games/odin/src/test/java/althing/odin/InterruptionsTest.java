package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.testkit.Rule;

/** FFO-6.8: whatever is done in a window leaves the interrupted action as it was; by games with all cards for any time. */
class InterruptionsTest {

    private static final int GAMES = Integer.getInteger("althing.encounters", 6);
    private static final int LEAST_RESUMED = 500;
    private static final int LEAST_DEPTH = 3;

    @Test
    @Rule({"FFO-6.8", "FFO-6.7"})
    void whatIsDoneInAWindow_leavesTheActionAsItWas() {
        Interruptions interruptions = new Interruptions();
        Encounters encounters = new Encounters();
        for (int game = 0; game < GAMES; game++) {
            new DealtGame(1 + game % 4, 1_000 + game, encounters).withAllForAnyTime().play(interruptions);
        }
        assertThat(interruptions.resumed()).isGreaterThan(LEAST_RESUMED).isGreaterThan(10 * interruptions.movedOn());
        assertThat(interruptions.deepest()).isGreaterThan(LEAST_DEPTH);
    }
}
