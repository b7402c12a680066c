package althing.graenaland.box;

import java.util.Locale;

/** The terrains, each with a deck of its own (GRA-1.3). */
public enum Terrain {

    PLAINS, FOREST, HILLS, MOUNTAINS;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
