package althing.lab.dataset;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.FeatureRow;
import althing.engine.Observation;
import althing.engine.Setup;

/**
 * What a data set keeps of a game beside its moves.
 *
 * @param observations whether it keeps before each move what its seat saw, as numbers
 * @param visits       whether it keeps how often a search tried each legal move
 * @param gamesInAFile how many games a file holds, the last one perhaps fewer
 */
public record Contents(boolean observations, boolean visits, long gamesInAFile) {

    public static final long STANDARD_FILE = 10_000;

    public Contents {
        if (gamesInAFile < 1) {
            throw new BadInput("A file holds at least 1 game, not " + gamesInAFile + ".");
        }
    }

    /** Who writes the observations, if they are kept. */
    @Nullable
    Observation observation(Setup setup) {
        return observations ? of(setup) : null;
    }

    private static Observation of(Setup setup) {
        return setup.game().observation().orElseThrow(() -> new BadInput(
                setup.game().id() + " does not tell what a seat sees as numbers; leave out --observations."));
    }

    /** What the numbers of an observation are called; none where none are kept. */
    List<String> names(Setup setup, long seed) {
        return observations ? FeatureRow.names(of(setup), setup.seeded(seed).start()) : List.of();
    }

    /** How many files so many games take. */
    long files(long games) {
        return (games + gamesInAFile - 1) / gamesInAFile;
    }
}
