package althing.server.storage;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;

import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Whatever waits for the writer is stored together. */
class GroupCommitTest {

    private static final Instant NOW = Instant.parse("2026-06-24T10:15:30.123Z");

    @TempDir
    private Path data;
    private final ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch gate = new CountDownLatch(1);
    private Writer writer;
    private Store store;

    @BeforeEach
    void open() {
        Database database = Database.inDirectory(data);
        Jdbi jdbi = Jdbi.create(database.pool());
        writer = new Writer(jdbi);
        store = new Store(jdbi, writer, Rows.NEWEST, database::close);
    }

    @AfterEach
    void close() {
        gate.countDown();
        people.close();
        store.close();
    }

    @Test
    void movesThatWait_shareOneCommit() throws ExecutionException, InterruptedException {
        int tables = 40;
        for (int table = 0; table < tables; table++) {
            openTable("t" + table);
        }
        long before = writer.commits();
        Future<?> busy = holdTheWriter();
        List<Future<?>> moves = new ArrayList<>();
        for (int table = 0; table < tables; table++) {
            String id = "t" + table;
            moves.add(people.submit(() -> move(id, 1, "go")));
        }
        awaitWaiting(tables);
        assertThat(moves).noneMatch(Future::isDone);
        gate.countDown();
        busy.get();
        for (Future<?> move : moves) {
            move.get();
        }
        assertThat(writer.commits() - before).isEqualTo(2);
        for (int table = 0; table < tables; table++) {
            assertThat(store.events("t" + table)).hasSize(1);
        }
    }

    @Test
    void whatIsRefused_takesNothingElseWithIt() throws ExecutionException, InterruptedException {
        openTable("calm");
        openTable("taken");
        move("taken", 1, "first");
        Future<?> busy = holdTheWriter();
        Future<?> late = people.submit(() -> move("taken", 1, "second"));
        Future<?> lost = people.submit(() -> move("nowhere", 1, "go"));
        Future<?> good = people.submit(() -> move("calm", 1, "go"));
        awaitWaiting(3);
        gate.countDown();
        busy.get();
        good.get();
        assertThatThrownBy(late::get).cause().isInstanceOf(SeqTaken.class);
        assertThatThrownBy(lost::get).cause().isInstanceOf(SeqTaken.class);
        assertThat(store.events("calm")).hasSize(1);
        assertThat(store.events("taken")).extracting(Event::payload).containsExactly("first");
    }

    /** Who is told sooner does not find yet what was stored before it, and asks in vain. */
    @Test
    void everybodyIsToldAfterTheCommit_whoIsRefusedToo_andOnlyWhatIsStoredCounts()
            throws ExecutionException, InterruptedException {
        openTable("race");
        Future<?> busy = holdTheWriter();
        long commits = writer.commits();
        long stored = writer.stored();
        List<CompletableFuture<String>> told = Stream.of("first", "second").map(code -> writer.hand(handle -> Rows
                .insert(handle, "race", new Event(1, Event.Kind.MOVE, 0, code, NOW))).thenApply(
                        why -> (why.isEmpty() ? "stored" : "refused") + ", commits " + (writer.commits() - commits)
                                + ", stored " + (writer.stored() - stored)))
                .toList();
        gate.countDown();
        busy.get();
        assertThat(told.getFirst().get()).isEqualTo("stored, commits 2, stored 2");
        assertThat(told.getLast().get()).isEqualTo("refused, commits 2, stored 2");
    }

    @Test
    void whoIsRefusedForWhatIsNotStoredEither_isToldThatInstead() throws ExecutionException, InterruptedException {
        openTable("race");
        Future<?> busy = holdTheWriter();
        Future<?> first = people.submit(() -> move("race", 1, "first"));
        awaitWaiting(1);
        Future<?> second = people.submit(() -> move("race", 1, "second"));
        awaitWaiting(2);
        Future<?> full = people.submit(() -> writer.write(handle -> handle.execute("ROLLBACK")));
        awaitWaiting(3);
        gate.countDown();
        busy.get();
        assertThatThrownBy(first::get).cause().isInstanceOf(StorageTrouble.class);
        assertThatThrownBy(second::get).cause().isInstanceOf(StorageTrouble.class);
        assertThatThrownBy(full::get).cause().isInstanceOf(JdbiException.class);
        assertThat(store.events("race")).isEmpty();
        move("race", 1, "again");
    }

    @Test
    void readersDoNotWaitForTheWriter() throws ExecutionException, InterruptedException {
        openTable("read");
        Future<?> busy = holdTheWriter();
        assertThat(store.table("read")).isPresent();
        assertThat(store.tablesOf("ingrid", 10)).hasSize(1);
        gate.countDown();
        busy.get();
    }

    @Test
    void closing_storesWhatWaits_andRefusesTheRest() throws ExecutionException, InterruptedException {
        openTable("last");
        Future<?> busy = holdTheWriter();
        Future<?> move = people.submit(() -> move("last", 1, "go"));
        awaitWaiting(1);
        gate.countDown();
        store.close();
        busy.get();
        move.get();
        assertThatThrownBy(() -> move("last", 2, "go")).isInstanceOf(StorageTrouble.class);
    }

    /** The writer is inside a transaction that has changed something, until the gate opens. */
    private Future<?> holdTheWriter() throws InterruptedException {
        CountDownLatch held = new CountDownLatch(1);
        Future<?> busy = people.submit(() -> writer.write(handle -> {
            handle.execute("UPDATE hall_table SET pending = 1");
            held.countDown();
            awaitGate();
        }));
        held.await();
        return busy;
    }

    private void awaitGate() {
        try {
            gate.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private void awaitWaiting(int count) {
        while (writer.waiting() < count) {
            Thread.onSpinWait();
        }
    }

    private void openTable(String id) {
        store.open(new StoredTable(id, "runes(seats=3)#1", 1, "ingrid", NOW, NOW, 1, List.of()), List.of());
    }

    private void move(String table, int seq, String code) {
        store.append(table, new Event(seq, Event.Kind.MOVE, 0, code, NOW), OptionalInt.of(1));
    }
}
