package althing.jorvik.cards;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.jspecify.annotations.Nullable;

/** The kinds of goods cubes; the last three only in the Jarl game (JOR-1.3). */
public enum Good {

    AMBER, IRON, LEATHER, WOOL, JET, GLASS, SILK, GOLD;

    /** The codes of all goods, in their order. */
    public static final List<String> CODES = Arrays.stream(values()).map(Good::code).toList();

    /** The good of a code, or null. */
    public static @Nullable Good named(String code) {
        return Arrays.stream(values()).filter(good -> good.code().equals(code)).findFirst().orElse(null);
    }

    /** The name in move codes, data and texts. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
