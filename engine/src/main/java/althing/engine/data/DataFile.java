package althing.engine.data;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import althing.engine.BadInput;

/**
 * A file of tables with the components of a game: one fact, one line, each with its source.
 *
 * <pre>
 * # a comment
 * table ships
 * sail    reach      unit  amount  count  source
 * red     noble      gold  3       3      designed
 * </pre>
 *
 * A table starts with {@code table NAME}; the next line names the columns; then come rows of as many words, separated by
 * white space; {@code "quoted words"} may contain spaces. Every table must have a column {@code source}.
 */
public final class DataFile {

    /** The marks a fact's source may have: the rulebook, public material, our memory, or our own design. */
    public static final List<String> SOURCES = List.of("rulebook", "public", "recalled", "designed");

    private final String name;
    private final Map<String, DataTable> tables = new LinkedHashMap<>();

    private DataFile(String name) {
        this.name = name;
    }

    /** Loads a resource that lies beside a class. */
    public static DataFile load(Class<?> beside, String resource) {
        try (InputStream in = beside.getResourceAsStream(resource)) {
            if (in == null) {
                throw new BadInput(resource + " is not on the class path beside " + beside.getName() + ".");
            }
            return parse(resource, new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the text of a data file; {@link BadInput} names file, line and field. */
    public static DataFile parse(String name, String text) {
        DataFile file = new DataFile(name);
        String table = "";
        List<String> columns = List.of();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            List<String> words = words(name, number, line);
            if (words.isEmpty()) {
                continue;
            }
            if (words.getFirst().equals("table") && words.size() == 2) {
                table = words.get(1);
                columns = List.of();
            } else if (table.isEmpty()) {
                throw new BadInput(name + " line " + number + ": a row before the first table.");
            } else if (columns.isEmpty()) {
                columns = words;
                file.open(table, columns, number);
            } else {
                file.table(table).add(number, words);
            }
        }
        return file;
    }

    public String name() {
        return name;
    }

    public List<DataTable> tables() {
        return List.copyOf(tables.values());
    }

    public DataTable table(String table) {
        DataTable found = tables.get(table);
        if (found == null) {
            throw new BadInput(name + " has no table '" + table + "'.");
        }
        return found;
    }

    private void open(String table, List<String> columns, int line) {
        if (!columns.contains("source")) {
            throw new BadInput(name + " line " + line + ": table " + table + " has no column 'source'.");
        }
        if (tables.put(table, new DataTable(name, table, columns)) != null) {
            throw new BadInput(name + " line " + line + ": table " + table + " stands twice.");
        }
    }

    private static List<String> words(String name, int number, String line) {
        List<String> words = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            char c = line.charAt(at);
            if (Character.isWhitespace(c)) {
                at++;
            } else if (c == '#') {
                break;
            } else if (c == '"') {
                int end = line.indexOf('"', at + 1);
                if (end < 0) {
                    throw new BadInput(name + " line " + number + ": a quotation mark is not closed.");
                }
                words.add(line.substring(at + 1, end));
                at = end + 1;
            } else {
                int end = at;
                while (end < line.length() && !Character.isWhitespace(line.charAt(end))) {
                    end++;
                }
                words.add(line.substring(at, end));
                at = end;
            }
        }
        return words;
    }
}
