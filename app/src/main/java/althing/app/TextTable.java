package althing.app;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Rows of words in aligned columns; columns of numbers are aligned to the right. */
final class TextTable {

    private static final String NUMBER = "[-+−]?[0-9][0-9 .,]*(?:[eE][-+]?\\d+)?(?: ?[%a-zµ/]+)?|[–·-]?";

    private static final String GAP = "  ";
    /** No column is made narrower than this. */
    private static final int NARROWEST = 12;

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

    /** The same for a screen: the longest columns go on below where they would run over its edge. */
    List<String> lines(int screen) {
        int[] widths = widths(screen);
        TextTable fitting = new TextTable(rows.getFirst());
        rows.stream().skip(1).forEach(row -> fitting.addBroken(row, widths));
        return fitting.lines();
    }

    private int[] widths(int screen) {
        int[] widths = IntStream.range(0, rows.getFirst().size()).map(this::width).toArray();
        int over = Arrays.stream(widths).sum() + GAP.length() * (widths.length - 1) - screen;
        for (; over > 0; over--) {
            int longest = IntStream.range(0, widths.length).boxed()
                    .max(Comparator.comparingInt(column -> widths[column]))
                    .orElseThrow();
            widths[longest] = Math.max(NARROWEST, widths[longest] - 1);
        }
        return widths;
    }

    private void addBroken(List<String> row, int[] widths) {
        List<List<String>> columns = IntStream.range(0, widths.length)
                .mapToObj(column -> TextWidth.broken(row.get(column), widths[column])).toList();
        int height = columns.stream().mapToInt(List::size).max().orElse(0);
        for (int line = 0; line < height; line++) {
            int below = line;
            add(columns.stream().map(parts -> below < parts.size() ? parts.get(below) : "").toList());
        }
    }

    private int width(int column) {
        return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
    }

    private void append(int column, List<StringBuilder> lines) {
        int width = width(column);
        boolean numbers = rows.stream().skip(1).allMatch(row -> row.get(column).matches(NUMBER));
        for (int row = 0; row < rows.size(); row++) {
            String word = rows.get(row).get(column);
            String gap = " ".repeat(width - word.length());
            lines.get(row).append(column == 0 ? "" : GAP).append(numbers ? gap + word : word + gap);
        }
    }

    @Override
    public String toString() {
        return String.join("\n", lines());
    }
}
