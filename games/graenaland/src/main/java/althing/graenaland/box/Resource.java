package althing.graenaland.box;

import java.util.Locale;

/** What cards show; gold is the joker (GRA-1.2, GRA-8.3). */
public enum Resource {

    GRAIN, LIVESTOCK, WOOD, ORE, GOLD;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
