package althing.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import althing.engine.Game;

/**
 * The quiet words that a game has for newcomers: {@code first.<question>} when a question is asked for the first time,
 * {@code first.log.<event>} when a line of the log tells of something for the first time.
 *
 * @param keys  the keys of all texts of the game
 * @param plain the questions that need no word, because they say everything themselves
 */
record FirstWords(Set<String> keys, Set<String> plain) {

    /** So many letters make four lines on a phone; more would push the board away. */
    static final int LONGEST = 160;

    private static final String WORD = "first.";
    private static final String QUESTION = "prompt.";

    /** The words of a game; {@code texts/plain.txt} lists what needs none, a question and its reason in each line. */
    static FirstWords of(Game game, Set<String> keys) {
        try (InputStream list = game.getClass().getResourceAsStream("texts/plain.txt")) {
            return new FirstWords(keys, list == null ? Set.of() : questions(list));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<String> questions(InputStream list) throws IOException {
        return new String(list.readAllBytes(), StandardCharsets.UTF_8).lines().map(line -> line.split(":", 2)[0])
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The words that belong to no question and to no line of the log. */
    Set<String> strays() {
        return picked(WORD).stream().filter(name -> !keys.contains(name) && !isAsked(name))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private boolean isAsked(String name) {
        return picked(QUESTION).stream().anyMatch(question -> (question + ".").startsWith(name + "."));
    }

    /** The questions without a word that the list does not excuse. */
    Set<String> wordless() {
        return picked(QUESTION).stream().filter(question -> !hasWord(question) && !plain.contains(question))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** What the list excuses though it is no question, or has a word. */
    Set<String> excusedInVain() {
        return plain.stream().filter(question -> hasWord(question) || !keys.contains(QUESTION + question))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** A question without a word of its own takes that of the question before the last dot: {@code vote} for {@code vote.mine}. */
    private boolean hasWord(String question) {
        int dot = question.lastIndexOf('.');
        return keys.contains(WORD + question) || (dot > 0 && hasWord(question.substring(0, dot)));
    }

    private Set<String> picked(String prefix) {
        return keys.stream().filter(key -> key.startsWith(prefix)).map(key -> key.substring(prefix.length()))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
