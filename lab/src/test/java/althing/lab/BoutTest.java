package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.Belief;
import althing.engine.GameRecord;
import althing.engine.Move;
import althing.engine.Setup;
import althing.engine.SplitMix;

class BoutTest {

    private static final Setup SETUP = Setup.parse("vikings(seats=2)");

    /** Plays at random for some decisions and then fails. */
    private static final class Failing implements Bot {

        private final Bot random = Bots.named("random");
        private int left = 10;

        @Override
        public String name() {
            return "failing";
        }

        @Override
        public Move choose(Belief belief, SplitMix stream) {
            if (left-- == 0) {
                throw new IllegalStateException("out of ideas");
            }
            return random.choose(belief, stream);
        }
    }

    @Test
    void aGameThatBreaks_leavesARecordToReplay() {
        Bout bout = new Bout(SETUP, 4);
        Crash crash = ((Outcome.Broken) bout.play(7, 7, List.of(Bots.named("random"), new Failing()))).crash();
        assertThat(crash.game()).isEqualTo(7);
        assertThat(crash.problem()).contains("out of ideas");
        assertThat(crash.at()).isEqualTo("1 chooses");
        GameRecord record = GameRecord.parse(crash.record());
        assertThat(record.setup().line()).isEqualTo(crash.setup()).isEqualTo(bout.setupOf(7).line());
        assertThat(record.names()).containsExactly("random", "failing");
        assertThat(record.moves().stream().filter(played -> played.seat() == 1)).hasSize(10);
    }

    @Test
    void aSeededSetup_dealsEveryGameTheSame() {
        Bout bout = new Bout(SETUP.seeded(5), 4);
        assertThat(bout.setupOf(1)).isEqualTo(bout.setupOf(2)).isEqualTo(SETUP.seeded(5));
    }

    @Test
    void anUnseededSetup_dealsEveryGameAnew() {
        Bout bout = new Bout(SETUP, 4);
        assertThat(bout.setupOf(1)).isNotEqualTo(bout.setupOf(2));
        assertThat(bout.setupOf(1)).isEqualTo(new Bout(SETUP, 4).setupOf(1))
                .isNotEqualTo(new Bout(SETUP, 5).setupOf(1));
    }
}
