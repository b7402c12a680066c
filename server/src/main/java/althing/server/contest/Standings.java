package althing.server.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How everybody stands. First counts the sum of half points, then the sum of what all opponents have (Buchholz); who is level in
 * both shares a place. Everything is a sum, so the order of the tables makes no difference.
 */
public final class Standings {

    private Standings() {
    }

    /**
     * One line of the standings.
     *
     * @param place  1 for the best; those who are level share it, and the places behind are left out
     * @param halves the half points
     * @param met    the half points of all opponents, each as often as they were met
     */
    public record Line(int place, String player, int halves, int met, int tables) {}

    /** The lines in the order of places; who is level stands in the order of entry. */
    public static List<Line> of(List<String> players, Collection<Outcome> outcomes) {
        Map<String, Integer> halves = new HashMap<>();
        Map<String, Integer> tables = new HashMap<>();
        for (Outcome outcome : outcomes) {
            for (int player = 0; player < outcome.players().size(); player++) {
                halves.merge(outcome.players().get(player), outcome.halves(player), Integer::sum);
                tables.merge(outcome.players().get(player), 1, Integer::sum);
            }
        }
        Map<String, Integer> met = met(outcomes, halves);
        return placed(players.stream().map(player -> new Line(0, player, halves.getOrDefault(player, 0),
                met.getOrDefault(player, 0), tables.getOrDefault(player, 0))).sorted(ORDER).toList());
    }

    private static final Comparator<Line> ORDER = Comparator.comparingInt(Line::halves).thenComparingInt(Line::met)
            .reversed();

    private static Map<String, Integer> met(Collection<Outcome> outcomes, Map<String, Integer> halves) {
        Map<String, Integer> met = new HashMap<>();
        for (Outcome outcome : outcomes) {
            int all = outcome.players().stream().mapToInt(player -> halves.getOrDefault(player, 0)).sum();
            outcome.players()
                    .forEach(player -> met.merge(player, all - halves.getOrDefault(player, 0), Integer::sum));
        }
        return met;
    }

    private static List<Line> placed(List<Line> sorted) {
        List<Line> lines = new ArrayList<>();
        for (Line line : sorted) {
            Line before = lines.isEmpty() ? null : lines.getLast();
            int place = before != null && ORDER.compare(before, line) == 0 ? before.place() : lines.size() + 1;
            lines.add(new Line(place, line.player(), line.halves(), line.met(), line.tables()));
        }
        return lines;
    }
}
