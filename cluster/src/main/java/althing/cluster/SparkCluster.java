package althing.cluster;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.LongStream;

import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

import althing.engine.BadInput;
import althing.formats.Json;
import althing.lab.Crash;
import althing.lab.Experiment;
import althing.lab.LineUp;
import althing.lab.OneByOne;
import althing.lab.Progress;
import althing.lab.Report;
import althing.lab.Tally;
import althing.lab.part.Cluster;
import althing.lab.part.Manifest;

/**
 * Plays experiments on Apache Spark. A task plays a part and writes its rows; only what is written whole is counted, by a
 * second look at the rows, so that a task which is lost or played twice changes nothing.
 */
public final class SparkCluster implements Cluster {

    /** A task of this many games is long enough to pay for itself, and its file small enough to be counted in one go. */
    private static final long GAMES_OF_A_PART = 100_000;
    private static final int PARTS_OF_A_CORE = 4;
    /** More than any file has: a file is never cut, so that the games of a deal stay together. */
    private static final String WHOLE_FILES = String.valueOf(1L << 50);

    @Override
    public Report play(Experiment whole, Errand errand, Progress progress) {
        SparkSession spark = session(errand.master());
        try {
            return play(whole, errand, progress, spark);
        } finally {
            spark.stop();
        }
    }

    @Override
    public long parquet(String master, java.nio.file.Path dataSet, String place, Progress progress) {
        SparkSession spark = session(master);
        try {
            return DataRows.write(spark, dataSet, place);
        } finally {
            spark.stop();
        }
    }

    private static Report play(Experiment whole, Errand errand, Progress progress, SparkSession spark) {
        Path place = new Path(errand.place());
        Manifest manifest = Manifest.of(whole, errand.program());
        claim(spark, place, manifest);
        JavaSparkContext context = new JavaSparkContext(spark.sparkContext());
        int parts = parts(whole, errand, context.defaultParallelism());
        spark.sparkContext().addSparkListener(new Watch(progress, 2 * parts));
        String rows = new Path(place, "rows").toString();
        write(spark, context, manifest, parts, rows);
        return report(whole, spark.read().schema(GameRows.SCHEMA).parquet(rows));
    }

    private static SparkSession session(String master) {
        SparkConf settings = new SparkConf().setIfMissing("spark.app.name", "althing")
                .set("spark.sql.files.maxPartitionBytes", WHOLE_FILES)
                .set("spark.sql.files.openCostInBytes", WHOLE_FILES)
                .setIfMissing("spark.ui.enabled", "false").setIfMissing("spark.master", "local[*]");
        if (!master.isEmpty()) {
            settings.setMaster(master);
        }
        return SparkSession.builder().config(settings).getOrCreate();
    }

    /** Says whose rows these are to be; nobody writes to a place where something is. */
    private static void claim(SparkSession spark, Path place, Manifest manifest) {
        try {
            FileSystem files = place.getFileSystem(spark.sparkContext().hadoopConfiguration());
            if (files.exists(new Path(place, "rows"))) {
                throw new BadInput(place + " holds rows already; give a place of its own.");
            }
            try (OutputStream stream = files.create(new Path(place, "manifest.json"))) {
                stream.write((Json.READABLE.writeValueAsString(manifest) + "\n").getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(place + " cannot be written: " + e.getMessage(), e);
        }
    }

    private static int parts(Experiment whole, Errand errand, int cores) {
        long deals = whole.games() / whole.lineUp().sharing();
        long wanted = errand.parts() > 0
                ? errand.parts()
                : Math.max((long) PARTS_OF_A_CORE * cores, whole.games() / GAMES_OF_A_PART);
        return Math.toIntExact(Math.min(wanted, deals));
    }

    private static void write(SparkSession spark, JavaSparkContext context, Manifest manifest, int parts,
            String place) {
        List<Long> numbers = LongStream.range(0, parts).boxed().toList();
        JavaRDD<Row> rows = context.parallelize(numbers, parts).flatMap(part -> played(manifest, part, parts));
        spark.createDataFrame(rows, GameRows.SCHEMA).write().option("compression", "zstd").parquet(place);
    }

    private static Iterator<Row> played(Manifest manifest, long part, long parts) {
        Experiment some = manifest.experiment().part(part, parts);
        LineUp lineUp = some.lineUp();
        OneByOne games = new OneByOne(some);
        return new Iterator<>() {

            @Override
            public boolean hasNext() {
                return games.hasNext();
            }

            @Override
            public Row next() {
                return GameRows.of(games.next(), lineUp);
            }
        };
    }

    private static Report report(Experiment whole, Dataset<Row> rows) {
        Tally empty = Tally.of(whole);
        Tally tally = rows.javaRDD().filter(row -> !GameRows.isBroken(row))
                .mapPartitions(some -> List.of(counted(some, empty)).iterator()).reduce(SparkCluster::sum);
        List<Crash> crashes = rows.javaRDD().filter(GameRows::isBroken).map(GameRows::crash).collect().stream()
                .sorted(Comparator.comparingLong(Crash::game)).toList();
        return tally.report(whole, crashes);
    }

    /** @param tally one that has counted nothing yet; the task has its own copy */
    private static Tally counted(Iterator<Row> rows, Tally tally) {
        rows.forEachRemaining(row -> tally.count(GameRows.row(row)));
        return tally;
    }

    private static Tally sum(Tally one, Tally other) {
        one.add(other);
        return one;
    }
}
