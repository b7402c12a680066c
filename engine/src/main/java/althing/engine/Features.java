package althing.engine;

/** The numbers of a seat that a net learns from, to correct what the game's heuristics think of a position. */
public interface Features extends Observation {

    /** How much of the game is over, from 0 to about 1. */
    double progress(Position position);
}
