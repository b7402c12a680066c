package althing.engine;

/**
 * How a seat answers a dull question by itself until the situation changes.
 *
 * @param word  names it: its text is {@code order.word}, and {@code order.word.over} says why it ends
 * @param scope what it was given for, such as a round of the game; 0 if for all of it
 */
public record StandingOrder(String word, int scope) {

    /** The order in words. */
    public Phrase text() {
        return Phrase.of("order." + word);
    }

    /** Why it ends, in words. */
    public Phrase over() {
        return Phrase.of("order." + word + ".over");
    }
}
