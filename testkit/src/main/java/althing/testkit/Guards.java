package althing.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.guard.Perft;
import althing.engine.guard.Walk;

/** The figures that are kept with the records for one setup: games drawn by lot, and counts from points of the first one. */
final class Guards {

    /** How many games are kept for a setup. */
    static final int WALKS = 4;
    /** At which quarters of the first game lines of play are counted. */
    private static final int QUARTERS = 4;
    private static final int DEEPEST = 8;

    private Guards() {
    }

    /** The game of a seed as a line without its setup. */
    static String walk(Setup setup, long seed) {
        return new Walk(setup, seed).goToTheEnd().trace();
    }

    /** After how many moves of the first game lines of play are counted. */
    static List<Integer> places(Setup setup) {
        int length = new Walk(setup, 1).goToTheEnd().steps();
        List<Integer> places = new ArrayList<>();
        for (int quarter = 0; quarter < QUARTERS; quarter++) {
            places.add(length * quarter / QUARTERS);
        }
        return places;
    }

    /** The counts of so many depths from a place of the first game. */
    static List<Long> counts(Setup setup, int place, int depths) {
        Position position = new Walk(setup, 1).go(place).position();
        Perft perft = new Perft();
        return IntStream.rangeClosed(1, depths).mapToObj(depth -> perft.count(position, depth)).toList();
    }

    /** The counts of depth 1, 2, … from a place of the first game, up to the last one that is not above a limit. */
    static List<Long> countsUpTo(Setup setup, int place, long limit) {
        Position position = new Walk(setup, 1).go(place).position();
        Perft perft = new Perft();
        return IntStream.rangeClosed(1, DEEPEST).mapToObj(depth -> perft.count(position, depth))
                .takeWhile(count -> count > 0 && count <= limit).toList();
    }
}
