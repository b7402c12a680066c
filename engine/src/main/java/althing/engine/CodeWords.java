package althing.engine;

import java.util.function.Function;

import org.jspecify.annotations.Nullable;

/** The words of a move's code, taken one by one from the left. What is not as expected makes the code no move. */
public final class CodeWords {

    private final String[] words;
    private final BadInput none;
    private int taken;

    CodeWords(String code, BadInput none) {
        words = code.split(" ", -1);
        this.none = none;
    }

    /** The next word; an empty one where no word is left. */
    public String word() {
        return taken < words.length ? words[taken++] : "";
    }

    /** Takes the next word if it is this one, and says whether it was. */
    public boolean isNext(String word) {
        boolean is = taken < words.length && words[taken].equals(word);
        taken += is ? 1 : 0;
        return is;
    }

    /** The next word as a number that is not negative. */
    public int number() {
        String word = word();
        if (!word.matches("[0-9]{1,9}")) {
            throw none;
        }
        return Integer.parseInt(word);
    }

    /** The thing that the next word names. */
    public <T> T thing(Function<String, @Nullable T> named) {
        T thing = named.apply(word());
        if (thing == null) {
            throw none;
        }
        return thing;
    }

    /** That the code is no move of the game. */
    public BadInput none() {
        return none;
    }
}
