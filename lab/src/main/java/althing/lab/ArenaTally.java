package althing.lab;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

import althing.bots.rating.Finish;
import althing.bots.rating.Ratings;

/** What an arena counts: victories and points of bots, and how often they came in in which order. Not thread safe. */
public final class ArenaTally implements Tally {

    private final LineUp lineUp;
    final BotTally[] bots;
    /** How often the bots came in in which order. */
    final TreeMap<Finish, Long> finishes = new TreeMap<>();
    /** How the first bot did in the deals that were played in all their seatings. */
    final DealTally deals;
    long games;
    long decisions;

    /** What is counted of one bot. */
    static final class BotTally implements Serializable {

        /** The games in which it had a seat. */
        long games;
        long seatings;
        /** Its parts of victories, of which {@link Row#VICTORY} make one. */
        long victories;
        final PointsCount points = new PointsCount();

        void add(BotTally other) {
            games += other.games;
            seatings += other.seatings;
            victories += other.victories;
            points.add(other.points);
        }
    }

    ArenaTally(Experiment experiment) {
        lineUp = experiment.lineUp();
        bots = new BotTally[experiment.bots().size()];
        for (int bot = 0; bot < bots.length; bot++) {
            bots[bot] = new BotTally();
        }
        deals = new DealTally(lineUp.sharing());
    }

    @Override
    public void count(Row row) {
        int[] seated = lineUp.of(row.game());
        games++;
        decisions += row.decisions();
        long[] victories = new long[bots.length];
        boolean[] present = new boolean[bots.length];
        for (int seat = 0; seat < seated.length; seat++) {
            victories[seated[seat]] += row.victory(seat);
            present[seated[seat]] = true;
            bots[seated[seat]].seatings++;
            bots[seated[seat]].points.add(row.points(seat));
        }
        for (int bot = 0; bot < bots.length; bot++) {
            bots[bot].games += present[bot] ? 1 : 0;
            bots[bot].victories += victories[bot];
        }
        finishes.merge(Finish.of(seated, row::rank), 1L, Long::sum);
        deals.count(row.game(), victories[0]);
    }

    @Override
    public void add(Tally tally) {
        ArenaTally other = (ArenaTally) tally;
        games += other.games;
        decisions += other.decisions;
        for (int bot = 0; bot < bots.length; bot++) {
            bots[bot].add(other.bots[bot]);
        }
        other.finishes.forEach((finish, times) -> finishes.merge(finish, times, Long::sum));
        deals.add(other.deals);
    }

    @Override
    public ArenaReport report(Experiment whole, List<Crash> crashes) {
        return Arena.report(whole, this, Optional.empty(), crashes);
    }

    List<Standing> standings(List<String> names) {
        Ratings ratings = new Ratings(bots.length, finishes);
        List<Standing> standings = new ArrayList<>();
        for (int bot = 0; bot < bots.length; bot++) {
            BotTally tally = bots[bot];
            if (tally.games > 0) {
                double wins = (double) tally.victories / Row.VICTORY;
                Interval interval = Interval.wilson(wins, tally.games);
                standings.add(new Standing(names.get(bot), tally.games, wins, wins / tally.games, interval.low(),
                        interval.high(), tally.points.mean(), ratings.rating(bot), ratings.error(bot),
                        tally.points.counts()));
            }
        }
        return standings;
    }
}
