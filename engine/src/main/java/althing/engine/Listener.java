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
}
