package althing.server.http;

import org.junit.jupiter.api.Test;

import althing.server.api.HostState.Bounds;
import althing.server.table.Denial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** How much anybody may do in a minute, each for themselves. */
class LimitsTest {

    private static final int CALLS_OF_A_PROGRAM = 3000;

    private final Limits limits = new Limits(() -> new Bounds(30, 120, 30, 0, 0, 0));

    @Test
    void aProgramThatCallsWithoutEnd_isToldToWait_andOthersAreNot() {
        for (int call = 0; call < CALLS_OF_A_PROGRAM; call++) {
            limits.call("program-1");
        }
        assertThatThrownBy(() -> limits.call("program-1")).isInstanceOfSatisfying(Denial.class, denial -> {
            assertThat(denial.status()).isEqualTo(429);
            assertThat(denial.getMessage()).contains("3000 calls in a minute").contains("wait a minute");
        });
        limits.call("program-2");
    }

    @Test
    void codesAreGuessedTenTimes_fromOneAddress() {
        for (int guess = 0; guess < 10; guess++) {
            limits.guess("192.0.2.1");
        }
        assertThatThrownBy(() -> limits.guess("192.0.2.1")).isInstanceOf(Denial.class);
        limits.guess("192.0.2.2");
    }
}
