package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import althing.engine.FeatureRow;
import althing.engine.Game;
import althing.engine.GameRecord;
import althing.engine.Games;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
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
                "./althing dataset 'vikings(", "byte for byte", "## Licence");
    }

    @Test
    void theSameWords_makeTheSameBytes() {
        make("one", "--threads", "1");
        make("two", "--threads", "2");
        same("one", "two");
    }

    @Test
    void aSetupAlone_isMade() {
        make("one");
        Call call = Call.of("dataset", "vikings(seats=2)", "--bots", "greedy,random", "--games", "6", "--seed", "3",
                "--out", directory.resolve("two").toString());
        assertThat(call.code()).as(call.err()).isZero();
        same("one", "two");
    }

    @Test
    void partsThatAreMerged_areTheSameBytesAsAll() {
        make("one", "--per-file", "2");
        make("two", "--per-file", "2", "--part", "2/3");
        make("two", "--per-file", "2", "--part", "0/3");
        assertThat(merge("two").err()).contains("Missing: games 2 to 3.");
        make("two", "--per-file", "2", "--part", "1/3");
        make("two", "--per-file", "2", "--part", "1/3");
        assertThat(merge("two").out()).contains("6 games are in", "crashes: 0");
        same("one", "two");
    }

    @Test
    void partsThatAreCutOtherwise_areTheSameBytesAsAll() {
        make("one", "--per-file", "1");
        make("two", "--per-file", "1", "--part", "0/2");
        make("two", "--per-file", "1", "--part", "3/6");
        assertThat(merge("two").err()).contains("Missing: games 4 to 5.");
        make("two", "--per-file", "1", "--part", "2/3");
        assertThat(merge("two").out()).contains("6 games are in", "crashes: 0");
        same("one", "two");
    }

    @Test
    void partsThatDoNotBelongTogether_areNamed() {
        make("data", "--per-file", "2", "--part", "0/3");
        assertThat(make("data", "--per-file", "2", "--part", "1/2").code()).isZero();
        make("data", "--per-file", "2", "--part", "1/3");
        assertThat(merge("data").err()).contains("Game 2 is in two parts");
        assertThat(make("data", "--per-file", "3", "--part", "1/2").err()).contains("belong to different data sets");
        assertThat(make("all", "--part", "1/2").err()).contains("would have only 1", "--per-file");
    }

    @ParameterizedTest
    @MethodSource("titles")
    void everyTitle_isReadBack_withWhatItsSeatsSaw(Game game) throws IOException {
        String setup = Setup.of(game, game.minSeats(), Map.of()).line();
        String data = directory.resolve("data").toString();
        Call made = Call.of("dataset", setup, "--bots", "random", "--games", "2", "--observations", "--out", data);
        assertThat(made.code()).as(made.err()).isZero();
        Call read = Call.of("dataset", "read", data, "--game", "1");
        assertThat(read.code()).as(read.err()).isZero();
        GameRecord record = GameRecord.parse(read.out());
        JsonNode line = lines("data", "games-000000000000-000000000001.jsonl.gz").get(1);
        List<String> names = FeatureRow.names(game.observation().orElseThrow(), record.setup().start());
        JsonNode told = Json.STRICT.readTree(Files.readString(directory.resolve("data/manifest.json")));
        assertThat(told.get("observations").valueStream().map(JsonNode::stringValue)).containsExactlyElementsOf(names);
        assertThat(line.get("observations")).hasSize(record.moves().size());
        Position position = record.setup().start();
        FeatureRow row = new FeatureRow();
        for (int move = 0; move < record.moves().size(); move++) {
            JsonNode seen = line.get("observations").get(move);
            assertThat(seen).hasSize(names.size());
            row.of(game.observation().orElseThrow(), position, record.moves().get(move).seat());
            for (int number = 0; number < names.size(); number++) {
                assertThat(seen.get(number).floatValue()).isEqualTo(row.values()[number]);
            }
            position.play(record.moves().get(move).seat(), record.moves().get(move).move());
        }
    }

    private static Stream<Game> titles() {
        return Games.all().stream();
    }

    @Test
    void visits_tellHowOftenTheSearchTriedEachLegalMove() throws IOException {
        String data = directory.resolve("data").toString();
        Call made = Call.of("dataset", "vikings(seats=2)", "--bots", "mcts:20,greedy", "--games", "1", "--visits",
                "--out", data);
        assertThat(made.code()).as(made.err()).isZero();
        JsonNode line = lines("data", "games-000000000000-000000000000.jsonl.gz").getFirst();
        Position position = GameRecord.parse(Call.of("dataset", "read", data, "--game", "0").out()).setup().start();
        MoveList legal = new MoveList();
        int searched = 0;
        for (int move = 0; move < line.get("moves").size(); move++) {
            String[] played = line.get("moves").get(move).stringValue().split(" ", 2);
            int seat = Integer.parseInt(played[0]);
            Map<String, Integer> tries = new LinkedHashMap<>();
            line.get("visits").get(move).propertyStream().forEach(each -> tries.put(each.getKey(),
                    each.getValue().intValue()));
            if (!tries.isEmpty()) {
                searched++;
                position.moves(seat, legal);
                assertThat(seat).isZero();
                assertThat(tries.keySet()).containsExactlyElementsOf(
                        legal.toList().stream().map(Move::code).toList());
                assertThat(tries.values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(20);
                assertThat(tries.get(played[1])).isEqualTo(Collections.max(tries.values()));
            }
            position.play(seat, position.setup().game().move(played[1]));
        }
        assertThat(searched).isPositive();
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

    private List<JsonNode> lines(String name, String file) throws IOException {
        try (InputStream packed = new GZIPInputStream(Files.newInputStream(directory.resolve(name).resolve(file)))) {
            return new String(packed.readAllBytes(), StandardCharsets.UTF_8).lines().map(Json.STRICT::readTree)
                    .toList();
        }
    }

    /** Two directories with the same files. */
    private void same(String one, String other) {
        assertThat(files(one)).isNotEmpty().isEqualTo(files(other));
        files(one).forEach(file -> assertThat(directory.resolve(one).resolve(file))
                .hasSameBinaryContentAs(directory.resolve(other).resolve(file)));
    }

    private List<String> files(String name) {
        return Stream.of(Objects.requireNonNull(directory.resolve(name).toFile().list())).sorted().toList();
    }

    private Call merge(String name) {
        return Call.of("merge", directory.resolve(name).toString());
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
