package althing.vikings.box;

import java.util.Locale;

/** The kinds of special tiles of the advanced version (VIK-17). */
public enum Special {

    COINS5, GOLDSMITH1, GOLDSMITH2, BOAT, NOBLE1, SCOUT1, FISHERMAN1, BOATMAN, FOOD3, RATE3,
    FARM, CHURCH, HALL, TOWER;

    /** True for the four building tiles, which are swapped for a middle tile (VIK-17.11). */
    public boolean isBuilding() {
        return this.compareTo(FARM) >= 0;
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
