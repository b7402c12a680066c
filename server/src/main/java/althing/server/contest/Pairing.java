package althing.server.contest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The next Swiss round of games for two. Of all ways to pair everybody it takes one with the fewest repeated meetings and byes,
 * among these one in which neighbours in the standings meet; always the same for the same past. It looks at every set of players
 * once, which is quick for {@link #MOST} of them.
 */
public final class Pairing {

    /** The most players. */
    public static final int MOST = 16;

    /** Worse than any distance in the standings. */
    private static final long REPEATED = 1_000_000;

    private final long[][] costs;
    private final Map<Integer, Long> best = new HashMap<>();

    private Pairing(long[][] costs) {
        this.costs = costs;
    }

    /** The tables of a round, those of the best first; one player alone has a bye. */
    public static List<List<String>> next(List<String> standing, Collection<Outcome> past) {
        if (standing.size() > MOST) {
            throw new IllegalArgumentException("at most " + MOST + " players are paired, not " + standing.size());
        }
        int places = standing.size() + standing.size() % 2;
        return new Pairing(costs(standing, past, places)).tables((1 << places) - 1).stream()
                .map(pair -> pair.stream().filter(place -> place < standing.size()).map(standing::get).toList())
                .toList();
    }

    /** What each meeting costs; the place behind the last player is the bye. */
    private static long[][] costs(List<String> standing, Collection<Outcome> past, int places) {
        long[][] costs = new long[places][places];
        for (int one = 0; one < places; one++) {
            for (int other = one + 1; other < places; other++) {
                costs[one][other] = (long) (other - one) * (other - one);
            }
        }
        for (Outcome outcome : past) {
            int[] met = outcome.players().stream().mapToInt(standing::indexOf).filter(place -> place >= 0).sorted()
                    .toArray();
            for (int one = 0; one < met.length; one++) {
                for (int other = one + 1; other < met.length; other++) {
                    costs[met[one]][met[other]] += REPEATED;
                }
            }
            if (outcome.isBye() && met.length == 1 && places > standing.size()) {
                costs[met[0]][places - 1] += REPEATED;
            }
        }
        return costs;
    }

    private List<List<Integer>> tables(int all) {
        List<List<Integer>> tables = new ArrayList<>();
        for (int left = all; left != 0;) {
            int set = left;
            int one = Integer.numberOfTrailingZeros(set);
            int other = others(set, one).filter(each -> costWith(set, one, each) == cost(set)).findFirst()
                    .orElseThrow();
            tables.add(List.of(one, other));
            left = set & ~(1 << one) & ~(1 << other);
        }
        return tables;
    }

    private static IntStream others(int set, int one) {
        return IntStream.range(one + 1, Integer.SIZE - Integer.numberOfLeadingZeros(set))
                .filter(other -> (set >> other & 1) != 0);
    }

    private long costWith(int set, int one, int other) {
        return costs[one][other] + cost(set & ~(1 << one) & ~(1 << other));
    }

    /** The least that pairing a set of places costs. */
    private long cost(int set) {
        if (set == 0) {
            return 0;
        }
        Long known = best.get(set);
        if (known != null) {
            return known;
        }
        int one = Integer.numberOfTrailingZeros(set);
        long least = others(set, one).mapToLong(other -> costWith(set, one, other)).min().orElseThrow();
        best.put(set, least);
        return least;
    }
}
