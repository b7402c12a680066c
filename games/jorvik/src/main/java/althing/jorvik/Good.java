package althing.jorvik;

import java.util.Locale;

/** The kinds of goods cubes; the last three only in the Jarl game (JOR-1.3). */
public enum Good {

    AMBER, IRON, LEATHER, WOOL, JET, GLASS, SILK, GOLD;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
