package althing.server.table;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** How long standing orders wait. */
class HesitationTest {

    private static final int MANY = 10_000;

    @Test
    void noTwoAnswers_takeTheSameTime_andNoneTakesNone() {
        Hesitation hesitation = new Hesitation(Duration.ofSeconds(1));
        SplittableRandom random = new SplittableRandom(1);
        long[] drawn = LongStream.generate(() -> hesitation.nanos(random)).limit(MANY).sorted().toArray();
        assertThat(drawn[0]).isGreaterThanOrEqualTo(Duration.ofSeconds(1).toNanos());
        assertThat(drawn[MANY - 1]).isEqualTo(Duration.ofSeconds(8).toNanos());
        assertThat(LongStream.of(drawn).distinct().count()).isGreaterThan(MANY * 9 / 10);
        assertThat(drawn[MANY * 3 / 4] - drawn[MANY / 4]).as("a half of them lie so far apart")
                .isGreaterThan(Duration.ofSeconds(2).toNanos());
    }

    @Test
    void whereBotsPlayAtOnce_ordersDoSoToo() {
        assertThat(new Hesitation(Duration.ZERO).nanos()).isZero();
    }
}
