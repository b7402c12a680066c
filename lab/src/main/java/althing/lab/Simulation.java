package althing.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

import althing.bots.Bot;
import althing.bots.Bots;
import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;

/** Many games of one setup with the same bots on the same seats. */
public final class Simulation {

    private Simulation() {
    }

    /**
     * Plays the games.
     *
     * @param setup with a seed, every game is dealt the same; without, each game has its own deal
     * @param bots  by name, one for each seat; fewer are repeated in turn
     */
    public static SimulationReport run(Setup setup, List<String> bots, int games, long seed, int threads,
            Progress progress) {
        return run(setup, bots, games, seed, threads, progress, Keeper.NOBODY, false);
    }

    /**
     * The same, giving the record of every game to the keeper.
     *
     * @param counting whether to count what the games tell
     */
    public static SimulationReport run(Setup setup, List<String> bots, int games, long seed, int threads,
            Progress progress, Keeper keeper, boolean counting) {
        List<String> seated = seated(setup, bots);
        long start = System.nanoTime();
        List<Tally> tallies = Crew.work(games, threads, () -> new Tally(setup, seated, seed, keeper, counting),
                progress);
        long nanos = System.nanoTime() - start;
        Tally sum = tallies.getFirst();
        tallies.stream().skip(1).forEach(sum::add);
        sum.crashes.sort(Comparator.comparingInt(Crash::game));
        return new SimulationReport(setup.line(), seed, sum.games, sum.decisions, sum.points(seated),
                sum.places(), sum.happenings.perGame(sum.games), List.copyOf(sum.crashes),
                Pace.of(threads, nanos, sum.decisions, sum.games));
    }

    private static List<String> seated(Setup setup, List<String> bots) {
        if (bots.isEmpty() || bots.size() > setup.seats()) {
            throw new BadInput("A game of " + setup.seats() + " seats takes 1 to " + setup.seats() + " bots, not "
                    + bots.size() + ".");
        }
        return IntStream.range(0, setup.seats()).mapToObj(seat -> bots.get(seat % bots.size())).toList();
    }

    /** What one thread counts. All sums are whole numbers, so that their order does not matter. */
    private static final class Tally implements Crew.Worker {

        /** A victory in parts that up to six winners can share without a rest. */
        private static final int VICTORY = 60;

        private final Bout bout;
        private final List<Bot> bots;
        private final List<PointsCount> points;
        private final long[] victories;
        private final Happenings happenings;
        private final List<Crash> crashes = new ArrayList<>();
        private int games;
        private long decisions;

        Tally(Setup setup, List<String> names, long seed, Keeper keeper, boolean counting) {
            happenings = new Happenings(counting);
            bout = new Bout(setup, seed, keeper, happenings);
            bots = names.stream().map(Bots::named).toList();
            points = names.stream().map(name -> new PointsCount()).toList();
            victories = new long[names.size()];
        }

        @Override
        public void play(int game) {
            switch (bout.play(game, bots)) {
                case Outcome.Ended ended -> count(ended);
                case Outcome.Broken broken -> crashes.add(broken.crash());
            }
        }

        private void count(Outcome.Ended ended) {
            Position end = ended.position();
            games++;
            decisions += ended.decisions();
            countVictory(end, ended.firstSeat());
            for (int seat = 0; seat < points.size(); seat++) {
                points.get(seat).add(end.points(seat));
            }
        }

        private void countVictory(Position end, int firstSeat) {
            int winners = (int) IntStream.range(0, victories.length).filter(seat -> end.rank(seat) == 1).count();
            for (int place = 0; place < victories.length; place++) {
                int seat = (firstSeat + place) % victories.length;
                victories[place] += end.rank(seat) == 1 ? VICTORY / winners : 0;
            }
        }

        List<PlaceShare> places() {
            return games == 0
                    ? List.of()
                    : IntStream.range(0, victories.length)
                            .mapToObj(place -> share(place, (double) victories[place] / VICTORY))
                            .toList();
        }

        private PlaceShare share(int place, double wins) {
            Interval interval = Interval.wilson(wins, games);
            return new PlaceShare(place + 1, wins / games, interval.low(), interval.high());
        }

        void add(Tally other) {
            happenings.add(other.happenings);
            games += other.games;
            decisions += other.decisions;
            crashes.addAll(other.crashes);
            for (int seat = 0; seat < points.size(); seat++) {
                points.get(seat).add(other.points.get(seat));
                victories[seat] += other.victories[seat];
            }
        }

        List<SeatPoints> points(List<String> names) {
            return games == 0
                    ? List.of()
                    : IntStream.range(0, points.size())
                            .mapToObj(seat -> points.get(seat).summary(seat, names.get(seat)))
                            .toList();
        }
    }
}
