package althing.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import althing.server.table.Turns.Wish;

/** Thoughts on the threads of the hall. */
class ThinkersTest {

    private final BlockingQueue<String> ended = new LinkedBlockingQueue<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch never = new CountDownLatch(1);
    private final Thinkers thinkers = Thinkers.start(1, this::think, new CompositeMeterRegistry());

    @AfterEach
    void close() {
        thinkers.close();
    }

    @Test
    void aThoughtForNobody_isGivenUpWhenSomebodyWaits() throws InterruptedException {
        thinkers.want(new Wish("lonely", "olaf", "", false, System.nanoTime()));
        begun.await();
        thinkers.want(new Wish("seen", "ingrid", "192.0.2.1", true, 0));
        assertThat(ended.take()).isEqualTo("lonely given up");
        assertThat(ended.take()).isEqualTo("seen");
    }

    @Test
    void aThoughtThatNobodyNeedsTheThreadFor_comesToItsEnd() throws InterruptedException {
        never.countDown();
        thinkers.want(new Wish("lonely", "olaf", "", false, System.nanoTime()));
        assertThat(ended.take()).isEqualTo("lonely chosen");
    }

    private void think(Wish wish) {
        ended.add(wish.attended()
                ? wish.table()
                : thinkers.unlessNeeded(this::ponder).map(move -> "lonely " + move).orElse("lonely given up"));
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    /** Ends when nobody needs to wait for it, or when it is interrupted; as a search does. */
    private String ponder() {
        begun.countDown();
        try {
            never.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "chosen";
    }
}
