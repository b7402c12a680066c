package althing.odin.box;

import java.util.List;

import althing.engine.Setup;
import althing.engine.data.DataRow;

/** What the rounds of a long or a short game bring: banquet squares, vikings, harvest, the island that turns over. */
public final class Calendar {

    private static final Calendar LONG = new Calendar("long");
    private static final Calendar SHORT = new Calendar("short");

    public final int rounds;
    private final int[] squares;
    private final int[] vikings;
    private final int[] harvests;
    private final int[] flips;

    private Calendar(String length) {
        List<DataRow> rows = Components.FILE.table("rounds").rows().stream()
                .filter(row -> row.word("length").equals(length)).toList();
        rounds = rows.size();
        squares = rows.stream().mapToInt(row -> row.number("squares")).toArray();
        vikings = rows.stream().mapToInt(row -> row.number("vikings")).toArray();
        harvests = rows.stream().mapToInt(row -> row.number("harvest")).toArray();
        flips = rows.stream().mapToInt(row -> row.word("flip").equals("-") ? -1 : row.word("flip").charAt(0) - 'A')
                .toArray();
    }

    public static Calendar of(Setup setup) {
        return setup.option("length").equals("short") ? SHORT : LONG;
    }

    /** The banquet squares without a viking once the vikings of the round have left the table (FFO-1.9). */
    public int squares(int round) {
        return squares[round - 1];
    }

    /** The vikings of a seat in a round (FFO-2.3). */
    public int vikings(int round) {
        return vikings[round - 1];
    }

    /** The highest harvest number of a round; 0 in a round without a harvest (FFO-2.5, FFO-2.6). */
    public int harvest(int round) {
        return harvests[round - 1];
    }

    /** The exploration board that turns over in a round, or -1 (FFO-2.8). */
    public int flip(int round) {
        return flips[round - 1];
    }
}
