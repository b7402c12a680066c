package althing.app;

import java.util.ArrayList;
import java.util.List;

/** Drawings side by side below their titles, as many as fit the screen. */
final class DrawingText {

    /** A title is not broken into narrower lines than this, however narrow its drawing. */
    private static final int TITLE = 24;

    private DrawingText() {
    }

    /** The lines of drawings of which each is a title with its rows, an empty line between rows of drawings. */
    static List<String> of(List<List<String>> titledRows) {
        List<String> lines = new ArrayList<>();
        List<List<String>> row = new ArrayList<>();
        for (List<String> titled : titledRows) {
            row.add(framed(titled));
            if (TextWidth.width(TextWidth.beside(row)) > TextWidth.SCREEN && row.size() > 1) {
                lines.addAll(TextWidth.beside(row.subList(0, row.size() - 1)));
                lines.add("");
                row = new ArrayList<>(List.of(row.getLast()));
            }
        }
        lines.addAll(TextWidth.beside(row));
        return lines;
    }

    private static List<String> framed(List<String> titled) {
        List<String> rows = titled.subList(1, titled.size());
        List<String> drawing = new ArrayList<>(
                TextWidth.broken(titled.getFirst(), Math.max(TITLE, TextWidth.width(rows))));
        drawing.addAll(rows);
        return drawing;
    }
}
