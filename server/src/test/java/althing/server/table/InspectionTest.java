package althing.server.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Fingerprint;
import althing.server.Tampering;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState;
import althing.server.storage.Place;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;
import althing.server.table.Inspection.Finding;
import althing.server.table.Inspection.Report;
import althing.server.table.Inspection.Share;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Everything stored is opened as a hall would open it, and what does not open is named. */
class InspectionTest {

    private static final String INGRID = "ingrid";
    private static final int PAGE = 4096;
    private static final SeatRequest ME = new SeatRequest(Wish.ME, null, null);

    @TempDir
    private Path data;
    private String table = "";

    /** Two stones are chosen, a rune is carved, taken back and carved again, and something is said. */
    @BeforeEach
    void playALittle() {
        try (Store store = Store.inDirectory(data); Hall hall = hall(store)) {
            table = hall.open(INGRID, "runes(seats=2)#1", List.of(ME, ME));
            playFirst(hall);
            playFirst(hall);
            playFirst(hall);
            hall.at(table, each -> each.playing().undo(INGRID, carver(each), each.seq()));
            playFirst(hall);
            hall.at(table, each -> each.say(INGRID, "Hail"));
        }
    }

    @Test
    void whatOpens_isCounted() {
        Report report = inspect();
        assertThat(report.findings()).isEmpty();
        assertThat(report.tables()).isEqualTo(1);
        assertThat(report.moves()).isEqualTo(3);
        assertThat(report.shares()).containsExactly(new Share("runes", 1, 1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            UPDATE hall_table SET rules_version = 7 | rules version 7 of runes is not known here: this program plays version 1; a newer Althing is needed.
            UPDATE hall_table SET rules_version = 7, setup = 'runes(ink=red)#1' | rules version 7 of runes is not known here: this program plays version 1; a newer Althing is needed.
            UPDATE hall_table SET rules_version = 0 | rules version 0 of runes is not known here: this program plays version 1.
            UPDATE hall_table SET setup = 'runes(ink=red)#1' | runes has no option 'ink'; its options are seats, hand, talk, points, and rules.
            UPDATE hall_table SET setup = 'runes(seats=3)#1' | its setup has 3 seats, but those stored are [0, 1].
            UPDATE hall_table SET pending = 0 | its moves lead elsewhere than when they were played: now the seats [1] are to decide, stored are [].
            DELETE FROM table_event WHERE seq = 2 | its event 2 is missing.
            UPDATE table_event SET payload = 'sing' WHERE seq = 2 | event 2 (1 sing): 'sing' is no move of Runes.
            UPDATE table_event SET payload = 'done' WHERE seq = 2 | event 2 (1 done): the move breaks RUN-1.
            UPDATE table_event SET seat = 0 WHERE seq = 2 | event 2 (0 choose 2): seat 0 is not asked to decide there.
            UPDATE table_event SET kind = 'undo', payload = '' WHERE seq = 1 | event 1 (0): there is no move to take back.
            UPDATE table_event SET kind = 'vote' WHERE seq = 1 | 'vote' is stored where this program knows move, undo, chat, join, hint, lesson, seal, lot, person, fill, leave, stand_in, return, gift, holiday, pause, resume, end; a newer Althing is needed.
            UPDATE table_event SET payload = 'carve 3' WHERE seq = 3 | the rules fail while it is replayed: event 3 (1 carve 3): java.lang.IllegalStateException: the stone breaks.
            """)
    void whatDoesNotOpen_isNamedWithASentence(String sql, String problem) {
        Tampering.execute(data, sql);
        assertThat(inspect().findings()).singleElement().satisfies(finding -> {
            assertThat(finding.problem()).isEqualTo(problem);
            assertThat(finding.id()).isEqualTo(table);
            assertThat(finding.setup()).doesNotContain("#");
        });
    }

    @Test
    void aGameThatIsNotHere_isNamed() {
        Tampering.execute(data, "UPDATE hall_table SET setup = 'sagas(seats=2)#1'");
        assertThat(inspect().findings()).singleElement().extracting(Finding::problem).asString()
                .startsWith("There is no game 'sagas' here; there is ");
        assertThat(inspect().shares()).containsExactly(new Share("sagas", 1, 1));
    }

    /** What is said here must be what happens there; only a list that went astray keeps no table from opening. */
    @Test
    void aHall_doesNotOpenItEither_andGoesOnWithTheOthers() {
        Tampering.execute(data, "UPDATE table_event SET payload = 'done' WHERE seq = 2");
        try (Store store = Store.inDirectory(data); Hall hall = hall(store)) {
            assertThatThrownBy(() -> hall.at(table, each -> each)).isInstanceOf(Denial.class)
                    .hasMessage("This table cannot be opened: event 2 (1 done): the move breaks RUN-1.");
            String other = hall.open(INGRID, "runes(seats=2)#1", List.of(ME, ME));
            assertThat(hall.tablesOf(INGRID)).hasSize(2);
            Report report = inspect();
            assertThat(report.findings()).extracting(Finding::id).containsExactly(table);
            assertThat(report.tables()).isEqualTo(2);
            assertThat(hall.at(other, each -> each.state(INGRID)).question().over()).isFalse();
        }
    }

    @Test
    void aTableAfterAnother_isStillLookedAt_andProgressIsTold() {
        try (Store store = Store.inDirectory(data); Hall hall = hall(store)) {
            hall.open(INGRID, "runes(seats=2)#1", List.of(ME, ME));
            hall.open(INGRID, "vikings(seats=2)#1", List.of(ME, ME));
        }
        Tampering.execute(data, "UPDATE hall_table SET rules_version = 7 WHERE id = '" + table + "'");
        List<String> heard = new ArrayList<>();
        try (Store store = Store.toRead(Place.at(data))) {
            Report report = Inspection.of(store, (done, total) -> heard.add(done + "/" + total));
            assertThat(report.tables()).isEqualTo(3);
            assertThat(report.shares()).extracting(Share::game).containsExactly("runes", "runes", "vikings");
        }
        assertThat(heard).containsExactly("1/3", "2/3", "3/3");
    }

    @Test
    void nothingIsChanged() throws IOException {
        Map<String, String> before = content();
        inspect();
        assertThat(content()).isEqualTo(before);
    }

    @Test
    void aHall_opensWhileItIsRead() {
        try (Store reader = Store.toRead(Place.at(data))) {
            assertThat(reader.tables()).hasSize(1);
            try (Store store = Store.inDirectory(data); Hall hall = hall(store)) {
                playFirst(hall);
                assertThat(Inspection.of(reader, (_, _) -> {}).findings()).isEmpty();
            }
        }
    }

    @Test
    void aDirectoryWithoutAHall_isSaidToHaveNone_andGetsNone(@TempDir Path empty) throws IOException {
        refused(empty, "There is no hall in the data directory " + empty
                + ": it has no file hall.db. Give the directory of a hall.");
        assertThat(empty).isEmptyDirectory();
        Path nowhere = empty.resolve("nowhere");
        refused(nowhere, "There is no hall in the data directory " + nowhere);
        assertThat(nowhere).doesNotExist();
        Path file = Files.writeString(empty.resolve("file"), "x");
        refused(file, "There is no hall in the file " + file + ": it has no tables of a hall.");
        Files.write(empty.resolve("hall.db"), new byte[0]);
        refused(empty, "There is no hall in the data directory " + empty + ": it has no tables of a hall.");
    }

    @Test
    void dataOfANewerProgram_areNotGuessedAt() {
        Tampering.execute(data, Tampering.NEWER_SCHEMA);
        refused(data, "Version 99 of the data directory " + data + " was written by a newer Althing");
    }

    @Test
    void whatIsNoDatabase_isSaidToBeNone() throws IOException {
        Files.write(data.resolve("hall.db"), new byte[20_000]);
        assertThatThrownBy(() -> Store.toRead(Place.at(data))).isInstanceOf(StorageTrouble.class)
                .hasMessageStartingWith("The hall cannot open the data directory " + data)
                .message().doesNotContain("\n").endsWith(".");
    }

    @Test
    void damagedPages_areSaidToBeUnreadable() throws IOException, SQLException {
        overwrite("table_event");
        assertThat(inspect().findings()).singleElement().extracting(Finding::problem).asString()
                .startsWith("it cannot be read from the storage: [SQLITE_CORRUPT] ").doesNotContain("\n").endsWith(".");
        overwrite("hall_table");
        assertThatThrownBy(this::inspect).isInstanceOf(StorageTrouble.class);
    }

    /** Zeroes where the rows of a table begin. */
    private void overwrite(String name) throws IOException, SQLException {
        int page;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("hall.db"));
                Statement statement = connection.createStatement();
                ResultSet root = statement.executeQuery("SELECT rootpage FROM sqlite_master WHERE name = '" + name
                        + "'")) {
            page = root.getInt(1);
        }
        try (FileChannel file = FileChannel.open(data.resolve("hall.db"), StandardOpenOption.WRITE)) {
            file.write(ByteBuffer.allocate(PAGE), (page - 1L) * PAGE);
        }
    }

    private static void refused(Path directory, String sentence) {
        assertThatThrownBy(() -> Store.toRead(Place.at(directory))).isInstanceOf(BadInput.class)
                .hasMessageStartingWith(sentence).message().endsWith(".");
    }

    private Report inspect() {
        try (Store store = Store.toRead(Place.at(data))) {
            return Inspection.of(store, (_, _) -> {});
        }
    }

    private Map<String, String> content() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.list(data)) {
            for (Path file : files.toList()) {
                content.put(file.getFileName().toString(),
                        Fingerprint.of(Arrays.toString(Files.readAllBytes(file))));
            }
        }
        return content;
    }

    private static Hall hall(Store store) {
        return new Hall(store, _ -> Bots.named("random"), Duration.ofHours(1));
    }

    private static int carver(Table table) {
        return Viewpoint.list(table.timeline().now().pending()).getFirst();
    }

    private void playFirst(Hall hall) {
        TableState now = hall.at(table, each -> each.state(INGRID));
        Integer acting = now.question().acting();
        assertThat(acting).isNotNull();
        if (acting != null) {
            hall.at(table,
                    each -> each.playing().play(INGRID, acting, now.question().options().getFirst().move(),
                            now.heading().seq(),
                            false));
        }
    }
}
