package althing.server.http;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;

import althing.server.http.Readiness.Stage;
import althing.server.table.Denial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** When a balancer may send people. */
class ReadinessTest {

    @Test
    void aHallThatStartsOrStops_isNotReady() {
        Readiness readiness = new Readiness(() -> true);
        notReady(readiness, "starting");
        readiness.become(Stage.OPEN);
        assertThatCode(readiness::check).doesNotThrowAnyException();
        readiness.become(Stage.STOPPING);
        notReady(readiness, "closing");
    }

    @Test
    void aStorageThatFails_isNotReady() {
        Readiness readiness = new Readiness(() -> false);
        readiness.become(Stage.OPEN);
        notReady(readiness, "storage does not answer");
    }

    @Test
    void aStorageThatHangs_isAskedOnce_andNotReady() {
        AtomicInteger asked = new AtomicInteger();
        CountDownLatch back = new CountDownLatch(1);
        Readiness readiness = new Readiness(() -> {
            asked.incrementAndGet();
            try {
                back.await();
                return true;
            } catch (InterruptedException e) {
                return false;
            }
        });
        readiness.become(Stage.OPEN);
        notReady(readiness, "storage does not answer");
        notReady(readiness, "storage does not answer");
        assertThat(asked).hasValue(1);
        back.countDown();
        assertThatCode(readiness::check).doesNotThrowAnyException();
    }

    private static void notReady(Readiness readiness, String words) {
        assertThatThrownBy(readiness::check).isInstanceOf(Denial.class).hasMessageContaining(words);
    }
}
