package althing.lab;

import java.util.List;

/** What an experiment found: that of a simulation or of an arena. */
public sealed interface Report permits ArenaReport, SimulationReport {

    /** The games that broke, in order; they count for nothing else. */
    List<Crash> crashes();
}
