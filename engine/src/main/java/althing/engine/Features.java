package althing.engine;

/**
 * Numbers that tell how a seat stands, for a net to learn from. They come from what the seat may know alone: positions that
 * it cannot tell apart have the same. Stateless and thread safe.
 */
public interface Features {

    /** Writes the numbers of a seat into an empty row, always the same ones in the same order, most of them between −1 and 1. */
    void write(Position position, int seat, FeatureRow into);

    /** How much of the game is over, from 0 to about 1. */
    double progress(Position position);
}
