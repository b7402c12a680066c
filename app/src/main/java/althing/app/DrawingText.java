package althing.app;

import java.util.ArrayList;
import java.util.List;

/** Drawings side by side below their titles, as many as fit the screen. */
final class DrawingText {

    private static final String GAP = "    ";
    /** A title is not broken into narrower lines than this, however narrow its drawing. */
    private static final int TITLE = 24;

    private final List<List<String>> drawings = new ArrayList<>();

    private DrawingText() {
    }

    /** The lines of drawings of which each is a title with its rows, an empty line between rows of drawings. */
    static List<String> of(List<List<String>> titledRows) {
        List<String> lines = new ArrayList<>();
        DrawingText row = new DrawingText();
        for (List<String> titled : titledRows) {
            List<String> drawing = framed(titled);
            if (row.width() + width(drawing) > TextWidth.SCREEN) {
                lines.addAll(row.lines());
                lines.add("");
                row = new DrawingText();
            }
            row.drawings.add(drawing);
        }
        lines.addAll(row.lines());
        return lines;
    }

    private static List<String> framed(List<String> titled) {
        List<String> rows = titled.subList(1, titled.size());
        List<String> drawing = new ArrayList<>(
                TextWidth.broken(titled.getFirst(), Math.max(TITLE, width(rows))));
        drawing.addAll(rows);
        return drawing;
    }

    private static int width(List<String> drawing) {
        return drawing.stream().mapToInt(String::length).max().orElse(0);
    }

    private int width() {
        return drawings.stream().mapToInt(drawing -> width(drawing) + GAP.length()).sum();
    }

    private List<String> lines() {
        int height = drawings.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < height; line++) {
            StringBuilder text = new StringBuilder();
            for (List<String> drawing : drawings) {
                String part = line < drawing.size() ? drawing.get(line) : "";
                text.append(part).append(" ".repeat(width(drawing) - part.length())).append(GAP);
            }
            lines.add(text.toString().stripTrailing());
        }
        return lines;
    }
}
