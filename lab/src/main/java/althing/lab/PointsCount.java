package althing.lab;

import java.io.Serializable;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How often a seat made how many points. Not thread safe. */
final class PointsCount implements Serializable {

    private final TreeMap<Integer, Long> games = new TreeMap<>();

    void add(int points) {
        games.merge(points, 1L, Long::sum);
    }

    void add(PointsCount other) {
        other.games.forEach((points, times) -> games.merge(points, times, Long::sum));
    }

    /** What was counted, if anything was. */
    SeatPoints summary(int seat, String bot) {
        double mean = mean();
        return new SeatPoints(seat, bot, mean, median(), deviation(mean), games.firstKey(), games.lastKey());
    }

    /** How often which points were made. */
    SortedMap<Integer, Long> counts() {
        return Collections.unmodifiableSortedMap(new TreeMap<>(games));
    }

    private long count() {
        return games.values().stream().mapToLong(Long::longValue).sum();
    }

    double mean() {
        long sum = games.entrySet().stream().mapToLong(game -> game.getKey() * game.getValue()).sum();
        return (double) sum / count();
    }

    private double deviation(double mean) {
        double squares = 0;
        for (Map.Entry<Integer, Long> game : games.entrySet()) {
            squares += (game.getKey() - mean) * (game.getKey() - mean) * game.getValue();
        }
        return Math.sqrt(squares / count());
    }

    private double median() {
        long count = count();
        return (inOrder((count - 1) / 2) + inOrder(count / 2)) / 2.0;
    }

    /** The points of the game at this place, from 0, when all are sorted by points. */
    private int inOrder(long place) {
        long before = 0;
        for (Map.Entry<Integer, Long> game : games.entrySet()) {
            before += game.getValue();
            if (before > place) {
                return game.getKey();
            }
        }
        throw new IllegalArgumentException("only " + before + " games were counted");
    }
}
