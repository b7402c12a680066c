package althing.app;

import java.util.ArrayList;
import java.util.List;

/** Rows of words in aligned columns; columns of numbers are aligned to the right. */
final class TextTable {

    private static final String NUMBER = "[-+−]?[0-9][0-9 .,]*(?:[eE][-+]?\\d+)?(?: ?[%a-zµ/]+)?|[–·-]?";

    private final List<List<String>> rows = new ArrayList<>();

    TextTable(String... heads) {
        rows.add(List.of(heads));
    }

    TextTable(List<String> heads) {
        rows.add(List.copyOf(heads));
    }

    void add(List<String> row) {
        rows.add(List.copyOf(row));
    }

    void add(String... row) {
        add(List.of(row));
    }

    /** The rows as lines without line ends. */
    List<String> lines() {
        int columns = rows.getFirst().size();
        List<StringBuilder> lines = new ArrayList<>();
        rows.forEach(_ -> lines.add(new StringBuilder()));
        for (int column = 0; column < columns; column++) {
            append(column, lines);
        }
        return lines.stream().map(line -> line.toString().stripTrailing()).toList();
    }

    private void append(int column, List<StringBuilder> lines) {
        int width = rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
        boolean numbers = rows.stream().skip(1).allMatch(row -> row.get(column).matches(NUMBER));
        for (int row = 0; row < rows.size(); row++) {
            String word = rows.get(row).get(column);
            String gap = " ".repeat(width - word.length());
            lines.get(row).append(column == 0 ? "" : "  ").append(numbers ? gap + word : word + gap);
        }
    }

    @Override
    public String toString() {
        return String.join("\n", lines());
    }
}
