package althing.server.table;

import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

import althing.bots.Bots;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.pace.Expiry;
import althing.server.storage.Bus;
import althing.server.storage.SteppedStore;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;

import static althing.server.table.Tallied.INGRID;
import static org.assertj.core.api.Assertions.assertThat;

/** The tables of a node that has died go on at another one. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
class TakingOverTest {

    private static final Set<Thread.State> AT_REST = EnumSet.of(Thread.State.TERMINATED, Thread.State.BLOCKED,
            Thread.State.WAITING);
    private static final SeatRequest BOT = new SeatRequest(Wish.BOT, null, 1);

    private final CountDownLatch read = new CountDownLatch(1);
    private final CountDownLatch gate = new CountDownLatch(1);

    /** People who wait for a dead node in vain come to the other one at the very moment when that takes over. */
    @Test
    void aTableThatComesIntoMemoryMeanwhile_isTakenOverToo() throws IOException, InterruptedException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String url = postgres.getJdbcUrl("postgres", "postgres");
            try (Store east = SteppedStore.at(url, "east", () -> {});
                    Store west = SteppedStore.at(url, "west", () -> {}, this::holdWhoAsksForTheKeeper);
                    Hall living = hall(west)) {
                String id = openAndDie(east);
                Thread visitor = Thread.ofPlatform().name("visitor").start(() -> living.at(id, Table::id));
                read.await();
                List<StoredTable> left = west.keepers().takeForgotten();
                assertThat(left).extracting(StoredTable::id).contains(id);
                Thread beat = Thread.ofPlatform().start(() -> living.takeOver(left));
                while (!AT_REST.contains(beat.getState())) {
                    Thread.onSpinWait();
                }
                gate.countDown();
                visitor.join();
                beat.join();
                boolean kept = living.at(id, table -> table.course().isKept());
                assertThat(kept).isTrue();
            }
        }
    }

    private static String openAndDie(Store store) {
        try (Hall dying = hall(store)) {
            return dying.open(INGRID, "vikings(seats=2)#1", List.of(BOT, BOT));
        }
    }

    private void holdWhoAsksForTheKeeper(String statement) {
        if (Thread.currentThread().getName().equals("visitor") && statement.contains("COALESCE(keeper")) {
            read.countDown();
            try {
                gate.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static Hall hall(Store store) {
        return new Hall(store, Bus.NONE, _ -> Bots.named("random"), Duration.ZERO, new CompositeMeterRegistry(),
                Expiry.USUAL);
    }
}
