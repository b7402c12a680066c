package althing.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What no text of a game may look like: sentences without an end, doubled spaces, “1 ×”, a hyphen for a minus. */
final class Sentences {

    private static final Pattern SENTENCE = Pattern
            .compile("(log|prompt|refusal|ruling|first)\\..*|card\\.(aim|turn|end)|help\\.\\d+\\.text");
    /** A branch of a select or plural in which nothing is said. */
    private static final Pattern SILENT_BRANCH = Pattern.compile("[=\\w-]+ \\{}");
    /** A sentence may be followed by another one that is a fact. */
    private static final Pattern CLOSED = Pattern.compile("[.?!…][”)]?([}\\s]*| \\{\\w+})$");

    private static final Map<String, Pattern> FLAWS = new LinkedHashMap<>();

    static {
        FLAWS.put("a doubled space", Pattern.compile("  "));
        FLAWS.put("a number of one, which goes without saying", Pattern.compile("(?<![\\d.,#])1 × "));
        FLAWS.put("a hyphen that should be a minus (−)", Pattern.compile("(?<![\\p{L}\\d)\\]#}-])-[\\d#]"));
    }

    private Sentences() {
    }

    /** What is wrong with a message as it is written. */
    static List<String> inMessage(String key, String message) {
        boolean open = SENTENCE.matcher(key).matches()
                && !CLOSED.matcher(SILENT_BRANCH.matcher(message).replaceAll("")).find();
        return open ? List.of("no closing punctuation") : flaws(message);
    }

    /** What is wrong with a phrase as it was said. */
    static List<String> inSaying(String key, String said) {
        boolean open = SENTENCE.matcher(key).matches() && !CLOSED.matcher(said).find();
        return open ? List.of("no closing punctuation") : flaws(said);
    }

    private static List<String> flaws(String text) {
        return FLAWS.entrySet().stream().filter(flaw -> flaw.getValue().matcher(text).find()).map(Map.Entry::getKey)
                .toList();
    }
}
