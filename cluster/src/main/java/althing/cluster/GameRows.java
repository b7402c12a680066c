package althing.cluster;

import java.util.Arrays;
import java.util.List;

import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.StructType;

import althing.lab.Crash;
import althing.lab.LineUp;
import althing.lab.Result;
import althing.lab.Row;

/** The results of games as rows of a table; of a game that broke the columns of its end are empty, and the last ones say why. */
final class GameRows {

    static final StructType SCHEMA = StructType.fromDDL("game BIGINT, deal BIGINT, first INT, seated ARRAY<INT>, "
            + "points ARRAY<INT>, ranks ARRAY<INT>, decisions INT, "
            + "setup STRING, bots ARRAY<STRING>, problem STRING, at STRING, record STRING");

    private static final int PROBLEM = SCHEMA.fieldIndex("problem");

    private GameRows() {
    }

    static org.apache.spark.sql.Row of(Result result, LineUp lineUp) {
        long deal = lineUp.deal(result.game());
        Integer[] seated = Arrays.stream(lineUp.of(result.game())).boxed().toArray(Integer[]::new);
        return switch (result) {
            case Row row -> RowFactory.create(row.game(), deal, row.firstSeat(), seated, array(row.points()),
                    array(row.ranks()), row.decisions(), null, null, null, null, null);
            case Crash crash -> RowFactory.create(crash.game(), deal, null, seated, null, null, null, crash.setup(),
                    crash.bots().toArray(String[]::new), crash.problem(), crash.at(), crash.record());
        };
    }

    private static Integer[] array(List<Integer> numbers) {
        return numbers.toArray(Integer[]::new);
    }

    static boolean isBroken(org.apache.spark.sql.Row row) {
        return !row.isNullAt(PROBLEM);
    }

    static Row row(org.apache.spark.sql.Row row) {
        return new Row(row.getLong(0), row.getInt(6), row.getInt(2), row.getList(4), row.getList(5));
    }

    static Crash crash(org.apache.spark.sql.Row row) {
        return new Crash(row.getLong(0), row.getString(7), row.getList(8), row.getString(PROBLEM), row.getString(10),
                row.getString(11));
    }
}
