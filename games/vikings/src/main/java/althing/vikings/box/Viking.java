package althing.vikings.box;

import java.util.Locale;

/** The six trades of vikings, in the order in which they are set on the wheel (VIK-3.4). */
public enum Viking {

    FISHERMAN, GOLDSMITH, SCOUT, NOBLE, WARRIOR, BOATMAN;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
