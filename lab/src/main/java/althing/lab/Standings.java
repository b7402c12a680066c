package althing.lab;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Counts an arena's results, game by game in their order. */
final class Standings {

    private final List<String> bots;
    private final int[] seatings;
    private final double[] wins;
    private final long[] points;
    private final Ratings ratings;

    Standings(List<String> bots, LineUp lineUp, Results results) {
        this.bots = bots;
        seatings = new int[bots.size()];
        wins = new double[bots.size()];
        points = new long[bots.size()];
        ratings = new Ratings(bots.size());
        for (int game = 0; game < results.games(); game++) {
            if (results.hasEnded(game)) {
                count(game, lineUp.of(game), results);
            }
        }
    }

    /** The best rated bot first. */
    List<Standing> ranked() {
        return IntStream.range(0, bots.size()).filter(bot -> seatings[bot] > 0).mapToObj(this::standing)
                .sorted(Comparator.comparingDouble(Standing::rating).reversed()).toList();
    }

    private void count(int game, int[] seated, Results results) {
        int[] ranks = new int[seated.length];
        Arrays.setAll(ranks, seat -> results.rank(game, seat));
        for (int seat = 0; seat < seated.length; seat++) {
            int bot = seated[seat];
            seatings[bot]++;
            wins[bot] += results.victory(game, seat);
            points[bot] += results.points(game, seat);
        }
        ratings.learn(seated, ranks);
    }

    private Standing standing(int bot) {
        int trials = seatings[bot];
        Interval interval = Interval.wilson(wins[bot], trials);
        return new Standing(bots.get(bot), trials, wins[bot], wins[bot] / trials, interval.low(), interval.high(),
                (double) points[bot] / trials, ratings.mean(bot), ratings.deviation(bot));
    }
}
