package althing.engine.data;

import java.util.List;
import java.util.Locale;

import althing.engine.BadInput;

/** One row of a table: a word for each column. */
public record DataRow(String place, List<String> columns, List<String> words) {

    public DataRow {
        columns = List.copyOf(columns);
        words = List.copyOf(words);
    }

    public String word(String column) {
        int index = columns.indexOf(column);
        if (index < 0) {
            throw new BadInput(place + ": there is no column '" + column + "'.");
        }
        return words.get(index);
    }

    public int number(String column) {
        String word = word(column);
        if (!word.matches("-?\\d{1,9}")) {
            throw new BadInput(place + ": " + column + " is '" + word + "', not a number.");
        }
        return Integer.parseInt(word);
    }

    /** The word as a constant of an enum whose names are the words in capitals. */
    public <E extends Enum<E>> E constant(String column, Class<E> type) {
        String word = word(column);
        for (E constant : type.getEnumConstants()) {
            if (constant.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(word)) {
                return constant;
            }
        }
        throw new BadInput(place + ": " + column + " '" + word + "' is no " + type.getSimpleName() + ".");
    }

    public String source() {
        return word("source");
    }
}
