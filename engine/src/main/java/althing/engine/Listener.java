package althing.engine;

/** Hears what happens in a position while moves are played on it. Simulations have none, and then nothing is told. */
public interface Listener {

    /** Told to every seat and to onlookers. */
    int EVERYONE = -1;

    /**
     * Something happened.
     *
     * @param audience the bits of the seats that may know it, or {@link #EVERYONE}
     */
    void hear(int audience, Phrase phrase);

    /**
     * A move that nobody is asked for is about to follow, because no other is possible. The position is as it would be if
     * somebody were asked, and can be looked at for as long as this call lasts.
     */
    default void halt(Position position) {
    }
}
