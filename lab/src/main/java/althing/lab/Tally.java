package althing.lab;

import java.io.Serializable;
import java.util.List;

import althing.lab.Experiment.Seating;

/**
 * What is counted of the games of an experiment: whole numbers only, so that the tallies of its parts add up to that of
 * the whole, in any order. Its size depends on the bots and their points, not on the number of games. Not thread safe.
 */
public sealed interface Tally extends Serializable permits ArenaTally, SeatTally {

    /** One that has counted nothing yet. */
    static Tally of(Experiment experiment) {
        return experiment.seating() == Seating.FIXED
                ? new SeatTally(experiment.setup().seats())
                : new ArenaTally(experiment);
    }

    /** Counts a game; those of a deal come one after the other. */
    void count(Row row);

    /** Adds what another tally of the same experiment has counted. */
    void add(Tally other);

    /** What it comes to; how long it took is not told. */
    Report report(Experiment whole, List<Crash> crashes);
}
