package althing.graenaland.box;

import java.util.Locale;

/** The public works, which belong to a province and to nobody (GRA-13). */
public enum Work {

    ROAD, IMPROVEMENT, MARKET, RAMPART;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
