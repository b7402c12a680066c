package althing.lab.part;

import java.nio.file.Path;

import althing.lab.Experiment;
import althing.lab.Progress;
import althing.lab.Report;

/**
 * Other machines that play an experiment. It is found at run time ({@link java.util.ServiceLoader}), because what it takes
 * is large and not in the jar of the command.
 */
public interface Cluster {

    /**
     * How it is played; nothing of it changes what is found.
     *
     * @param master  the address of the cluster, or nothing if its own settings say it
     * @param parts   in so many parts, or 0 for as many as seem right
     * @param place   where the rows of the games are kept: a directory, or an address that the cluster knows
     * @param program the version that plays
     */
    record Errand(String master, long parts, String place, String program) {}

    /** Writes the games of a whole data set as Parquet, into a place where nothing is yet; says how many they are. */
    long parquet(String master, Path dataSet, String place, Progress progress);

    /** Plays the games, keeps their rows, and tells what a single run would tell. */
    Report play(Experiment whole, Errand errand, Progress progress);
}
