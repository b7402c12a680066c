package althing.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.formats.NotationJson;
import althing.server.Guest;
import althing.server.HallOptions;
import althing.server.HallServer;
import althing.server.HallTest;
import althing.server.Tampering;
import althing.server.api.HallJson;
import althing.server.api.Requests.Luck;
import althing.server.api.Requests.OpenSandbox;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.table.Inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A hall goes from SQLite to a real PostgreSQL and back, whole or not at all. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RemovalTest {

    private EmbeddedPostgres postgres;
    private int databases;
    private Path data;
    private Place hall;

    @BeforeAll
    void start() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    void stop() throws IOException {
        postgres.close();
    }

    /** A hall with a game under way, talk, a sandbox and a review, which is closed. */
    @BeforeEach
    void play(@TempDir Path directory) {
        data = directory.resolve("hall");
        hall = Place.at(data);
        try (HallServer server = HallServer.start(HallTest.options(data)); Guest ingrid = new Guest(server.port())) {
            String table = ingrid.open("vikings(seats=2)#1", "me", "screen");
            for (int moves = 0; moves < 12; moves++) {
                var state = ingrid.state(table);
                ingrid.play(table, state.path("acting").asInt(),
                        state.path("options").path(0).path("move").asString());
            }
            ingrid.post("/api/tables/" + table + "/chat", "{\"text\":\"Żółć, 字 and 🛶\"}");
            ingrid.open("vikings(seats=2)", "me", "friend");
            ingrid.post("/api/sandboxes", HallJson.write(new OpenSandbox(null,
                    NotationJson.write(Setup.parse("vikings(seats=2)#1").start()), null, Luck.SAME,
                    List.of(new SeatRequest(Wish.ME, null, null), new SeatRequest(Wish.ME, null, null)))));
        }
        Tampering.execute(data, "INSERT INTO game_review (hash, review, made) VALUES ('abc', '{}', 1)");
    }

    @Test
    void everyRow_arrives_thereAndBack_andWhereItCameFromNothingIsChanged(@TempDir Path other)
            throws IOException, SQLException {
        Map<String, String> before = files(data);
        Place server = new Place.Server(database());
        Freight there = Removal.move(hall, server, (_, _) -> {});
        assertThat(there.tables()).isEqualTo(3);
        assertThat(there.events()).isGreaterThanOrEqualTo(13);
        assertThat(there.reviews()).isEqualTo(1);
        assertSound(server);
        Place back = Place.at(other.resolve("back"));
        assertThat(Removal.move(server, back, (_, _) -> {})).isEqualTo(there);
        assertSound(back);
        assertThat(rows(back)).isEqualTo(rows(hall)).isEqualTo(rows(server));
        assertThat(files(data)).isEqualTo(before);
    }

    @Test
    void peopleGoOn_whereTheirHallWasCarriedTo() throws SQLException {
        String url = database();
        Removal.move(hall, new Place.Server(url), (_, _) -> {});
        HallOptions options = new HallOptions(0, "127.0.0.1", data, Optional.of(url), Duration.ZERO);
        try (HallServer server = HallServer.start(options);
                Guest olaf = new Guest(server.port());
                Store store = Store.toRead(hall)) {
            String table = store.tables().getFirst().id();
            assertThat(olaf.state(table).path("moves").asInt()).isEqualTo(12);
            assertThat(olaf.open("vikings(seats=2)#1", "me", "screen")).isNotEmpty();
        }
    }

    @Test
    void aHallThatIsOpen_isNotCarriedAway() throws SQLException {
        try (HallServer _ = HallServer.start(HallTest.options(data))) {
            refused(hall, new Place.Server(database()), "Another hall is using the data directory " + data);
        }
        String url = database();
        Place server = new Place.Server(url);
        try (Store store = Store.at(url)) {
            store.keepers().beat();
            refused(server, Place.at(data.resolve("other")), "A hall is using the PostgreSQL database; stop all");
            refused(hall, server, "A hall is using the PostgreSQL database; stop all");
            store.keepers().leave();
        }
        Removal.move(hall, server, (_, _) -> {});
    }

    @Test
    void aPlaceThatHasAHall_isNotWrittenTo() throws SQLException {
        Place server = new Place.Server(database());
        Removal.move(hall, server, (_, _) -> {});
        Map<String, List<String>> before = rows(server);
        refused(hall, server, "There is a hall in the PostgreSQL database already");
        refused(server, hall, "There is a hall in the data directory " + data + " already");
        refused(hall, hall, "The hall is in the data directory " + data + " already");
        assertThat(rows(server)).isEqualTo(before);
    }

    @Test
    void whatIsNoPlace_isSaid(@TempDir Path other) throws IOException, SQLException {
        refused(Place.at(other), new Place.Server(database()), "There is no hall in the data directory " + other);
        refused(new Place.Server(database()), Place.at(other), "There is no hall in the PostgreSQL database");
        Path file = Files.writeString(other.resolve("file"), "no hall");
        refused(hall, Place.at(file), file + " is a file; a hall is carried to a directory");
        assertThatThrownBy(() -> Removal.move(Place.at(file), Place.at(other.resolve("x")), (_, _) -> {}))
                .isInstanceOf(StorageTrouble.class).hasMessageStartingWith("The hall cannot open the file " + file);
        refused(hall, Place.named("jdbc:oracle:x"), "The database address must start with jdbc:postgresql:");
        refused(hall, Place.named("jdbc:postgresql://127.0.0.1:1/x"), "The hall cannot open the PostgreSQL database: ");
    }

    /** A row that the target does not take, in the middle: all of it or nothing. */
    @Test
    void whatCannotBeStored_leavesAnEmptyPlace_andASentenceWithoutTheRow() throws SQLException {
        Tampering.execute(data, "UPDATE table_event SET payload = '" + "secret".repeat(500) + "' WHERE seq = 13");
        String url = database();
        assertThatThrownBy(() -> Removal.move(hall, new Place.Server(url), (_, _) -> {}))
                .isInstanceOf(StorageTrouble.class)
                .hasMessageStartingWith("The hall cannot be stored in the PostgreSQL database: ERROR: value too long")
                .message().doesNotContain("secret").endsWith(".");
        Tampering.execute(data, "UPDATE table_event SET payload = 'hail' WHERE seq = 13");
        Removal.move(hall, new Place.Server(url), (_, _) -> {});
    }

    @Test
    void theSchemaOfAnOlderProgram_staysWhatItIs(@TempDir Path other) {
        Path old = Path.of("src/test/resources/althing/server/first-rules");
        Place copy = Place.at(other.resolve("copy"));
        Freight carried = Removal.move(Place.at(old), copy, (_, _) -> {});
        assertThat(carried.tables()).isPositive();
        assertSound(copy);
        try (Reading before = Reading.of(Place.at(old)); Reading after = Reading.of(copy)) {
            assertThat(after.version()).isEqualTo(before.version()).isLessThan(Database.LATEST);
        }
        Path begun = other.resolve("begun");
        Store.inDirectory(begun).close();
        refused(Place.at(old), Place.at(begun), "Version " + Database.LATEST + " of the data directory " + begun
                + " was begun by a newer Althing");
    }

    @Test
    void everyTableOfTheSchema_isCarried_butThatOfLivingNodes() throws SQLException {
        List<String> all = new ArrayList<>();
        try (Reading reading = Reading.of(hall);
                Statement statement = reading.connection().createStatement();
                ResultSet names = statement.executeQuery("SELECT name FROM sqlite_master WHERE type = 'table'")) {
            while (names.next()) {
                all.add(names.getString(1));
            }
        }
        all.removeAll(List.of("hall_schema", "hall_node"));
        assertThat(Freight.tables(Database.LATEST)).containsExactlyInAnyOrderElementsOf(all);
    }

    private static void refused(Place from, Place to, String sentence) {
        assertThatThrownBy(() -> Removal.move(from, to, (_, _) -> {})).isInstanceOf(BadInput.class)
                .hasMessageStartingWith(sentence).message().endsWith(".");
    }

    private static void assertSound(Place place) {
        try (Store store = Store.toRead(place)) {
            assertThat(Inspection.of(store, (_, _) -> {}).findings()).isEmpty();
        }
    }

    private static Map<String, List<String>> rows(Place place) throws SQLException {
        Map<String, List<String>> rows = new TreeMap<>();
        try (Reading reading = Reading.of(place); Statement statement = reading.connection().createStatement()) {
            for (String table : Freight.tables(Database.LATEST)) {
                rows.put(table, rows(statement, table));
            }
        }
        return rows;
    }

    private static List<String> rows(Statement statement, String table) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (ResultSet read = statement.executeQuery("SELECT * FROM " + table)) {
            int columns = read.getMetaData().getColumnCount();
            while (read.next()) {
                StringBuilder row = new StringBuilder();
                for (int column = 1; column <= columns; column++) {
                    row.append(read.getString(column)).append('|');
                }
                rows.add(row.toString());
            }
        }
        rows.sort(null);
        return rows;
    }

    private static Map<String, String> files(Path directory) throws IOException {
        Map<String, String> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(directory)) {
            for (Path file : all.toList()) {
                files.put(file.getFileName().toString(),
                        Arrays.hashCode(Files.readAllBytes(file)) + " " + Files.getLastModifiedTime(file));
            }
        }
        return files;
    }

    private String database() throws SQLException {
        String name = "hall" + ++databases;
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        }
        return postgres.getJdbcUrl("postgres", name);
    }
}
