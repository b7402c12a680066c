package althing.server.host;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Bots;
import althing.server.api.HostState.Queue;
import althing.server.api.TableState.SeatKind;
import althing.server.pace.Expiry;
import althing.server.storage.Closings.Quiet;
import althing.server.storage.Contests.Opened;
import althing.server.storage.ReviewJobs;
import althing.server.storage.Store;
import althing.server.storage.StoredContest;
import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Form;
import althing.server.storage.StoredContest.Meeting;
import althing.server.storage.StoredContest.Stage;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;
import althing.server.table.Hall;

import static org.assertj.core.api.Assertions.assertThat;

/** What waits is counted by its kind, and how old the first of it is. */
class JobsTest {

    private static final Duration AN_HOUR = Duration.ofHours(1);

    @TempDir
    private Path data;
    private Store store;
    private Hall hall;
    private final MeterRegistry meters = new SimpleMeterRegistry();
    private final Instant now = Instant.now();

    @BeforeEach
    void open() {
        store = Store.inDirectory(data);
        hall = new Hall(store, Bots::level, Duration.ZERO);
    }

    @AfterEach
    void close() {
        hall.close();
        store.close();
    }

    private static Seat seat(int number, String person) {
        return new Seat(number, SeatKind.PERSON, person, null, person, null);
    }

    private StoredTable table(String id, String opener, Instant changed, int pending, Seat other) {
        return new StoredTable(id, "hnefatafl(seats=2)#1", 1, opener, changed, changed, pending,
                List.of(seat(0, "ingrid"), other));
    }

    private void callTwice() {
        store.callJobs().send("first", "way", "{}", now.minusSeconds(90));
        store.callJobs().send("second", "way", "{}", now);
    }

    private void endATableOfATournament() {
        StoredContest cup = new StoredContest("cup", "ingrid", now, new StoredContest.Terms("Cup", "hnefatafl(seats=2)",
                Form.SWISS, 1, 4, "days 1", true), Stage.OPEN, 0, 0, 0,
                List.of(new Entry(1, "ingrid", "I", 0, false),
                        new Entry(2, "olaf", "O", 0, false)),
                List.of());
        store.contests().open(cup);
        StoredContest begun = new StoredContest("cup", "ingrid", now, cup.terms(), Stage.RUNNING, 1, 1,
                store.contests().find("cup").orElseThrow().version(), cup.entries(), List.of());
        StoredTable over = table("final", "contest-cup", now.minusSeconds(60), 0, seat(1, "olaf"));
        assertThat(store.contests().begin(begun, List.of(new Opened(
                new Meeting(1, 1, 0, over.id(), List.of(1, 2), List.of(), null), Optional.of(over))))).isTrue();
    }

    @Test
    void everyKindOfWork_isCounted_fromWhenTheFirstOfItWaits() {
        callTwice();
        store.reviewJobs().ask(new ReviewJobs.Job("hash", "record"), "ingrid", now.minusSeconds(120));
        endATableOfATournament();
        Instant forgotten = now.minus(Expiry.USUAL.unfilled()).minus(AN_HOUR);
        store.open(table("empty", "ingrid", forgotten, 1, new Seat(1, SeatKind.OPEN, "", null, null, "word")),
                List.of());
        store.open(table("silent", "ingrid", now.minus(Expiry.USUAL.unfilled()), 1, seat(1, "olaf")), List.of());
        store.closings().tell(new Quiet("empty", forgotten), now.minus(Expiry.USUAL.notice()), now.minus(AN_HOUR));
        store.closings().tell(new Quiet("silent", now), now, now.minus(AN_HOUR));
        List<Queue> queues = new Jobs(store, hall, meters).queues();
        assertThat(queues).extracting(Queue::what)
                .containsExactly("bots", "reviews", "calls", "rounds", "results", "expiry");
        assertThat(queues).extracting(Queue::count).containsExactly(0, 1, 2, 1, 1, 1);
        assertThat(queues.get(2).seconds()).as("the first of the calls").isBetween(90, 119);
        assertThat(queues.get(1).seconds()).isBetween(120, 1_000);
        assertThat(queues.get(3).seconds()).isBetween(60, 1_000).isEqualTo(queues.get(4).seconds());
        assertThat(queues.get(5).seconds()).as("since it should have ended").isBetween(3_600, 5_000);
        assertThat(meters.get("althing.jobs.waiting").tag("kind", "calls").gauge().value()).isEqualTo(2);
        assertThat(meters.get("althing.jobs.oldest").tag("kind", "expiry").timeGauge().value()).isGreaterThan(3_599);
    }

    @Test
    void whereNothingWaits_nothingIsOld() {
        assertThat(new Jobs(store, hall, meters).queues())
                .allMatch(queue -> queue.count() == 0 && queue.seconds() == 0);
    }
}
