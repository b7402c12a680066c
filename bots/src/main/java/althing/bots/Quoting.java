package althing.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

import althing.engine.BadInput;

/**
 * Parts a text where it is not quoted: what stands between two {@code '} or two {@code "} holds together. There are no
 * other special characters, so that a path of any system can be written as it is.
 */
public final class Quoting {

    private Quoting() {
    }

    /** The parts between commas, with their quotes. */
    static List<String> parts(String list) {
        return split(list, each -> each == ',', true);
    }

    /** The words between blanks, without their quotes. */
    public static List<String> words(String line) {
        return split(line.strip(), Character::isWhitespace, false).stream().filter(word -> !word.isEmpty()).toList();
    }

    private static List<String> split(String text, IntPredicate isGap, boolean keepsQuotes) {
        List<String> parts = new ArrayList<>();
        StringBuilder part = new StringBuilder();
        char quote = 0;
        for (int at = 0; at < text.length(); at++) {
            char each = text.charAt(at);
            boolean turns = quote == 0 ? each == '\'' || each == '"' : each == quote;
            if (turns) {
                quote = quote == 0 ? each : 0;
            }
            if (quote == 0 && isGap.test(each)) {
                parts.add(part.toString());
                part.setLength(0);
            } else if (!turns || keepsQuotes) {
                part.append(each);
            }
        }
        if (quote != 0) {
            throw new BadInput("A " + quote + " is opened and not closed in: " + text + ".");
        }
        parts.add(part.toString());
        return parts;
    }
}
