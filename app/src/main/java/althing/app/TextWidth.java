package althing.app;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Fits lines to a screen: breaks them between words, and puts short ones side by side. */
final class TextWidth {

    /** The columns of a screen. */
    static final int SCREEN = 100;
    /** Before the later lines of a text, and between columns. */
    static final String INDENT = "    ";
    /** A list of so many lines need not be folded. */
    private static final int SHORT = 30;

    private TextWidth() {
    }

    /** A text in lines that fit the screen, the later ones indented. */
    static List<String> wrapped(String text) {
        if (text.length() <= SCREEN) {
            return List.of(text);
        }
        List<String> lines = new ArrayList<>(broken(text, SCREEN - INDENT.length()));
        for (int later = 1; later < lines.size(); later++) {
            lines.set(later, INDENT + lines.get(later));
        }
        return lines;
    }

    /** A text in lines of a width, longer only where a word is. */
    static List<String> broken(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width) {
            int end = rest.lastIndexOf(' ', width);
            if (end <= 0) {
                end = rest.indexOf(' ', width);
            }
            if (end < 0) {
                break;
            }
            lines.add(rest.substring(0, end).stripTrailing());
            rest = rest.substring(end + 1).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    /** A long list in as many columns as fit the screen, to be read downwards. */
    static List<String> inColumns(List<String> lines) {
        int columns = Math.min((SCREEN + INDENT.length()) / (width(lines) + INDENT.length()),
                (lines.size() + SHORT - 1) / SHORT);
        if (columns < 2) {
            return lines;
        }
        int height = (lines.size() + columns - 1) / columns;
        return beside(IntStream.range(0, (lines.size() + height - 1) / height)
                .mapToObj(column -> lines.subList(column * height, Math.min(lines.size(), (column + 1) * height)))
                .toList());
    }

    /** Blocks of lines side by side. */
    static List<String> beside(List<List<String>> blocks) {
        int height = blocks.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int line = 0; line < height; line++) {
            StringBuilder text = new StringBuilder();
            for (List<String> block : blocks) {
                String part = line < block.size() ? block.get(line) : "";
                text.append(part).append(" ".repeat(width(block) - part.length())).append(INDENT);
            }
            lines.add(text.toString().stripTrailing());
        }
        return lines;
    }

    static int width(List<String> lines) {
        return lines.stream().mapToInt(String::length).max().orElse(0);
    }
}
