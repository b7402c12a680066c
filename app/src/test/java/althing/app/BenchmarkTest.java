package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.formats.Json;
import althing.lab.benchmark.Benchmark;

/** {@code althing benchmark}. */
class BenchmarkTest {

    @TempDir
    private Path directory = Path.of("");

    @Test
    void everyGame_namesSetupsForIt() {
        assertThat(Benchmark.setups().stream().map(Setup::game).map(Game::id).distinct())
                .containsExactlyInAnyOrderElementsOf(Games.all().stream().map(Game::id).toList());
        assertThat(Benchmark.setups()).allSatisfy(setup -> assertThat(setup.seed()).isEmpty())
                .anySatisfy(setup -> assertThat(setup.seats()).isEqualTo(1));
    }

    @Test
    void anAgent_getsALineForEachSetupAndOpponent_andAFileToHandIn() throws IOException {
        Path file = directory.resolve("entry.json");
        Call call = Call.of("benchmark", "random", "--levels", "1", "--games", "1", "--out", file.toString());
        assertThat(call.code()).as(call.err()).isZero();
        assertThat(call.out()).contains("random, althing-benchmark 1", "level:1", "nobody");
        JsonNode entry = Json.STRICT.readTree(Files.readString(file));
        assertThat(entry.get("lines").size()).isEqualTo(Benchmark.setups().size());
        assertThat(entry.get("lines")).allSatisfy(line -> assertThat(line.get("crashes").intValue()).isZero());
    }

    @Test
    void unknownAgentsAndLevels_areRefused() {
        assertThat(Call.of("benchmark", "wizard").err()).contains("There is no bot 'wizard'");
        assertThat(Call.of("benchmark", "random", "--levels", "6").code()).isEqualTo(2);
        assertThat(Call.of("benchmark", "random", "--games", "0").err()).contains("--games must be at least 1");
    }
}
