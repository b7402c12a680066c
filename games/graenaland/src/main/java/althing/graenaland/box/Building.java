package althing.graenaland.box;

import java.util.Locale;

/** The buildings, each at most once in a province (GRA-11.1). */
public enum Building {

    FORT, CHURCH, HALL;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
