package althing.engine.code;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

import althing.engine.code.Values.Words;
import althing.engine.code.Values.Numbers;
import althing.engine.notation.Within;

/** Finds out what a component of a move's record can be, and by which words. */
final class FieldReader {

    private static final int MOST = 999_999_999;

    private final Map<String, Vocabulary> vocabularies;
    private final Function<String, IllegalStateException> wrong;

    FieldReader(Map<String, Vocabulary> vocabularies, Function<String, IllegalStateException> wrong) {
        this.vocabularies = vocabularies;
        this.wrong = wrong;
    }

    /** The word of a constant in codes: small letters with hyphens. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    CodeField field(RecordComponent component, String words) {
        Method accessor = component.getAccessor();
        accessor.setAccessible(true);
        return new CodeField(component.getName(), component.getType(), values(component, words), accessor);
    }

    private Values values(RecordComponent component, String words) {
        Class<?> type = component.getType();
        Named named = component.getAnnotation(Named.class);
        if (type == int.class && named == null) {
            return numbers(component, words);
        }
        if (type == boolean.class) {
            return booleans(component, words);
        }
        if (!words.isEmpty()) {
            throw wrong.apply("gives words to '" + component.getName() + "', which has its own");
        }
        if (named != null) {
            return named(component, named.value());
        }
        if (!type.isEnum()) {
            throw wrong.apply("needs a @Named for '" + component.getName() + "'");
        }
        Enum<?>[] constants = (Enum<?>[]) type.getEnumConstants();
        return Words.of(Arrays.stream(constants).map(FieldReader::word).toList(), List.of(constants), false);
    }

    private Words named(RecordComponent component, String name) {
        Vocabulary vocabulary = vocabularies.get(name);
        if (vocabulary == null) {
            throw wrong.apply("names things of the vocabulary '" + name + "', which was not given");
        }
        List<String> words = vocabulary.words();
        for (String word : words) {
            if (word.isEmpty() || word.contains(" ")) {
                throw wrong.apply("takes words of the vocabulary '" + name + "', and '" + word + "' is not one word");
            }
        }
        List<?> things = component.getType() == int.class
                ? IntStream.range(0, words.size()).boxed().toList()
                : vocabulary.things();
        return Words.of(words, things, true);
    }

    private Numbers numbers(RecordComponent component, String words) {
        Map<String, Integer> named = new HashMap<>();
        if (!words.isEmpty()) {
            if (!words.matches("[a-z]+=[0-9]{1,9}")) {
                throw wrong.apply("has '" + words + "' for '" + component.getName() + "', not a word and its number");
            }
            String[] pair = words.split("=", -1);
            named.put(pair[0], Integer.valueOf(pair[1]));
        }
        Within within = component.getAnnotatedType().getAnnotation(Within.class);
        return within == null ? Numbers.of(0, MOST, named) : Numbers.of(within.least(), within.most(), named);
    }

    private Words booleans(RecordComponent component, String words) {
        if (words.isEmpty()) {
            return Words.of(List.of(component.getName()), List.of(true), false);
        }
        String[] either = words.split("\\|", -1);
        if (either.length != 2) {
            throw wrong.apply("needs two words for '" + component.getName() + "'");
        }
        return Words.of(List.of(either), List.of(true, false), false);
    }
}
