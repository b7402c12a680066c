package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.formats.Json;

/** {@code althing dataset}. */
class DataSetTest {

    private static final String FILE = "games-000000000000-000000000005.jsonl.gz";

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aDataSet_hasItsGamesItsManifestAndItsCard() throws IOException {
        Call call = make("data");
        assertThat(call.out()).contains("6 games are in", "crashes: 0");
        JsonNode manifest = Json.STRICT.readTree(Files.readString(directory.resolve("data/manifest.json")));
        assertThat(manifest.get("games").intValue()).isEqualTo(6);
        assertThat(manifest.get("licence").stringValue()).isEqualTo("Apache-2.0");
        assertThat(Files.readString(directory.resolve("data/README.md"))).contains("# 6 games of vikings(",
                "./althing dataset make", "byte for byte", "## Licence");
    }

    @Test
    void theSameWords_makeTheSameBytes() throws IOException {
        make("one", "--threads", "1");
        make("two", "--threads", "2");
        assertThat(directory.resolve("one").resolve(FILE)).hasSameBinaryContentAs(directory.resolve("two/" + FILE));
    }

    @Test
    void anyGame_isReadBackAsARecordThatReplays() throws IOException {
        make("data", "--observations");
        Call read = Call.of("dataset", "read", directory.resolve("data").toString(), "--game", "4");
        assertThat(read.code()).as(read.err()).isZero();
        Path record = Files.writeString(directory.resolve("game.althing"), read.out());
        assertThat(Call.of("replay", record.toString(), "--json").json().get("over").booleanValue()).isTrue();
    }

    @Test
    void whatIsNotThere_isSaid() {
        make("data");
        String data = directory.resolve("data").toString();
        refused("There is no game 6; they go from 0 to 5.", "dataset", "read", data, "--game", "6");
        refused("holds no whole data set", "dataset", "read", directory.toString(), "--game", "0");
        assertThat(make("data").err()).contains("holds a data set already");
        refused("level:5 would think by the clock", "dataset", "make", "vikings(seats=2)", "--bots", "level:5",
                "--out", data);
        refused("make or read", "dataset");
    }

    @Test
    void halfAFile_isSaid() throws IOException {
        make("data");
        Path file = directory.resolve("data").resolve(FILE);
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 100));
        refused("cannot be read", "dataset", "read", directory.resolve("data").toString(), "--game", "5");
    }

    private Call make(String name, String... more) {
        return Call.of(Stream.concat(Stream.of("dataset", "make", "vikings(seats=2)", "--bots", "greedy,random",
                "--games", "6", "--seed", "3", "--out", directory.resolve(name).toString()), Stream.of(more))
                .toArray(String[]::new));
    }

    private static void refused(String words, String... args) {
        Call call = Call.of(args);
        assertThat(call.code()).as(call.err()).isEqualTo(2);
        assertThat(call.err()).contains(words);
    }
}
