package althing.engine.code;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/** What can stand in one place of a code, and how it is written there. */
public sealed interface Values {

    /** The word for a value. */
    String word(Object value);

    /** The value of a word, or null if it has none. */
    @Nullable
    Object value(String word);

    /** A regular expression, without groups, for all words. */
    String pattern();

    /** All words, if they can be counted. */
    @Nullable
    Set<String> words();

    /**
     * Things with words of their own.
     *
     * @param isOpen whether the words are ids of components, of which a reader need not know all
     */
    record Words(Map<Object, String> byValue, Map<String, Object> byWord, boolean isOpen) implements Values {

        /** The things of a list by the words at the same places. */
        static Words of(List<String> words, List<?> things, boolean isOpen) {
            Map<Object, String> byValue = new HashMap<>();
            Map<String, Object> byWord = new LinkedHashMap<>();
            for (int i = 0; i < words.size(); i++) {
                byValue.put(things.get(i), words.get(i));
                byWord.putIfAbsent(words.get(i), things.get(i));
            }
            return new Words(byValue, byWord, isOpen);
        }

        @Override
        public String word(Object value) {
            String word = byValue.get(value);
            if (word == null) {
                throw new IllegalArgumentException("There is no word for " + value + ".");
            }
            return word;
        }

        @Override
        public @Nullable Object value(String word) {
            return byWord.get(word);
        }

        @Override
        public String pattern() {
            return anyOf(byWord.keySet());
        }

        @Override
        public Set<String> words() {
            return byWord.keySet();
        }
    }

    /** The numbers within limits; some may have words instead of digits. */
    record Numbers(int least, int most, Map<Integer, String> spoken, Map<String, Integer> named) implements Values {

        static Numbers of(int least, int most, Map<String, Integer> named) {
            Map<Integer, String> spoken = new HashMap<>();
            named.forEach((word, number) -> spoken.put(number, word));
            return new Numbers(least, most, spoken, named);
        }

        @Override
        public String word(Object value) {
            String word = spoken.get(value);
            return word == null ? value.toString() : word;
        }

        @Override
        public @Nullable Object value(String word) {
            Integer known = named.get(word);
            int number = known == null ? Integer.parseInt(word) : known;
            return number < least || number > most ? null : (Object) number;
        }

        @Override
        public String pattern() {
            String digits = (least < 0 ? "-?" : "") + "[0-9]{1,9}";
            return named.isEmpty() ? digits : "(?:" + anyOf(named.keySet()) + "|" + digits + ")";
        }

        @Override
        public @Nullable Set<String> words() {
            return null;
        }
    }

    private static String anyOf(Collection<String> words) {
        return words.stream().map(Pattern::quote).collect(Collectors.joining("|", "(?:", ")"));
    }
}
