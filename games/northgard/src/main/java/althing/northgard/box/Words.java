package althing.northgard.box;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import althing.engine.BadInput;
import althing.engine.data.DataRow;

/** The words that constants have in data, move codes and texts: small letters with hyphens. */
public final class Words {

    private Words() {
    }

    public static String code(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static <E extends Enum<E>> E constant(String place, String word, Class<E> type) {
        return Arrays.stream(type.getEnumConstants()).filter(each -> code(each).equals(word)).findFirst()
                .orElseThrow(() -> new BadInput(place + ": '" + word + "' is no " + type.getSimpleName() + "."));
    }

    /** The constants of a column in which they stand with a plus between them. */
    static <E extends Enum<E>> List<E> constants(DataRow row, String column, Class<E> type) {
        return Arrays.stream(row.word(column).split("\\+", -1)).map(word -> constant(row.place(), word, type)).toList();
    }

    public static boolean yes(DataRow row, String column) {
        return switch (row.word(column)) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new BadInput(row.place() + ": " + column + " is neither yes nor no.");
        };
    }
}
