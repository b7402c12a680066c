package althing.__name__.rules;

import althing.engine.data.DataFile;

/** The figures of the game, read once from {@code components.table}. */
public final class Components {

    public static final DataFile FILE = DataFile.load(Components.class, "/althing/__name__/components.table");

    /** The stones of the heap at the start (__RULE__-1.1). */
    public static final int STONES = figure("stones");
    /** How many stones one may take at most (__RULE__-2.1). */
    public static final int MOST = figure("most");

    private Components() {
    }

    private static int figure(String name) {
        return FILE.table("figures").rows().stream().filter(row -> row.word("figure").equals(name)).findFirst()
                .orElseThrow().number("number");
    }
}
