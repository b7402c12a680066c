package althing.server.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.engine.BadInput;
import althing.server.Guest;
import althing.server.HallOptions;
import althing.server.HallServer;
import althing.server.HallTest;
import althing.server.table.Inspection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A hall is put into a file while people play. */
class BackupTest {

    private static final int PEOPLE = 4;

    @TempDir
    private Path data;
    @TempDir
    private Path shelf;

    @Test
    void aBackup_whilePeoplePlay_isAHallOfOneMoment() throws IOException, InterruptedException {
        HallOptions options = HallTest.options(data);
        playAndSave(options, Place.at(data));
    }

    @Test
    @EnabledOnOs(value = OS.LINUX, architectures = "amd64")
    void aBackupOfAPostgreSql_isOneToo() throws IOException, InterruptedException {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
            String url = postgres.getJdbcUrl("postgres", "postgres");
            playAndSave(new HallOptions(0, "127.0.0.1", data, Optional.of(url), Duration.ZERO),
                    new Place.Server(url));
        }
    }

    private void playAndSave(HallOptions options, Place place) throws IOException, InterruptedException {
        Path file = shelf.resolve("hall-1.db");
        AtomicBoolean enough = new AtomicBoolean();
        CountDownLatch underWay = new CountDownLatch(PEOPLE * 10);
        List<String> tables = new ArrayList<>();
        List<Integer> before = new ArrayList<>();
        try (HallServer hall = HallServer.start(options); Guest ingrid = new Guest(hall.port())) {
            for (int person = 0; person < PEOPLE; person++) {
                tables.add(ingrid.open("vikings(seats=4)", "me", "me", "me", "me"));
            }
            try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
                tables.forEach(table -> people.execute(() -> play(ingrid, table, enough, underWay)));
                underWay.await();
                tables.forEach(table -> before.add(ingrid.state(table).path("seq").asInt()));
                assertThat(Backup.of(place, file, (_, _) -> {}).tables()).isEqualTo(PEOPLE);
                enough.set(true);
            }
        }
        assertThat(onTheShelf()).containsExactly("hall-1.db");
        assertThat(findings(file)).isEmpty();
        assertOpensAs(file, tables, before);
    }

    private static void play(Guest person, String table, AtomicBoolean enough, CountDownLatch underWay) {
        while (!enough.get()) {
            JsonNode state = person.state(table);
            if (state.path("over").asBoolean()) {
                return;
            }
            person.play(table, state.path("acting").asInt(), state.path("options").path(0).path("move").asString());
            underWay.countDown();
        }
    }

    /** As hall.db in a directory it is a hall, with all that was acknowledged before. */
    private void assertOpensAs(Path file, List<String> tables, List<Integer> before) throws IOException {
        Path again = Files.createDirectories(shelf.resolve("again"));
        Files.copy(file, again.resolve("hall.db"));
        try (HallServer hall = HallServer.start(HallTest.options(again)); Guest olaf = new Guest(hall.port())) {
            for (int i = 0; i < tables.size(); i++) {
                assertThat(olaf.state(tables.get(i)).path("seq").asInt()).isGreaterThanOrEqualTo(before.get(i));
            }
        }
    }

    @Test
    void whatStandsInTheWay_isSaid_andNothingIsLeft() throws IOException {
        Path file = Files.writeString(shelf.resolve("old.db"), "precious");
        Store.inDirectory(data).close();
        assertThatThrownBy(() -> Backup.of(Place.at(data), file, (_, _) -> {})).isInstanceOf(BadInput.class)
                .hasMessage(file + " is there already; give a backup a name of its own.");
        assertThatThrownBy(() -> Backup.of(Place.at(data), file.resolve("new.db"), (_, _) -> {}))
                .isInstanceOf(StorageTrouble.class).hasMessageContaining("cannot be written: FileAlreadyExists");
        assertThatThrownBy(() -> Backup.of(Place.at(shelf), shelf.resolve("new.db"), (_, _) -> {}))
                .isInstanceOf(BadInput.class).hasMessageStartingWith("There is no hall in the data directory");
        assertThat(file).hasContent("precious");
        assertThat(onTheShelf()).containsExactly("old.db");
    }

    private List<String> onTheShelf() throws IOException {
        try (Stream<Path> all = Files.list(shelf)) {
            return all.map(file -> file.getFileName().toString()).toList();
        }
    }

    private static List<Inspection.Finding> findings(Path file) {
        try (Store store = Store.toRead(Place.at(file))) {
            return Inspection.of(store, (_, _) -> {}).findings();
        }
    }
}
