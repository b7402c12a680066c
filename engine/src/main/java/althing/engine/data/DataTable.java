package althing.engine.data;

import java.util.ArrayList;
import java.util.List;

import althing.engine.BadInput;

/** One table of a data file. */
public final class DataTable {

    private final String file;
    private final String name;
    private final List<String> columns;
    private final List<DataRow> rows = new ArrayList<>();

    DataTable(String file, String name, List<String> columns) {
        this.file = file;
        this.name = name;
        this.columns = List.copyOf(columns);
    }

    public String name() {
        return name;
    }

    public List<String> columns() {
        return columns;
    }

    public List<DataRow> rows() {
        return List.copyOf(rows);
    }

    /** The only row with this word in a column. */
    public DataRow row(String column, String word) {
        List<DataRow> found = rows.stream().filter(row -> row.word(column).equals(word)).toList();
        if (found.size() != 1) {
            throw new BadInput("%s table %s: %d rows have %s '%s', there must be one.".formatted(file, name,
                    found.size(), column, word));
        }
        return found.getFirst();
    }

    void add(int line, List<String> words) {
        if (words.size() != columns.size()) {
            throw new BadInput(
                    "%s line %d: table %s has the columns %s, but the row has %d words.".formatted(file, line,
                            name, String.join(" ", columns), words.size()));
        }
        DataRow row = new DataRow(file + " line " + line, columns, words);
        if (!DataFile.SOURCES.contains(row.source())) {
            throw new BadInput("%s line %d: source '%s' is none of %s.".formatted(file, line, row.source(),
                    String.join(", ", DataFile.SOURCES)));
        }
        rows.add(row);
    }
}
