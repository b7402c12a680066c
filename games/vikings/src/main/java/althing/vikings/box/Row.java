package althing.vikings.box;

import java.util.Locale;

/** The five island rows of an area from top to bottom, each the home of one trade (VIK-1.8). */
public enum Row {

    WARRIOR, NOBLE, SCOUT, GOLDSMITH, FISHERMAN;

    /** The trade that lives in this row. */
    public Viking viking() {
        return Viking.valueOf(name());
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
