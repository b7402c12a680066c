package althing.odin;

import java.util.Locale;

/** The names of constants in text keys. */
final class OdinNames {

    private OdinNames() {
    }

    static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
