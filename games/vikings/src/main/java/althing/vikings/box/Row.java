package althing.vikings.box;

import java.util.Arrays;
import java.util.Locale;

import org.jspecify.annotations.Nullable;

/** The five island rows of an area from top to bottom, each the home of one trade (VIK-1.8). */
public enum Row {

    WARRIOR, NOBLE, SCOUT, GOLDSMITH, FISHERMAN;

    /** The row of a code, or null. */
    public static @Nullable Row named(String code) {
        return Arrays.stream(values()).filter(row -> row.code().equals(code)).findFirst().orElse(null);
    }

    /** The trade that lives in this row. */
    public Viking viking() {
        return Viking.valueOf(name());
    }

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
