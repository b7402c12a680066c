package althing.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.Arena;
import althing.lab.Conduct;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;
import althing.lab.Progress;
import althing.lab.Report;
import althing.lab.Simulation;
import althing.lab.dataset.Contents;
import althing.lab.dataset.DataSet;
import althing.lab.part.Cluster.Errand;

/** On two threads of this process. */
class SparkClusterTest {

    private static final Setup SETUP = Setup.parse("vikings(seats=3)");

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @EnumSource
    void aCluster_tellsWhatASingleRunTells(Seating seating) {
        Experiment whole = experiment(seating);
        assertThat(play(whole, 3)).isEqualTo(single(whole));
    }

    @Test
    void theRows_areParquetPackedByZstd_oneForEachGame() throws IOException {
        play(experiment(Seating.PAIRED), 2);
        assertThat(Files.readString(directory.resolve("place/manifest.json"))).contains("\"seed\" : 7");
        try (Stream<Path> files = Files.list(directory.resolve("place/rows"))) {
            assertThat(files.filter(file -> file.toString().endsWith(".zstd.parquet"))).hasSize(2);
        }
        SparkSession spark = SparkSession.builder().master("local[1]").config("spark.ui.enabled", "false")
                .getOrCreate();
        try {
            List<Long> games = spark.read().parquet(directory.resolve("place/rows").toString()).sort("game")
                    .select("game").toJavaRDD().map(row -> row.getLong(0)).collect();
            assertThat(games).hasSize(24).startsWith(0L, 1L).endsWith(23L).doesNotHaveDuplicates();
        } finally {
            spark.stop();
        }
    }

    @Test
    void aPlaceWithRows_isNotWrittenAgain() {
        play(experiment(Seating.TURNS), 1);
        assertThatThrownBy(() -> play(experiment(Seating.TURNS), 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("holds rows already");
    }

    @Test
    void aDataSet_isTheSameGamesAsParquet() throws IOException {
        Path set = directory.resolve("set");
        String place = directory.resolve("parquet").toString();
        Experiment whole = Experiment.of(SETUP, List.of("mcts:5", "greedy"), 5, 7, Seating.FIXED);
        new DataSet(set).make(whole, new Contents(true, true, 2), "a test", "words", 1, Progress.SILENT);
        assertThat(new SparkCluster().parquet("local[1]", set, place, Progress.SILENT)).isEqualTo(5);
        SparkSession spark = SparkSession.builder().master("local[1]").config("spark.ui.enabled", "false")
                .getOrCreate();
        try {
            Row row = spark.read().parquet(place).where("game = 3").first();
            List<String> moves = new DataSet(set).game(3).moves().stream()
                    .map(played -> played.seat() + " " + played.move().code()).toList();
            assertThat(row.<String>getList(row.fieldIndex("moves"))).containsExactlyElementsOf(moves);
            assertThat(row.getList(row.fieldIndex("observations"))).hasSize(moves.size());
            assertThat(row.getList(row.fieldIndex("visits"))).hasSize(moves.size());
        } finally {
            spark.stop();
        }
        try (Stream<Path> files = Files.list(Path.of(place))) {
            assertThat(files.filter(file -> file.toString().endsWith(".zstd.parquet"))).isNotEmpty();
        }
        assertThatThrownBy(() -> new SparkCluster().parquet("local[1]", set.resolve("none"), place, Progress.SILENT))
                .isInstanceOf(BadInput.class).hasMessageContaining("no whole data set");
    }

    private Report play(Experiment whole, long parts) {
        return new SparkCluster().play(whole,
                new Errand("local[2]", parts, directory.resolve("place").toString(), "Althing of a test"),
                Progress.SILENT);
    }

    private static Experiment experiment(Seating seating) {
        return Experiment.of(SETUP, List.of("random", "greedy"), 24, 7, seating);
    }

    static Report single(Experiment whole) {
        return whole.seating() == Seating.FIXED
                ? Simulation.run(whole, Conduct.silent(1)).untimed()
                : Arena.run(whole, Conduct.silent(1)).untimed();
    }
}
