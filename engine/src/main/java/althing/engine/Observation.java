package althing.engine;

/**
 * What a seat sees, as numbers with names, for programs that learn. They come from what the seat may know alone: positions
 * that it cannot tell apart have the same. Stateless and thread safe.
 */
public interface Observation {

    /**
     * Writes the numbers of a seat into an empty row, always the same ones in the same order in a setup, most of them between
     * −1 and 1.
     */
    void write(Position position, int seat, FeatureRow into);
}
