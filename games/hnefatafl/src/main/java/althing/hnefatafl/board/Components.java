package althing.hnefatafl.board;

import java.util.List;

import althing.engine.data.DataFile;

/** The boards, pieces and figures of the game, read once from {@code components.table}. */
public final class Components {

    public static final DataFile FILE = DataFile.load(Components.class, "/althing/hnefatafl/components.table");

    private Components() {
    }

    /** The values of a cap, the usual one first (TAF-10.3, TAF-10.4). */
    public static List<String> caps(String option) {
        return FILE.table("caps").rows().stream().filter(row -> row.word("option").equals(option))
                .map(row -> row.word("moves")).toList();
    }

    /** The start position, the top rank first (TAF-2.2). */
    static List<String> layout(String variant) {
        return FILE.table("layouts").rows().stream().filter(row -> row.word("variant").equals(variant))
                .map(row -> row.word("squares")).toList();
    }
}
