package althing.server.pace;

import java.time.Duration;
import java.time.Instant;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What the words of a pace mean. */
class PaceTest {

    /** Six in the evening in Warsaw, in summer. */
    private static final Instant EVENING = Instant.parse("2026-06-01T16:00:00Z");
    private static final Pace NIGHTLY = Pace.parse("days 1 nights 22 8 Europe/Warsaw");

    @ParameterizedTest
    @ValueSource(strings = {"live 15 10", "live 1 0", "days 30", "days 2 nights 22 8 Europe/Warsaw",
            "days 1 nights 0 7 UTC"})
    void aLine_readsBack(String line) {
        assertThat(Pace.parse(line).line()).contains(line);
    }

    @Test
    void withoutALine_nobodyCounts() {
        assertThat(Pace.parse(null)).isEqualTo(Pace.parse("none")).isEqualTo(new Pace.None());
        assertThat(new Pace.None().line()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "live", "live 0 10", "live 181 0", "live 5 181", "live -1 5", "days 0", "days 31",
            "days 1 nights 22 22 UTC", "days 1 nights 22 24 UTC", "days 1 nights 8 22 UTC",
            "days 1 nights 22 8 Nowhere",
            "days 1 nights 22", "live 99999999999 1", "Live 5 5", "days 1\n"})
    void whatIsNoPace_isRefusedInASentence(String line) {
        assertThatThrownBy(() -> Pace.parse(line)).isInstanceOf(BadInput.class).hasMessageEndingWith(".");
    }

    @Test
    void nights_doNotCount() {
        Instant tomorrow = EVENING.plus(Duration.ofDays(1));
        assertThat(NIGHTLY.counted(EVENING, tomorrow)).isEqualTo(Duration.ofHours(14).toMillis());
        assertThat(NIGHTLY.counted(EVENING, EVENING.plus(Duration.ofHours(5))))
                .isEqualTo(Duration.ofHours(4).toMillis());
        assertThat(NIGHTLY.counted(tomorrow, EVENING)).isZero();
    }

    @Test
    void theEnd_isWhereAsMuchHasBeenCounted() {
        for (int hours = 0; hours < 60; hours += 7) {
            Instant since = EVENING.plus(Duration.ofHours(hours));
            for (Duration left : new Duration[]{Duration.ZERO, Duration.ofMinutes(1), Duration.ofHours(30)}) {
                Instant end = NIGHTLY.end(since, left.toMillis());
                assertThat(NIGHTLY.counted(since, end)).as("%s from %s", left, since).isEqualTo(left.toMillis());
            }
        }
    }

    @Test
    void aNight_isAsLongAsTheClocksSay_whenTheyAreChanged() {
        Instant before = Instant.parse("2026-10-24T18:00:00Z");
        assertThat(NIGHTLY.counted(before, before.plus(Duration.ofHours(24))))
                .isEqualTo(Duration.ofHours(13).toMillis());
    }
}
