package althing.graenaland.box;

import java.util.Locale;

/** The circles of the compass besides the middle one, which means staying (GRA-5.12). */
public enum Direction {

    W, E, NW, NE, SW, SE, SAIL_W, SAIL_E;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
