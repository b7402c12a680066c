package althing.lab.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import althing.engine.MoveList;
import althing.engine.Position;

/** What is seen when many deals are played once: length, choice, who wins, and how points grow. Not thread safe. */
final class Survey {

    /** Into how many parts the course of a game is cut. */
    static final int PARTS = 10;

    final List<Integer> lengths = new ArrayList<>();
    final Mean[] choice = IntStream.range(0, PARTS).mapToObj(_ -> new Mean()).toArray(Mean[]::new);
    final Mean[] winners = IntStream.rangeClosed(0, PARTS).mapToObj(_ -> new Mean()).toArray(Mean[]::new);
    final Mean[] others = IntStream.rangeClosed(0, PARTS).mapToObj(_ -> new Mean()).toArray(Mean[]::new);
    /** The victories of each place in the order of play. */
    final Mean[] places;
    /** What the first seat of each deal played for, and made. */
    final List<Double> usual = new ArrayList<>();
    /** In how many deals the first seat could make a move when it had a choice. */
    final Map<String, Integer> offered = new HashMap<>();

    Survey(int seats) {
        places = IntStream.range(0, seats).mapToObj(_ -> new Mean()).toArray(Mean[]::new);
    }

    /**
     * What was seen of one deal.
     *
     * @param choices how many legal moves each decision had
     * @param points  of all seats before each decision, and at the end
     * @param open    the moves that the first seat could make when it had a choice
     */
    record Seen(Position end, int first, List<Integer> choices, List<int[]> points, Set<String> open) {}

    static Seen play(Tables tables, long deal) {
        MoveList moves = new MoveList();
        int first = tables.start(deal).firstSeat();
        List<Integer> choices = new ArrayList<>();
        List<int[]> points = new ArrayList<>();
        Set<String> open = new HashSet<>();
        Position end = tables.play(deal, 0, (position, seat, chosen) -> {
            position.moves(seat, moves);
            choices.add(moves.size());
            points.add(points(position));
            if (seat == first && moves.size() > 1) {
                moves.toList().forEach(move -> open.add(move.code()));
            }
            return chosen;
        });
        points.add(points(end));
        return new Seen(end, first, choices, points, open);
    }

    void count(Seen seen) {
        count(seen.end(), seen.first(), seen.choices(), seen.points());
        seen.open().forEach(code -> offered.merge(code, 1, Integer::sum));
    }

    private static int[] points(Position position) {
        return IntStream.range(0, position.seats()).map(position::points).toArray();
    }

    private void count(Position end, int first, List<Integer> choices, List<int[]> points) {
        lengths.add(choices.size());
        usual.add(Tables.result(end, first));
        for (int i = 0; i < choices.size(); i++) {
            choice[i * PARTS / choices.size()].add(choices.get(i));
        }
        for (int seat = 0; seat < end.seats(); seat++) {
            places[(seat - first + end.seats()) % end.seats()].add(Tables.victory(end, seat));
            for (int part = 0; part <= PARTS; part++) {
                int moment = part * (points.size() - 1) / PARTS;
                (end.rank(seat) == 1 ? winners : others)[part].add(points.get(moment)[seat]);
            }
        }
    }
}
