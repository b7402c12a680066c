package althing.odin.advice;

import java.util.Locale;

import althing.engine.data.DataFile;
import althing.engine.data.DataRow;
import althing.odin.course.OdinState;

/**
 * The figures of one kind of game: whoever plays alone has the board to itself, and a short game ends before what is slow
 * pays. Immutable and thread safe.
 */
final class Weights {

    private static final DataFile FILE = DataFile.load(Weights.class, "/althing/odin/weights.table");
    private static final int SHORT = 6;

    /** Those of the first edition, for every game. */
    static final Weights FIRST = new Weights("first");

    private static final Weights TOGETHER = new Weights("together");
    private static final Weights ALONE = new Weights("alone");
    private static final Weights ALONE_SHORT = new Weights("alone-short");

    private final double[] values = new double[Weight.values().length];

    private Weights(String column) {
        for (Weight weight : Weight.values()) {
            DataRow row = FILE.table("weights").row("weight",
                    weight.name().toLowerCase(Locale.ROOT).replace('_', '-'));
            values[weight.ordinal()] = Double.parseDouble(row.word(column));
        }
    }

    /** The newest for a position's game. */
    static Weights of(OdinState position) {
        if (position.seats > 1) {
            return TOGETHER;
        }
        return position.calendar.rounds <= SHORT ? ALONE_SHORT : ALONE;
    }

    /** The same for a search. Alone it made no more with the newer ones (docs/bots.md). */
    static Weights ofSearch(OdinState position) {
        return position.seats > 1 ? TOGETHER : FIRST;
    }

    double of(Weight weight) {
        return values[weight.ordinal()];
    }

    /** A weight with another that counts once for each round left. */
    double with(Weight weight, Weight early, int roundsLeft) {
        return of(weight) + of(early) * roundsLeft;
    }
}
