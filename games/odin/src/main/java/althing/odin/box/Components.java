package althing.odin.box;

import althing.engine.data.DataFile;

/** The data file of the game and its single figures. */
public final class Components {

    public static final DataFile FILE = DataFile.load(Components.class, "/althing/odin/components.table");

    private Components() {
    }

    public static int figure(String name) {
        return FILE.table("figures").row("name", name).number("value");
    }
}
