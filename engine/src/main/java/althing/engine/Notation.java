package althing.engine;

/**
 * A whole position as an immutable record that can be written down and read back. Its first component is the setup line;
 * a component {@code random} holds the random state, if the game has one.
 */
public interface Notation {

    /** The setup line with the version of the rules, without a seed. */
    String setup();

    /**
     * The position that it describes.
     *
     * @throws BadInput if it breaks the game's counts or contradicts itself; the message says where
     */
    Position position();
}
