package althing.server.table;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.storage.Store;

import static org.assertj.core.api.Assertions.assertThat;

/** Tables that wait for bots when the hall opens. */
class WakingTest {

    private static final SeatRequest BOT = new SeatRequest(Wish.BOT, null, 1);
    private static final int TABLES = 200;

    @TempDir
    private Path data;
    private final CountDownLatch gate = new CountDownLatch(1);
    private final CountDownLatch thought = new CountDownLatch(1);
    private Store store;

    @BeforeEach
    void open() {
        store = Store.inDirectory(data);
    }

    @AfterEach
    void close() {
        gate.countDown();
        store.close();
    }

    @Test
    void theyWakeInTheirTurn_andWhoComesToOneFindsItAtOnce() throws InterruptedException {
        List<String> tables = new ArrayList<>();
        try (Hall before = hall()) {
            for (int i = 0; i < TABLES; i++) {
                tables.add(before.open("ingrid", "vikings(seats=2)#1", List.of(BOT, BOT)));
            }
        }
        assertThat(store.waitingForBots()).hasSize(TABLES);
        try (Hall after = hall()) {
            after.resume();
            thought.await();
            assertThat(after.loaded()).isLessThanOrEqualTo(Runtime.getRuntime().availableProcessors());
            after.at(tables.getFirst(), table -> table.state("ingrid"));
        }
    }

    private Hall hall() {
        return new Hall(store, _ -> new Pondering(), Duration.ZERO);
    }

    /** A bot that has begun to think, and does not end until the gate opens. */
    private final class Pondering implements Bot {

        @Override
        public String name() {
            return "pondering";
        }

        @Override
        public Move choose(Belief belief, SplitMix random) {
            assertThat(Thread.currentThread().isVirtual()).isFalse();
            thought.countDown();
            try {
                gate.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return Bots.named("random").choose(belief, random);
        }
    }
}
