package althing.lab;

import java.util.Map;
import java.util.TreeMap;

/** How often a seat made how many points. Not thread safe. */
final class PointsCount {

    private final TreeMap<Integer, Integer> games = new TreeMap<>();

    void add(int points) {
        games.merge(points, 1, Integer::sum);
    }

    void add(PointsCount other) {
        other.games.forEach((points, times) -> games.merge(points, times, Integer::sum));
    }

    /** What was counted, if anything was. */
    SeatPoints summary(int seat, String bot) {
        double mean = mean();
        return new SeatPoints(seat, bot, mean, median(), deviation(mean), games.firstKey(), games.lastKey());
    }

    private long count() {
        return games.values().stream().mapToLong(Integer::longValue).sum();
    }

    private double mean() {
        long sum = games.entrySet().stream().mapToLong(game -> (long) game.getKey() * game.getValue()).sum();
        return (double) sum / count();
    }

    private double deviation(double mean) {
        double squares = 0;
        for (Map.Entry<Integer, Integer> game : games.entrySet()) {
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
        for (Map.Entry<Integer, Integer> game : games.entrySet()) {
            before += game.getValue();
            if (before > place) {
                return game.getKey();
            }
        }
        throw new IllegalArgumentException("only " + before + " games were counted");
    }
}
