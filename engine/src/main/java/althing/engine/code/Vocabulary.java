package althing.engine.code;

import java.util.List;
import java.util.function.Function;

/**
 * The words for the things of one kind, each in the place of its index. Several may share a word; it stands for the first.
 *
 * @param name   what {@link Named} calls it
 * @param things the things, in the order of the words
 */
public record Vocabulary(String name, List<String> words, List<?> things) {

    public Vocabulary {
        words = List.copyOf(words);
        things = List.copyOf(things);
    }

    public static <T> Vocabulary of(String name, List<T> things, Function<T, String> word) {
        return new Vocabulary(name, things.stream().map(word).toList(), things);
    }

    /** Words for indices, behind which there are no things. */
    public static Vocabulary of(String name, List<String> words) {
        return new Vocabulary(name, words, words);
    }
}
