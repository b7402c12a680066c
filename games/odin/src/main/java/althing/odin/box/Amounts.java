package althing.odin.box;

import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import althing.engine.BadInput;

/**
 * Items and how many of each, written as {@code 2stone+wood}.
 *
 * @param limited those of the items that may not be to be had
 * @param kinds which items they are, as bits
 */
@SuppressWarnings("ArrayRecordComponent")
public record Amounts(int[] items, int[] counts, int[] limited, long kinds) {

    private static final Pattern WORD = Pattern.compile("(\\d*)([a-z-]+\\d?)");

    public static final Amounts NONE = parse("");

    public Amounts(int[] items, int[] counts) {
        this(items, counts, Arrays.stream(items).filter(Items::isLimited).toArray(),
                Arrays.stream(items).mapToLong(item -> 1L << item).reduce(0, (all, one) -> all | one));
    }

    public static Amounts parse(String text) {
        String[] words = text.isEmpty() ? new String[0] : text.split("\\+", -1);
        int[] items = new int[words.length];
        int[] counts = new int[words.length];
        for (int i = 0; i < words.length; i++) {
            Matcher word = WORD.matcher(words[i]);
            if (!word.matches()) {
                throw new BadInput("'" + text + "' is no list of items.");
            }
            counts[i] = word.group(1).isEmpty() ? 1 : Integer.parseInt(word.group(1));
            items[i] = Items.named(word.group(2));
        }
        return new Amounts(items, counts);
    }

    public int size() {
        return items.length;
    }

    public boolean isEmpty() {
        return items.length == 0;
    }

    /** How many of an item there are. */
    public int of(int item) {
        int count = 0;
        for (int i = 0; i < items.length; i++) {
            count += items[i] == item ? counts[i] : 0;
        }
        return count;
    }
}
