package althing.lab.part;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.Experiment;
import althing.lab.Experiment.Seating;

/**
 * What all parts of an experiment have in common.
 *
 * @param format     of the files
 * @param program    the version that plays
 * @param setup      its line, with the version of the rules
 * @param games      of the whole experiment
 * @param repeatable whether playing a part again gives the same; not with bots that think by the clock
 */
public record Manifest(String format, String program, String setup, List<String> bots, long seed, String seating,
        long games, boolean repeatable) implements Serializable {

    private static final String FORMAT = "althing-parts 1";

    public static Manifest of(Experiment whole, String program) {
        return new Manifest(FORMAT, program, whole.setup().lineWithRules(), whole.bots(), whole.seed(),
                whole.seating().name().toLowerCase(Locale.ROOT), whole.games(), whole.clocked().isEmpty());
    }

    /** The whole experiment. */
    public Experiment experiment() {
        if (!format.equals(FORMAT)) {
            throw new BadInput("'" + format + "' is not read here, but '" + FORMAT + "'.");
        }
        return new Experiment(Setup.parse(setup), bots, 0, games, seed, seats());
    }

    private Seating seats() {
        for (Seating known : Seating.values()) {
            if (known.name().toLowerCase(Locale.ROOT).equals(seating)) {
                return known;
            }
        }
        throw new BadInput("There is no seating '" + seating + "'.");
    }

    /** How this differs from what it should be, as words; empty if it does not. */
    String differenceFrom(Manifest wanted) {
        List<String> words = new ArrayList<>();
        tell(words, "format", format, wanted.format);
        tell(words, "program", program, wanted.program);
        tell(words, "setup", setup, wanted.setup);
        tell(words, "bots", String.join(",", bots), String.join(",", wanted.bots));
        tell(words, "seed", seed, wanted.seed);
        tell(words, "seating", seating, wanted.seating);
        tell(words, "games", games, wanted.games);
        return String.join(", ", words);
    }

    private static void tell(List<String> words, String field, Object found, Object wanted) {
        if (!found.equals(wanted)) {
            words.add(field + " " + found + ", not " + wanted);
        }
    }
}
