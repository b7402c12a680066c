package althing.server.table;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.LongStream;

import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.bots.Bots;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState;
import althing.server.pace.Expiry;
import althing.server.storage.Bus;
import althing.server.storage.Event;
import althing.server.storage.Notice;
import althing.server.storage.SteppedStore;
import althing.server.storage.Store;

import static althing.server.table.Tallied.INGRID;
import static org.assertj.core.api.Assertions.assertThat;

/**
 * Two halls on one database, of which one goes on at a time, from one step at the storage or the bus to the next. The seed
 * draws the order as well as what people do, so that what goes wrong once goes wrong again.
 */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OrdersOfStepsTest {

    private static final int SEEDS = System.getProperty("althing.faults") != null ? 200 : 5;
    private static final int STEPS = 15;
    private static final SeatRequest ME = new SeatRequest(Wish.ME, null, null);

    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private Baton baton = new Baton(new SplittableRandom(0));
    private EmbeddedPostgres postgres;
    private Store east;
    private Store west;
    private int events;

    @BeforeAll
    void start() throws IOException {
        postgres = EmbeddedPostgres.start();
        String url = postgres.getJdbcUrl("postgres", "postgres");
        east = SteppedStore.at(url, "east", () -> baton.pass());
        west = SteppedStore.at(url, "west", () -> baton.pass());
        west.bindTo(meters);
    }

    @AfterAll
    void stop() throws IOException {
        System.out.printf(
                "measured: %d events stored in orders of steps drawn by lot; %.0f of one hall came too late%n",
                events, late());
        east.close();
        west.close();
        postgres.close();
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, SEEDS);
    }

    /** What a hall tells another, which hears of it when it comes to that; a third never, a third twice. */
    private record Mail(Queue<Notice> box, SplittableRandom luck, Runnable step) implements Bus {

        @Override
        public void tell(Notice notice) {
            step.run();
            for (int times = luck.nextInt(3); times > 0; times--) {
                box.add(notice);
            }
        }

        @Override
        public void listen(Consumer<Notice> hearer, Runnable deaf) {
            // Whoever plays there looks into the box.
        }

        @Override
        public void close() {
            box.clear();
        }
    }

    /**
     * What became of a seed.
     *
     * @param order  who went on at each step
     * @param events what is stored
     */
    private record Outcome(String order, List<String> events) {}

    @ParameterizedTest
    @MethodSource("seeds")
    void bothHallsTellTheSame_andNothingIsLostOrDoubled(long seed) throws InterruptedException {
        assertThat(play(seed).order()).contains("01", "10");
    }

    @Test
    void theSameSeed_comesToTheSame_stepByStep() throws InterruptedException {
        double before = late();
        Outcome once = play(7);
        assertThat(late()).as("the order is one in which somebody comes too late").isGreaterThan(before);
        assertThat(play(7)).isEqualTo(once);
        assertThat(play(8).order()).isNotEqualTo(once.order());
    }

    private Outcome play(long seed) throws InterruptedException {
        SplittableRandom luck = new SplittableRandom(seed);
        baton = new Baton(luck.split());
        Queue<Notice> toEast = new ArrayDeque<>();
        Queue<Notice> toWest = new ArrayDeque<>();
        try (Hall one = hall(east, toWest, luck.split()); Hall other = hall(west, toEast, luck.split())) {
            String id = one.open(INGRID, "vikings(seats=2)#" + seed, List.of(ME, ME));
            Tallied first = new Tallied(one, id, luck.split(), 1);
            Tallied second = new Tallied(other, id, luck.split(), 1);
            baton.run(() -> hearAndDo(one, toEast, first), () -> hearAndDo(other, toWest, second));
            List<Event> stored = east.events(id);
            assertThat(stored.stream().map(Event::seq)).containsExactlyInAnyOrderElementsOf(
                    LongStream.rangeClosed(1, stored.size()).mapToObj(seq -> (int) seq).toList());
            assertThat(stored.stream().map(Event::seq)).hasSize(first.accepted().size() + second.accepted().size())
                    .containsAll(first.accepted()).containsAll(second.accepted());
            assertThat(told(one, id)).isEqualTo(told(other, id));
            events += stored.size();
            return new Outcome(baton.order(),
                    stored.stream().map(event -> event.kind() + " " + event.seat() + " " + event.payload()).toList());
        }
    }

    private static void hearAndDo(Hall hall, Queue<Notice> box, Tallied person) {
        for (int step = 0; step < STEPS; step++) {
            for (Notice notice = box.poll(); notice != null; notice = box.poll()) {
                if (notice.seq() > hall.at(notice.table(), Table::seq)) {
                    hall.atNewest(notice.table(), Table::id);
                }
            }
            person.run();
        }
    }

    private Hall hall(Store store, Queue<Notice> box, SplittableRandom luck) {
        return new Hall(store, new Mail(box, luck, () -> baton.pass()), _ -> Bots.named("random"), Duration.ZERO,
                new CompositeMeterRegistry(), Expiry.USUAL);
    }

    private double late() {
        return meters.get("althing.conflicts").functionCounter().count();
    }

    private static TableState told(Hall hall, String id) {
        return hall.atNewest(id, table -> table.state(INGRID));
    }
}
