package althing.app;

import java.util.ArrayList;
import java.util.List;

/** Breaks lines between words where they would run over the edge of a screen. */
final class TextWidth {

    /** The columns of a screen. */
    static final int SCREEN = 100;
    private static final String INDENT = "    ";

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
}
