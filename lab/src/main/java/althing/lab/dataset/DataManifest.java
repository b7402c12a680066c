package althing.lab.dataset;

import java.util.List;

import althing.lab.Experiment;

/**
 * What a data set is, for machines.
 *
 * @param program      the version that played
 * @param setup        its line, with the version of the rules
 * @param bots         on the seats in turn
 * @param gamesInAFile how many games a file holds, the last one perhaps fewer
 * @param crashes      how many games broke and are left out
 * @param observations what the numbers of an observation are called, or nothing where there are none
 * @param visits       whether it is told how often searches tried each move
 * @param repeatable   whether the same words make the same files
 */
public record DataManifest(String format, String program, String setup, List<String> bots, long seed, long games,
        long gamesInAFile, long crashes, List<String> observations, boolean visits, boolean repeatable,
        String licence) {

    static final String FORMAT = "althing-dataset 1";
    static final String LICENCE = "Apache-2.0";

    /** That of a set in which no game is broken. */
    static DataManifest of(Experiment whole, Contents contents, String program) {
        return new DataManifest(FORMAT, program, whole.setup().lineWithRules(), whole.bots(), whole.seed(),
                whole.games(), contents.gamesInAFile(), 0, contents.names(whole.setup(), whole.seed()),
                contents.visits(), whole.clocked().isEmpty(), LICENCE);
    }

    DataManifest crashes(long broken) {
        return new DataManifest(format, program, setup, bots, seed, games, gamesInAFile, broken, observations, visits,
                repeatable, licence);
    }

    /** The file that holds a game. */
    String fileOf(long game) {
        long first = game - game % gamesInAFile;
        return name(first, Math.min(games, first + gamesInAFile));
    }

    static String name(long first, long beyond) {
        return "games-%012d-%012d.jsonl.gz".formatted(first, beyond - 1);
    }
}
