package althing.lab;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a simulation counts: points of seats, and victories of places. Not thread safe. */
public final class SeatTally implements Tally {

    private final List<PointsCount> points;
    /** The parts of victories of each place in the order of play. */
    private final long[] victories;
    long games;
    long decisions;

    SeatTally(int seats) {
        points = IntStream.range(0, seats).mapToObj(seat -> new PointsCount()).toList();
        victories = new long[seats];
    }

    @Override
    public void count(Row row) {
        games++;
        decisions += row.decisions();
        for (int seat = 0; seat < victories.length; seat++) {
            points.get(seat).add(row.points(seat));
            victories[Math.floorMod(seat - row.firstSeat(), victories.length)] += row.victory(seat);
        }
    }

    @Override
    public void add(Tally tally) {
        SeatTally other = (SeatTally) tally;
        games += other.games;
        decisions += other.decisions;
        for (int seat = 0; seat < victories.length; seat++) {
            points.get(seat).add(other.points.get(seat));
            victories[seat] += other.victories[seat];
        }
    }

    @Override
    public SimulationReport report(Experiment whole, List<Crash> crashes) {
        return new SimulationReport(whole.setup().line(), whole.seed(), games, decisions, points(whole.bots()),
                places(), List.of(), crashes, whole.clocked(), List.of(),
                List.of(), Optional.empty());
    }

    List<SeatPoints> points(List<String> bots) {
        return games == 0
                ? List.of()
                : IntStream.range(0, points.size())
                        .mapToObj(seat -> points.get(seat).summary(seat, bots.get(seat % bots.size()))).toList();
    }

    List<PlaceShare> places() {
        return games == 0 ? List.of() : IntStream.range(0, victories.length).mapToObj(this::share).toList();
    }

    private PlaceShare share(int place) {
        double wins = (double) victories[place] / Row.VICTORY;
        Interval interval = Interval.wilson(wins, games);
        return new PlaceShare(place + 1, wins / games, interval.low(), interval.high());
    }
}
