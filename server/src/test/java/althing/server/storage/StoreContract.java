package althing.server.storage;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.Test;

import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable.Seat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** What the storage promises, whatever database is behind it. */
abstract class StoreContract {

    private static final Instant NOW = Instant.parse("2026-06-24T10:15:30.123Z");

    /** The store under test; every test uses tables of its own. */
    abstract Store store();

    /** The same data once more, to be read only. */
    abstract Store reader();

    @Test
    void aTable_comesBackAsItWasStored() {
        StoredTable table = table("back", 1, NOW);
        store().open(table, List.of());
        StoredTable read = store().table("back").orElseThrow();
        assertThat(read.setup()).isEqualTo(table.setup());
        assertThat(read.seats()).isEqualTo(table.seats());
        assertThat(read.opened()).isEqualTo(NOW);
        assertThat(read.pending()).isEqualTo(1);
        assertThat(store().table("nowhere")).isEmpty();
    }

    @Test
    void events_comeBackInOrder() {
        store().open(table("order", 1, NOW), List.of(event(1, "a"), event(2, "b")));
        store().append("order", event(3, "Żółć, 字 and \uD83D\uDEF6"), OptionalInt.of(2));
        assertThat(store().events("order").stream().map(Event::payload)).containsExactly("a", "b",
                "Żółć, 字 and \uD83D\uDEF6");
        assertThat(store().table("order").orElseThrow().pending()).isEqualTo(2);
    }

    @Test
    void ofTwoEventsWithOneNumber_oneIsRefused_andChangesNothing() {
        store().open(table("twice", 1, NOW), List.of(event(1, "first")));
        assertThatThrownBy(() -> store().append("twice", event(1, "second"), OptionalInt.of(8)))
                .isInstanceOf(SeqTaken.class);
        assertThat(store().events("twice")).singleElement().extracting(Event::payload).isEqualTo("first");
        assertThat(store().table("twice").orElseThrow().pending()).isEqualTo(1);
    }

    @Test
    void manyWriters_getEveryNumberOnce() throws InterruptedException, ExecutionException {
        store().open(table("race", 1, NOW), List.of());
        int writers = 4;
        int numbers = 25;
        List<Callable<Integer>> work = new ArrayList<>();
        for (int writer = 0; writer < writers; writer++) {
            work.add(() -> appendAll("race", numbers));
        }
        int stored = 0;
        try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Future<Integer> future : pool.invokeAll(work)) {
                stored += future.get();
            }
        }
        assertThat(stored).isEqualTo(numbers);
        assertThat(store().events("race")).hasSize(numbers);
    }

    @Test
    void whoJoins_isStoredWithTheEvent() {
        store().open(table("join", 1, NOW), List.of());
        Seat open = store().table("join").orElseThrow().seats().get(2);
        Seat taken = open.takenBy("olaf", "Olaf");
        store().reseat("join", event(1, "Olaf"), taken, OptionalInt.empty());
        assertThat(store().table("join").orElseThrow().seats().get(2)).isEqualTo(taken);
        assertThat(store().tablesOf("olaf", 10)).extracting(StoredTable::id).contains("join");
    }

    @Test
    void aPersonsTables_comeLastChangedFirst() {
        store().open(tableOf("old", "helga", NOW.minus(Duration.ofDays(1))), List.of());
        store().open(tableOf("new", "helga", NOW), List.of());
        assertThat(store().tablesOf("helga", 10)).extracting(StoredTable::id).containsExactly("new", "old");
        Event late = new Event(1, Event.Kind.CHAT, 0, "hi", NOW.plus(Duration.ofDays(1)));
        store().append("old", late, OptionalInt.empty());
        assertThat(store().tablesOf("helga", 1)).extracting(StoredTable::id).containsExactly("old");
        assertThat(store().tablesOf("nobody", 10)).isEmpty();
    }

    @Test
    void tablesThatWaitForABot_areFound() {
        store().open(table("bot-asked", 0b010, NOW), List.of());
        store().open(table("person-asked", 0b001, NOW), List.of());
        store().open(table("over", 0, NOW), List.of());
        assertThat(store().waitingForBots()).extracting(StoredTable::id).contains("bot-asked")
                .doesNotContain("person-asked", "over");
    }

    @Test
    void whoReadsBeside_seesWhatIsStored_andKeepsNobodyFromStoring() {
        store().open(table("beside", 1, NOW), List.of(event(1, "a")));
        try (Store reader = reader()) {
            assertThat(reader.tables()).extracting(StoredTable::id).contains("beside");
            assertThat(reader.course("beside").orElseThrow().events()).hasSize(1);
            store().append("beside", event(2, "b"), OptionalInt.of(2));
            StoredCourse course = reader.course("beside").orElseThrow();
            assertThat(course.events()).hasSize(2);
            assertThat(course.table().pending()).isEqualTo(2);
            assertThat(course.table().seats()).isEqualTo(seats("ingrid"));
            assertThat(reader.course("nowhere")).isEmpty();
        }
    }

    @Test
    void whoReads_cannotStore() {
        store().open(table("read", 1, NOW), List.of());
        try (Store reader = reader()) {
            assertThatThrownBy(() -> reader.append("read", event(1, "a"), OptionalInt.empty()))
                    .isInstanceOf(StorageTrouble.class);
        }
        assertThat(store().events("read")).isEmpty();
    }

    /** A move and who decides after it are stored at once, and are read at once. */
    @Test
    void whoReads_seesEachTableAtOneMoment() throws InterruptedException {
        store().open(table("moment", 0, NOW), List.of());
        Thread writer = Thread.ofPlatform().start(() -> {
            for (int number = 1; number <= 200; number++) {
                store().append("moment", event(number, "x"), OptionalInt.of(number));
            }
        });
        try (Store reader = reader()) {
            int seen = 0;
            while (seen < 200) {
                StoredCourse course = reader.course("moment").orElseThrow();
                seen = course.events().size();
                assertThat(course.table().pending()).isEqualTo(seen);
            }
        }
        writer.join();
    }

    private int appendAll(String table, int numbers) {
        int stored = 0;
        for (int number = 1; number <= numbers; number++) {
            try {
                store().append(table, event(number, "x"), OptionalInt.empty());
                stored++;
            } catch (SeqTaken e) {
                // Another writer was first.
            }
        }
        return stored;
    }

    private static Event event(int seq, String payload) {
        return new Event(seq, Event.Kind.MOVE, 0, payload, NOW);
    }

    private static StoredTable table(String id, int pending, Instant at) {
        return new StoredTable(id, "runes(seats=3)#1", 1, "ingrid", at, at, pending, seats("ingrid"));
    }

    private static StoredTable tableOf(String id, String person, Instant at) {
        return new StoredTable(id, "runes(seats=3)#1", 1, person, at, at, 1, seats(person));
    }

    private static List<Seat> seats(String person) {
        return List.of(new Seat(0, SeatKind.PERSON, "Ingrid", null, person, null),
                new Seat(1, SeatKind.BOT, "Orm", 3, null, null),
                new Seat(2, SeatKind.OPEN, "", null, null, "word"));
    }
}
