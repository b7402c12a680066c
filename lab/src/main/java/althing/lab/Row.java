package althing.lab;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.Position;

/** What an experiment keeps of a game that was played to its end. */
final class Row {

    /** A victory in parts that up to six winners can share without a rest. */
    static final int VICTORY = 60;

    private static final int FIELDS = 5;

    final long game;
    final int decisions;
    /** The seat that was first in the order of play. */
    final int firstSeat;
    private final int[] points;
    private final int[] ranks;

    private Row(long game, int decisions, int firstSeat, int[] points, int[] ranks) {
        this.game = game;
        this.decisions = decisions;
        this.firstSeat = firstSeat;
        this.points = points;
        this.ranks = ranks;
    }

    static Row of(long game, Outcome.Ended ended) {
        Position end = ended.position();
        return new Row(game, ended.decisions(), ended.firstSeat(),
                IntStream.range(0, end.seats()).map(end::points).toArray(),
                IntStream.range(0, end.seats()).map(end::rank).toArray());
    }

    /** Reads what {@link #line} has written. */
    static Row parse(String line) {
        String[] words = line.split(" ", -1);
        try {
            if (words.length == FIELDS) {
                return new Row(Long.parseLong(words[0]), Integer.parseInt(words[1]), Integer.parseInt(words[2]),
                        numbers(words[3]), numbers(words[4]));
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw new BadInput("'" + line + "' is no result of a game.");
    }

    private static int[] numbers(String word) {
        return Arrays.stream(word.split(",", -1)).mapToInt(Integer::parseInt).toArray();
    }

    String line() {
        return game + " " + decisions + " " + firstSeat + " " + words(points) + " " + words(ranks);
    }

    private static String words(int[] numbers) {
        return Arrays.stream(numbers).mapToObj(Integer::toString).collect(Collectors.joining(","));
    }

    int seats() {
        return ranks.length;
    }

    int points(int seat) {
        return points[seat];
    }

    int rank(int seat) {
        return ranks[seat];
    }

    /** The seat's part of the victory: {@link #VICTORY}, or less if it is shared, or 0. */
    int victory(int seat) {
        return ranks[seat] == 1 ? VICTORY / (int) Arrays.stream(ranks).filter(rank -> rank == 1).count() : 0;
    }
}
