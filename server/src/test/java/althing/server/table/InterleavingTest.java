package althing.server.table;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.SplitMix;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState;
import althing.server.api.TableState.SeatKind;
import althing.server.pace.Expiry;
import althing.server.storage.Bus;
import althing.server.storage.Closings.Quiet;
import althing.server.storage.Event;
import althing.server.storage.Notice;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;
import althing.server.storage.StoredTable.Seat;

import static althing.server.table.Tallied.INGRID;
import static org.assertj.core.api.Assertions.assertThat;

/** Two halls on one database in one process, in orders drawn by lot, with a bus that loses and doubles what it carries. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class InterleavingTest {

    private static final SeatRequest ME = new SeatRequest(Wish.ME, null, null);
    private static final SeatRequest BOT = new SeatRequest(Wish.BOT, null, 1);

    private EmbeddedPostgres postgres;
    private Store east;
    private Store west;

    @BeforeAll
    void start() throws IOException {
        postgres = EmbeddedPostgres.start();
        String url = postgres.getJdbcUrl("postgres", "postgres");
        east = Store.at(url);
        west = Store.at(url);
    }

    @AfterAll
    void stop() throws IOException {
        east.close();
        west.close();
        postgres.close();
    }

    /** Loses a third of the notices, and says a third of them twice. */
    private record BadBus(Bus bus, SplittableRandom luck) implements Bus {

        @Override
        public void tell(Notice notice) {
            for (int times = luck.nextInt(3); times > 0; times--) {
                bus.tell(notice);
            }
        }

        @Override
        public void listen(Consumer<Notice> hearer, Runnable deaf) {
            bus.listen(hearer, deaf);
        }

        @Override
        public void close() {
            bus.close();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6})
    void whateverTheOrder_bothHallsTellTheSame_andNothingIsLostOrDoubled(long seed)
            throws InterruptedException, ExecutionException {
        SplittableRandom luck = new SplittableRandom(seed);
        try (Hall one = hall(east, luck.split()); Hall other = hall(west, luck.split())) {
            one.resume();
            other.resume();
            String id = one.open(INGRID, "vikings(seats=2)#" + seed, List.of(ME, ME));
            Tallied first = new Tallied(one, id, luck.split(), 25);
            Tallied second = new Tallied(other, id, luck.split(), 25);
            try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
                for (Future<?> done : List.of(threads.submit(first), threads.submit(second))) {
                    done.get();
                }
            }
            List<Event> stored = east.events(id);
            assertThat(stored).hasSize(first.accepted().size() + second.accepted().size());
            assertThat(stored.stream().map(Event::seq))
                    .containsAll(first.accepted()).containsAll(second.accepted()).doesNotHaveDuplicates();
            assertThat(told(one, id)).isEqualTo(told(other, id));
            assertThat(one.atNewest(id, Table::seq)).isEqualTo(stored.size());
        }
    }

    @Test
    void twoNodesThatThinkForTheSameBot_agree_andOneMoveIsStored() throws InterruptedException {
        CyclicBarrier together = new CyclicBarrier(2);
        ConcurrentLinkedQueue<String> chosen = new ConcurrentLinkedQueue<>();
        try (Hall one = new Hall(east, Bus.NONE, _ -> together(together, chosen), Duration.ZERO,
                new CompositeMeterRegistry(), Expiry.USUAL);
                Hall other = new Hall(west, Bus.NONE, _ -> together(together, chosen), Duration.ZERO,
                        new CompositeMeterRegistry(), Expiry.USUAL)) {
            String id = one.open(INGRID, "vikings(seats=2)#1", List.of(BOT, BOT));
            other.at(id, Table::keep);
            while (chosen.size() < 2 || told(one, id).story().moves() == 0) {
                Thread.sleep(5);
            }
            assertThat(chosen.stream().limit(2).distinct()).hasSize(1);
            one.atNewest(id, Table::id);
            assertThat(told(other, id)).isEqualTo(told(one, id));
            assertThat(east.events(id).getFirst().payload()).isEqualTo(chosen.peek());
        }
    }

    @Test
    void twoNodesThatEndTheSameIdleTable_storeOneEvent() throws InterruptedException {
        Instant now = Instant.now().truncatedTo(ChronoUnit.MILLIS);
        Instant longAgo = now.minus(Duration.ofDays(20));
        east.open(new StoredTable("idle", "vikings(seats=2)#1", 1, INGRID, longAgo, longAgo, 1,
                List.of(new Seat(0, SeatKind.PERSON, "Ingrid", null, INGRID, null),
                        new Seat(1, SeatKind.OPEN, "", null, null, "word"))),
                List.of());
        east.closings().tell(new Quiet("idle", longAgo), now, now.plusSeconds(60));
        west.closings().tell(new Quiet("idle", longAgo), now.plusSeconds(1), now.plusSeconds(999));
        assertThat(west.closings().of("idle")).as("the first is heard").contains(now.plusSeconds(60));
        try (Hall one = hall(east, new SplittableRandom(1)); Hall other = hall(west, new SplittableRandom(2))) {
            for (Hall each : List.of(one, other)) {
                assertThat(told(each, "idle").accord().expires()).isEqualTo(now.plusSeconds(60).toString());
            }
            Thread here = Thread.ofPlatform().start(() -> look(one, east, now.plusSeconds(60)));
            Thread there = Thread.ofPlatform().start(() -> look(other, west, now.plusSeconds(60)));
            here.join();
            there.join();
            assertThat(east.events("idle")).extracting(Event::kind).containsExactly(Event.Kind.END);
            assertThat(told(other, "idle")).isEqualTo(told(one, "idle"));
        }
    }

    private static void look(Hall hall, Store store, Instant now) {
        new Caretaker(hall, store.closings(), Expiry.USUAL).look(now);
    }

    /** A bot at random that decides when its twin does, and leaves all further decisions to others. */
    private static Bot together(CyclicBarrier twins, ConcurrentLinkedQueue<String> chosen) {
        return new Bot() {

            @Override
            public String name() {
                return "twin";
            }

            @Override
            public Move choose(Belief belief, SplitMix random) {
                try {
                    Move move = Bots.named("random").choose(belief, random);
                    twins.await(60, TimeUnit.SECONDS);
                    chosen.add(move.code());
                    return move;
                } catch (Exception e) {
                    throw new IllegalStateException("the twin does not come", e);
                }
            }
        };
    }

    private static Hall hall(Store store, SplittableRandom luck) {
        return new Hall(store, new BadBus(store.bus(), luck), _ -> Bots.named("random"), Duration.ZERO,
                new CompositeMeterRegistry(), Expiry.USUAL);
    }

    private static TableState told(Hall hall, String id) {
        return hall.atNewest(id, table -> table.state(INGRID));
    }
}
