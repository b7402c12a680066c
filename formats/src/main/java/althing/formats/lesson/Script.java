package althing.formats.lesson;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import althing.formats.Texts;

/** The texts of a lesson: which there must be, and how long they take. */
public final class Script {

    /** A lesson takes no longer than this. */
    public static final int MOST_SECONDS = 360;
    /** A text longer than this is not read, and has no room on a phone. */
    public static final int MOST_WORDS = 45;
    private static final int WORDS_IN_A_MINUTE = 150;
    private static final int SECONDS_FOR_A_MOVE = 6;

    private Script() {
    }

    /** The keys of all texts of a lesson. */
    public static Set<String> keys(Lesson lesson) {
        Set<String> keys = new LinkedHashSet<>(List.of(lesson.title()));
        for (Stage stage : lesson.stages()) {
            stage.speeches().forEach(speech -> keys.add(speech.key()));
            if (stage.act() instanceof Act.Ask(List<MovePattern> _, List<Act.Answer> answers)) {
                answers.forEach(answer -> keys.add(answer.key()));
            }
        }
        return keys;
    }

    /** How long a learner takes who does what is asked: 150 words in a minute, and six seconds for each move. */
    public static int seconds(Lesson lesson, Texts texts) {
        int words = 0;
        int asked = 0;
        for (Stage stage : lesson.stages()) {
            for (Speech speech : stage.speeches()) {
                words += words(texts.messages().getOrDefault(speech.key(), ""));
            }
            asked += stage.act() instanceof Act.Ask ? 1 : 0;
        }
        return words * 60 / WORDS_IN_A_MINUTE + asked * SECONDS_FOR_A_MOVE;
    }

    static List<String> findings(Lesson lesson) {
        List<String> findings = new ArrayList<>();
        for (String language : Texts.LANGUAGES) {
            Texts texts = Texts.of(lesson.game(), language);
            keys(lesson).forEach(key -> check(key, texts, findings));
            unused(lesson, texts).forEach(
                    key -> findings.add("The lesson never says '" + key + "' (" + language + ")."));
            int seconds = seconds(lesson, texts);
            if (seconds > MOST_SECONDS) {
                findings.add("In " + language + " the lesson takes " + seconds + " seconds; it may take "
                        + MOST_SECONDS + ".");
            }
        }
        return findings;
    }

    private static void check(String key, Texts texts, List<String> findings) {
        String text = texts.messages().getOrDefault(key, "");
        String where = "The text '" + key + "' in language '" + texts.language() + "'";
        if (text.isBlank()) {
            findings.add(where + " is missing.");
        } else if (!texts.facts(key).isEmpty()) {
            findings.add(where + " has facts; nobody gives it any.");
        } else if (words(text) > MOST_WORDS) {
            findings.add(where + " has " + words(text) + " words; at most " + MOST_WORDS + " are read.");
        }
    }

    private static Set<String> unused(Lesson lesson, Texts texts) {
        Set<String> unused = new TreeSet<>(texts.messages().keySet());
        unused.removeIf(key -> !key.startsWith(Lesson.key(lesson.name(), "")));
        unused.removeAll(keys(lesson));
        return unused;
    }

    private static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
