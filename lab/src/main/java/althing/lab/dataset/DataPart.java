package althing.lab.dataset;

import java.util.Comparator;
import java.util.List;

import althing.engine.BadInput;

/**
 * What is noted beside the files of one part of a data set, until all parts are there.
 *
 * @param whole   the manifest of all parts together, but for the games that broke
 * @param command the words that make all of it
 * @param part    which part of how many
 * @param first   the number of its first game; {@code beyond} the one after that of its last
 * @param crashes how many of its games broke
 */
record DataPart(DataManifest whole, String command, String part, long first, long beyond, long crashes) {

    String name() {
        return "part-" + part.replace("/", "-of-") + ".json";
    }

    /** Refuses a part of something else. */
    void insistOnSame(DataPart other) {
        if (!whole.equals(other.whole)) {
            throw new BadInput(name() + " and " + other.name() + " belong to different data sets.");
        }
    }

    /** The manifest of all parts together, if they are all of one set and hold every game once. */
    static DataManifest together(List<DataPart> parts) {
        long covered = 0;
        long crashes = 0;
        for (DataPart part : parts.stream().sorted(Comparator.comparingLong(DataPart::first)).toList()) {
            part.insistOnSame(parts.getFirst());
            insist(covered, part.first());
            if (part.first() < covered) {
                throw new BadInput("Game " + part.first() + " is in two parts, one of them " + part.name()
                        + "; remove one of them.");
            }
            covered = part.beyond();
            crashes += part.crashes();
        }
        insist(covered, parts.getFirst().whole().games());
        return parts.getFirst().whole().crashes(crashes);
    }

    private static void insist(long covered, long next) {
        if (covered < next) {
            throw new BadInput("Missing: games " + covered + " to " + (next - 1) + ".");
        }
    }
}
