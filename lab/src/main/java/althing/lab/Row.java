package althing.lab;

import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.Position;

/**
 * What an experiment keeps of a game that was played to its end.
 *
 * @param firstSeat the seat that was first in the order of play
 * @param points    of each seat
 * @param ranks     of each seat, from 1; equals have the same
 */
public record Row(long game, int decisions, int firstSeat, List<Integer> points, List<Integer> ranks)
        implements
            Result,
            Serializable {

    /** A victory in parts that up to six winners can share without a rest. */
    static final int VICTORY = 60;

    private static final int FIELDS = 5;

    public Row {
        points = List.copyOf(points);
        ranks = List.copyOf(ranks);
    }

    static Row of(long game, Outcome.Ended ended) {
        Position end = ended.position();
        return new Row(game, ended.decisions(), ended.firstSeat(),
                IntStream.range(0, end.seats()).map(end::points).boxed().toList(),
                IntStream.range(0, end.seats()).map(end::rank).boxed().toList());
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

    private static List<Integer> numbers(String word) {
        return Arrays.stream(word.split(",", -1)).map(Integer::valueOf).toList();
    }

    String line() {
        return game + " " + decisions + " " + firstSeat + " " + words(points) + " " + words(ranks);
    }

    private static String words(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    int seats() {
        return ranks.size();
    }

    int points(int seat) {
        return points.get(seat);
    }

    int rank(int seat) {
        return ranks.get(seat);
    }

    /** The seat's part of the victory: {@link #VICTORY}, or less if it is shared, or 0. */
    int victory(int seat) {
        if (rank(seat) != 1) {
            return 0;
        }
        int winners = 0;
        for (int rank : ranks) {
            winners += rank == 1 ? 1 : 0;
        }
        return VICTORY / winners;
    }
}
