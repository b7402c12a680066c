package althing.odin.box;

import java.util.List;

import althing.engine.data.DataRow;

/** The mountain strips: what lies on each from the left. A double silver is one item (FFO-8.1). */
public final class Strip {

    private static final List<DataRow> ROWS = Components.FILE.table("strips").rows();
    public static final int COUNT = ROWS.size();
    private static final List<String> IDS = ROWS.stream().map(row -> row.word("strip")).toList();
    private static final Amounts[] ITEMS = ROWS.stream().map(row -> Amounts.parse(row.word("items").replace(' ', '+')))
            .toArray(Amounts[]::new);
    /** How many items a full strip has. */
    public static final int FULL = ITEMS[0].size();

    private Strip() {
    }

    public static String id(int strip) {
        return IDS.get(strip);
    }

    /** The strip with an id that is one. */
    public static int named(String id) {
        return IDS.indexOf(id);
    }

    /** The item that lies leftmost when so many are left. */
    public static int item(int strip, int left) {
        return ITEMS[strip].items()[FULL - left];
    }

    public static int amount(int strip, int left) {
        return ITEMS[strip].counts()[FULL - left];
    }
}
