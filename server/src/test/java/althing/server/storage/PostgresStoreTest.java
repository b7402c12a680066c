package althing.server.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import althing.engine.BadInput;
import althing.server.Guest;
import althing.server.HallOptions;
import althing.server.HallServer;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable.Seat;
import althing.server.table.Inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** The storage in a real PostgreSQL, whose programs come for Linux on x86-64 only. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresStoreTest extends StoreContract {

    private EmbeddedPostgres postgres;
    private Store store;

    @BeforeAll
    void open() throws IOException {
        postgres = EmbeddedPostgres.start();
        store = Store.at(url());
    }

    @AfterAll
    void close() throws IOException {
        store.close();
        postgres.close();
    }

    @Override
    Store store() {
        return store;
    }

    @Override
    Store reader() {
        return Store.toRead(new Place.Server(url()));
    }

    @Test
    void aDatabaseWithoutAHall_isNotReadAsOne_andGetsNone() throws SQLException {
        create("bare");
        String bare = postgres.getJdbcUrl("postgres", "bare");
        for (int time = 0; time < 2; time++) {
            assertThatThrownBy(() -> Store.toRead(new Place.Server(bare))).isInstanceOf(BadInput.class)
                    .hasMessage("There is no hall in the PostgreSQL database: it has no tables of a hall.");
        }
    }

    @Test
    void aDatabaseThatDoesNotAnswer_cannotBeRead() {
        assertThatThrownBy(() -> Store.toRead(new Place.Server("jdbc:postgresql://127.0.0.1:1/hall")))
                .isInstanceOf(StorageTrouble.class)
                .hasMessageStartingWith("The hall cannot open the PostgreSQL database: ");
        assertThatThrownBy(() -> Store.toRead(new Place.Server("jdbc:oracle://x"))).isInstanceOf(BadInput.class)
                .hasMessageContaining("must start with jdbc:postgresql:");
    }

    @Test
    void twoStores_shareTheDatabase_andOfTwoEventsWithOneNumberOneIsRefused() {
        try (Store other = Store.at(url())) {
            store.open(bare("shared"), List.of());
            other.append("shared", new Event(1, Event.Kind.CHAT, 0, "hail", Instant.EPOCH), OptionalInt.empty());
            assertThatThrownBy(() -> store.append("shared",
                    new Event(1, Event.Kind.CHAT, 0, "heil", Instant.EPOCH), OptionalInt.empty()))
                    .isInstanceOf(SeqTaken.class);
            assertThat(store.tail("shared", 0).events()).extracting(Event::payload).containsExactly("hail");
            assertThat(store.tail("shared", 1).events()).isEmpty();
        }
    }

    /** A standby that was not synchronous may have lost the end of a table; nothing is stored behind the gap. */
    @Test
    void anEventBehindOneThatWasLost_isRefused() {
        store.open(bare("gap"), List.of(new Event(1, Event.Kind.CHAT, 0, "hail", Instant.EPOCH)));
        assertThatThrownBy(() -> store.append("gap", new Event(3, Event.Kind.CHAT, 0, "lost", Instant.EPOCH),
                OptionalInt.empty())).isInstanceOf(SeqTaken.class);
        assertThat(store.events("gap")).hasSize(1);
    }

    @Test
    void theTablesOfANodeThatIsSilent_areTakenOver_once() {
        try (Store dead = Store.at(url()); Store living = Store.at(url()); Store third = Store.at(url())) {
            living.keepers().beat();
            dead.keepers().beat();
            dead.open(new StoredTable("left", "runes(seats=2)#1", 1, "ingrid", Instant.EPOCH, Instant.EPOCH, 0b10,
                    List.of(new Seat(1, SeatKind.BOT, "Orm", 3, null, null))), List.of());
            assertThat(dead.keepers().keeps("left")).isTrue();
            assertThat(living.keepers().keeps("left")).isFalse();
            dead.keepers().leave();
            assertThat(living.keepers().takeForgotten()).extracting(StoredTable::id).contains("left");
            assertThat(living.keepers().keeps("left")).isTrue();
            assertThat(third.keepers().takeForgotten()).extracting(StoredTable::id).doesNotContain("left");
        }
    }

    /** As where the server has become a standby: the connections of the pool stay open, and only read. */
    @Test
    void connectionsThatOnlyReadByNow_areGivenUp_oneAtEachTry() {
        try (Database database = Database.at(url())) {
            Jdbi jdbi = Jdbi.create(database.pool());
            int size = database.pool().getMaximumPoolSize();
            List<Handle> all = Stream.generate(jdbi::open).limit(size).toList();
            all.forEach(each -> each.execute("SET default_transaction_read_only = on"));
            all.forEach(Handle::close);
            assertThat(isWritten(jdbi)).isFalse();
            assertThat(IntStream.range(0, size).anyMatch(_ -> isWritten(jdbi))).isTrue();
        }
    }

    private static boolean isWritten(Jdbi jdbi) {
        try {
            jdbi.useHandle(handle -> handle.execute("DELETE FROM hall_secret WHERE name = 'none'"));
            return true;
        } catch (JdbiException e) {
            assertThat(e).hasMessageContaining("read-only transaction");
            return false;
        }
    }

    private static StoredTable bare(String id) {
        return new StoredTable(id, "runes(seats=3)#1", 1, "ingrid", Instant.EPOCH, Instant.EPOCH, 1, List.of());
    }

    @Test
    void aDatabaseThatDoesNotAnswer_isToldInASentence() {
        assertThatThrownBy(() -> Store.at("jdbc:postgresql://127.0.0.1:1/hall")).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("The hall cannot open the PostgreSQL database: ");
    }

    @Test
    void aHall_playsOnIt(@TempDir Path data) throws SQLException {
        create("hall");
        HallOptions options = new HallOptions(0, "127.0.0.1", data,
                Optional.of(postgres.getJdbcUrl("postgres", "hall")), Duration.ZERO);
        String table;
        try (HallServer hall = HallServer.start(options); Guest guest = new Guest(hall.port())) {
            table = guest.open("vikings(seats=2)#1", "me", "screen");
            for (int i = 0; i < 25; i++) {
                var state = guest.state(table);
                assertThat(guest.play(table, state.path("acting").asInt(),
                        state.path("options").path(0).path("move").asString()).status()).isEqualTo(200);
            }
        }
        assertThat(data).isEmptyDirectory();
        try (HallServer hall = HallServer.start(options); Guest guest = new Guest(hall.port())) {
            assertThat(guest.state(table).path("moves").asInt()).isEqualTo(25);
            try (Store beside = Store.toRead(new Place.Server(options.jdbcUrl().orElseThrow()))) {
                Inspection.Report report = Inspection.of(beside, (_, _) -> {});
                assertThat(report.findings()).isEmpty();
                assertThat(report.moves()).isEqualTo(25);
            }
        }
    }

    private void create(String database) throws SQLException {
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + database);
        }
    }

    private String url() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }
}
