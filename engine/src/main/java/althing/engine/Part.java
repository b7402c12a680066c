package althing.engine;

/**
 * A part of what a position is worth to a seat.
 *
 * @param what   what it is for, in the game's words
 * @param points how much of the value it makes
 */
public record Part(Phrase what, double points) {

    /** The part that a text of the game names. */
    public static Part of(String key, double points) {
        return new Part(Phrase.of(key), points);
    }
}
