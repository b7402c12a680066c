package althing.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Setup;
import althing.formats.Json;
import althing.lab.Progress;
import althing.lab.benchmark.Benchmark;
import althing.lab.benchmark.Entry;

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
    void whatWasStopped_goesOnWhereItWas() throws IOException {
        Path kept = directory.resolve("kept");
        Progress stopped = (done, total) -> {
            if (done * 2 >= total) {
                throw new IllegalStateException("stopped");
            }
        };
        Benchmark benchmark = new Benchmark("random", List.of(1), 1);
        assertThatThrownBy(() -> benchmark.measure("test", 1, stopped, Optional.of(kept)))
                .hasMessageContaining("stopped");
        List<String> before = Files.readAllLines(kept);
        assertThat(before).hasSizeGreaterThan(1);
        List<Long> told = new ArrayList<>();
        Entry entry = benchmark.measure("test", 1, (done, total) -> told.add(done * 100 / total), Optional.of(kept));
        assertThat(Files.readAllLines(kept)).startsWith(before.toArray(String[]::new))
                .hasSize(1 + Benchmark.setups().size());
        assertThat(entry.lines()).hasSameSizeAs(Benchmark.setups()).filteredOn(line -> line.time().decisions() == 0)
                .as("whose games were all played before it was stopped").hasSizeLessThan(2);
        assertThat(told).isSorted().contains(0L, 100L).hasSizeGreaterThan(entry.lines().size());
        assertThat(Call.of("benchmark", "greedy", "--games", "1", "--resume", kept.toString()).err())
                .contains("holds another benchmark");
    }

    @Test
    void theCitation_namesTheNewestRelease() throws IOException {
        String release = Files.readAllLines(Path.of("..", "CHANGELOG.md")).stream()
                .filter(line -> line.matches("## \\d.*")).findFirst().orElseThrow();
        String citation = Files.readString(Path.of("..", "CITATION.cff"));
        String version = citation.replaceAll("(?s).*\nversion: (\\S+)\n.*", "$1");
        String date = citation.replaceAll("(?s).*\ndate-released: (\\S+)\n.*", "$1");
        assertThat(release).isEqualTo("## " + version + " – " + date);
    }

    @Test
    void unknownAgentsAndLevels_areRefused() {
        assertThat(Call.of("benchmark", "wizard").err()).contains("There is no bot 'wizard'");
        assertThat(Call.of("benchmark", "random", "--levels", "6").code()).isEqualTo(2);
        assertThat(Call.of("benchmark", "random", "--games", "0").err()).contains("--games must be at least 1");
    }
}
