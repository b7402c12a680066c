package althing.cluster;

import java.nio.file.Path;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

import althing.engine.BadInput;
import althing.lab.dataset.DataManifest;
import althing.lab.dataset.DataSet;

/** The games of a data set as rows of a table, the columns of which are the fields of its lines. */
final class DataRows {

    static final StructType SCHEMA = StructType.fromDDL("game BIGINT, setup STRING, bots ARRAY<STRING>, first INT, "
            + "points ARRAY<INT>, ranks ARRAY<INT>, moves ARRAY<STRING>, observations ARRAY<ARRAY<FLOAT>>, "
            + "visits ARRAY<MAP<STRING, INT>>");

    private DataRows() {
    }

    /** Writes Parquet packed by zstd, a file for each file of the set, and says how many games that were. */
    static long write(SparkSession spark, Path directory, String place) {
        DataManifest manifest = new DataSet(directory).manifest();
        read(spark, directory).write().mode(SaveMode.ErrorIfExists).option("compression", "zstd").parquet(place);
        long games = spark.read().schema(SCHEMA).parquet(place).count();
        if (games != manifest.games() - manifest.crashes()) {
            throw new BadInput(directory + " says that it has " + (manifest.games() - manifest.crashes())
                    + " games, but " + games + " were read in it.");
        }
        return games;
    }

    private static Dataset<Row> read(SparkSession spark, Path directory) {
        return spark.read().schema(SCHEMA).option("mode", "FAILFAST")
                .json(directory.toAbsolutePath() + "/games-*.jsonl.gz");
    }
}
