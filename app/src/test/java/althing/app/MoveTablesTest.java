package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** {@code althing backup} and {@code althing move-tables}. */
class MoveTablesTest {

    private static final Path KEPT = Path.of("..", "server", "src", "test", "resources", "althing", "server",
            "first-rules");

    @TempDir
    private Path place = Path.of("");
    private Path data = Path.of("");

    /** A hall with five tables of the first rules. */
    @BeforeEach
    void copy() throws IOException {
        data = Files.createDirectories(place.resolve("hall"));
        Files.copy(KEPT.resolve("hall.db"), data.resolve("hall.db"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "hu"})
    void aBackup_isMadeChecked_andBroughtBack(String language) {
        Path file = place.resolve("saved").resolve("hall-1.db");
        Path back = place.resolve("back");
        Call saved = Call.of("backup", file.toString(), "--data", data.toString(), "--lang", language);
        assertThat(saved.code()).as(saved.err()).isZero();
        assertThat(saved.out()).contains(file.toString(), "5");
        assertThat(Call.of("check-tables", "--data", file.toString()).out()).contains("All of them load.");
        Call moved = move(file.toString(), back.toString(), "--lang", language);
        assertThat(moved.code()).as(moved.err()).isZero();
        assertThat(moved.out()).contains(file.toString(), back.toString(), Words.in(language).say("check.sound"));
        assertThat(Call.of("check-tables", "--data", back.toString()).out()).contains("All of them load.");
    }

    @Test
    void json_tellsWhatWasCarried() {
        Path file = place.resolve("hall-1.db");
        JsonNode saved = Call.of("backup", file.toString(), "--data", data.toString(), "--json").json();
        assertThat(saved.propertyNames()).containsExactly("from", "file", "tables", "events", "reviews");
        assertThat(saved.get("tables").intValue()).isEqualTo(5);
        assertThat(saved.get("events").intValue()).isPositive();
        JsonNode moved = move(data.toString(), place.resolve("other").toString(), "--json").json();
        assertThat(moved.propertyNames()).containsExactly("from", "to", "tables", "events", "reviews", "unloadable");
        assertThat(moved.get("events")).isEqualTo(saved.get("events"));
        assertThat(moved.get("unloadable")).isEmpty();
    }

    @Test
    void whatDoesNotFit_isSaid(@TempDir Path other) throws IOException {
        Path there = Files.writeString(other.resolve("there.db"), "precious");
        says(2, there + " is there already", "backup", there.toString(), "--data", data.toString());
        says(2, "There is no hall in the data directory " + other, "backup", other.resolve("x").toString(), "--data",
                other.toString());
        says(2, "FILE", "backup");
        says(2, "--data or --database", "backup", "x", "--data", "y", "--database", "jdbc:postgresql:z");
        says(1, "The hall cannot open the file " + there, "move-tables", "--from", there.toString(), "--to",
                other.resolve("y").toString());
        says(2, "There is no hall in the data directory ", "move-tables", "--from", other.resolve("no").toString(),
                "--to", other.resolve("y").toString());
        says(2, "already; give another place", "move-tables", "--from", data.toString(), "--to", data.toString());
        says(2, "must start with jdbc:postgresql:", "move-tables", "--from", data.toString(), "--to", "jdbc:oracle:x");
        says(2, "The hall cannot open the PostgreSQL database: ", "move-tables", "--from", data.toString(), "--to",
                "jdbc:postgresql://127.0.0.1:1/x?password=secret");
        says(2, "--to", "move-tables", "--from", data.toString());
        assertThat(there).hasContent("precious");
    }

    /** The limit on the size of files stands for a full disk. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void aDiskThatIsFull_isSaid_andLeavesNothing(@TempDir Path other) throws IOException, InterruptedException {
        talkALot();
        Path said = place.resolve("said.txt");
        Process process = new ProcessBuilder("/bin/sh", "-c", "ulimit -f 4000; exec \"$@\"", "sh",
                ProcessHandle.current().info().command().orElseThrow(), "-Xmx256m", "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED", "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "althing.app.Main", "backup", other.resolve("hall-1.db").toString(), "--data", data.toString())
                .redirectErrorStream(true).redirectOutput(said.toFile())
                .start();
        process.getOutputStream().close();
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(Files.readString(said)).contains("The hall cannot be stored in the data directory ")
                .doesNotContain("\tat ")
                .doesNotContain("fault of Althing");
        try (Stream<Path> left = Files.list(other)) {
            assertThat(left).isEmpty();
        }
    }

    /** Some megabytes of it. */
    private void talkALot() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("hall.db"));
                Statement statement = connection.createStatement()) {
            statement.execute("""
                    WITH RECURSIVE line(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM line WHERE number < 4000)
                    INSERT INTO table_event (table_id, seq, kind, seat, payload, at)
                    SELECT (SELECT MIN(id) FROM hall_table), 100000 + number, 'chat', 0, hex(randomblob(900)), 0
                    FROM line""");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Call move(String from, String to, String... more) {
        return Call.of(Stream.concat(Stream.of("move-tables", "--from", from, "--to", to), Stream.of(more))
                .toArray(String[]::new));
    }

    private static void says(int code, String words, String... args) {
        Call call = Call.of(args);
        assertThat(call.code()).as(call.err()).isEqualTo(code);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains(words).doesNotContain("\tat ").doesNotContain("fault of Althing")
                .doesNotContain("secret");
    }
}
