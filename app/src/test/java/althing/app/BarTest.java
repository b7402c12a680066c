package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;

class BarTest {

    @Test
    void aLog_isToldTheTimeLeft() {
        assertThat(Bar.line("in the arena", 100, 400, TimeUnit.MINUTES.toNanos(5)))
                .isEqualTo("in the arena: 100 of 400, about 15 min left");
        assertThat(Bar.line("in the arena", 399, 400, TimeUnit.MINUTES.toNanos(5))).endsWith("about 1 min left");
        assertThat(Bar.line("in the arena", 400, 400, TimeUnit.MINUTES.toNanos(5))).endsWith("about 0 min left");
    }
}
