package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import althing.formats.Json;
import althing.server.HallOptions;
import althing.server.HallServer;

/** {@code althing check-tables}. */
class CheckTablesTest {

    @TempDir
    private Path data = Path.of("");
    private String table = "";

    /** A hall with a table just begun and a game that was finished under the first rules. */
    @BeforeEach
    void openTables() throws IOException, InterruptedException {
        String record = Files.readString(Path.of("..", "records", "vikings", "vikings-seats-2.v1.althing"));
        try (HallServer hall = HallServer.start(options())) {
            table = post(hall, "/api/tables", "application/json",
                    "{\"setup\":\"vikings(seats=2)\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"screen\"}]}");
            post(hall, "/api/records", "text/plain", record);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "hu"})
    void whereAllTablesLoad_itSaysSo(String language) {
        Call call = check("--lang", language);
        assertThat(call.code()).as(call.err()).isZero();
        assertThat(call.err()).isEmpty();
        assertThat(call.out()).contains(data.toString(), "2", Words.in(language).say("check.sound"))
                .containsPattern("vikings +1 +1\n").containsPattern("vikings +2 +1\n");
    }

    @Test
    void json_tellsWhatWasFound() {
        JsonNode answer = check("--json").json();
        assertThat(answer.propertyNames()).containsExactly("place", "tables", "moves", "rules", "unloadable");
        assertThat(answer.get("tables").intValue()).isEqualTo(2);
        assertThat(answer.get("moves").intValue()).isPositive();
        assertThat(answer.get("rules").get(0).propertyNames()).containsExactly("game", "rules", "tables");
        assertThat(answer.get("unloadable")).isEmpty();
    }

    @Test
    void besideAnOpenHall_itReadsToo() {
        try (HallServer hall = HallServer.start(options())) {
            assertThat(hall.port()).isPositive();
            assertThat(check().code()).isZero();
        }
    }

    @Test
    void aTableThatWouldNotLoad_isNamedWithItsSetupAndWhy() throws SQLException {
        execute("UPDATE hall_table SET rules_version = 97 WHERE id = '" + table + "'");
        Call call = check();
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.out()).contains(table + ", vikings(seats=2), rules version 97: rules version 97 of vikings is "
                + "not known here: this program plays versions 1 to ", "; a newer Althing is needed.")
                .doesNotContain("All of them load.");
        assertThat(call.err()).isEqualToIgnoringNewLines("1 table would not load.");
        Call json = check("--json");
        assertThat(json.code()).isEqualTo(1);
        JsonNode finding = Json.STRICT.readTree(json.out()).get("unloadable").get(0);
        assertThat(finding.propertyNames()).containsExactly("id", "setup", "rules", "problem");
        assertThat(finding.get("setup").stringValue()).isEqualTo("vikings(seats=2)");
        for (String language : new String[]{"pl", "hu"}) {
            assertThat(check("--lang", language).out()).contains(table, "97");
        }
    }

    @Test
    void anEmptyHall_hasNothingThatWouldNotLoad(@TempDir Path other) {
        HallServer.start(new HallOptions(0, "127.0.0.1", other, Optional.empty(), Duration.ZERO)).close();
        Call call = Call.of("check-tables", "--data", other.toString());
        assertThat(call.code()).isZero();
        assertThat(call.out()).isEqualToIgnoringNewLines("There are no tables yet in " + other + ".");
    }

    @Test
    void whatCannotBeRead_isSaid(@TempDir Path other) throws IOException {
        says(2, "There is no hall in the data directory " + other, "--data", other.toString());
        says(2, "There is no hall in the data directory ", "--data", other.resolve("nowhere").toString());
        Path file = Files.writeString(other.resolve("file"), "");
        says(2, "There is no hall in the file " + file, "--data", file.toString());
        says(2, "--data or --database", "--data", other.toString(), "--database", "jdbc:postgresql:x");
        says(2, "must start with jdbc:postgresql:", "--database", "jdbc:oracle:x");
        says(1, "The hall cannot open the PostgreSQL database: ", "--database", "jdbc:postgresql://127.0.0.1:1/x");
        says(2, "--colour", "--colour");
        Files.write(other.resolve("hall.db"), new byte[20_000]);
        says(1, "The hall cannot open the data directory " + other, "--data", other.toString());
    }

    private static void says(int code, String words, String... options) {
        String[] args = Stream.concat(Stream.of("check-tables"),
                Stream.of(options)).toArray(String[]::new);
        Call call = Call.of(args);
        assertThat(call.code()).as(call.err()).isEqualTo(code);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains(words).doesNotContain("\tat ").doesNotContain("fault of Althing");
    }

    private Call check(String... more) {
        String[] args = Stream.concat(
                Stream.of("check-tables", "--data", data.toString()),
                Stream.of(more)).toArray(String[]::new);
        return Call.of(args);
    }

    private HallOptions options() {
        return new HallOptions(0, "127.0.0.1", data, Optional.empty(), Duration.ZERO);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("hall.db"));
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    /** The id of what was opened. */
    private static String post(HallServer hall, String path, String type, String body)
            throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newBuilder().cookieHandler(new CookieManager()).build()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + hall.port() + path))
                    .header("Content-Type", type).POST(BodyPublishers.ofString(body)).build();
            return Json.STRICT.readTree(client.send(request, BodyHandlers.ofString()).body()).get("id").stringValue();
        }
    }
}
