package althing.engine;

/**
 * One decision of one seat: an immutable value of the game's own sealed move type.
 *
 * <p>Moves are compared by value. Games list moves from tables built once, so that listing allocates nothing.
 */
public interface Move {

    /** The move as one short line of words, e.g. {@code buy 3}; {@link Game#move} reads it back. */
    String code();
}
