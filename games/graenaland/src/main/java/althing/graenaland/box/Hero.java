package althing.graenaland.box;

import java.util.Locale;

/** The heroes of a clan (GRA-1.6). */
public enum Hero {

    WARLORD, PRIEST, SKALD;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
