package althing.odin;

import althing.engine.data.DataFile;

/** The data file of the game and its single figures. */
final class Components {

    static final DataFile FILE = DataFile.load(Components.class, "/althing/odin/components.table");

    private Components() {
    }

    static int figure(String name) {
        return FILE.table("figures").row("name", name).number("value");
    }
}
