package althing.graenaland.box;

import java.util.Locale;

/** What counts towards victory: the five conditions of the tile and columns of the cards (GRA-16, GRA-19.3). */
public enum Column {

    SETTLEMENTS, PROVINCES, DOMINATED, BUILDINGS, ARMY;

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
