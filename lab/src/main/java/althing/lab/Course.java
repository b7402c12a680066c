package althing.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The results of an experiment in the order of its games, whichever was played first; what is counted, and where it stops,
 * then depends on nothing else. Thread safe.
 */
final class Course {

    private final Predicate<Row> counting;
    private final Map<Long, Optional<Row>> waiting = new HashMap<>();
    private final List<Crash> crashes = new ArrayList<>();
    private long next;
    private boolean enough;

    /** @param counting hears the results in their order, and says whether it wants more */
    Course(long first, Predicate<Row> counting) {
        next = first;
        this.counting = counting;
    }

    synchronized void ended(Row row) {
        arrived(row.game(), Optional.of(row));
    }

    synchronized void broke(Crash crash) {
        if (!enough) {
            crashes.add(crash);
        }
        arrived(crash.game(), Optional.empty());
    }

    private void arrived(long game, Optional<Row> row) {
        waiting.put(game, row);
        Optional<Row> first = waiting.remove(next);
        while (!enough && first != null) {
            next++;
            enough = first.isPresent() && !counting.test(first.get());
            first = waiting.remove(next);
        }
    }

    synchronized boolean isEnough() {
        return enough;
    }

    /** The games that broke before it was enough. */
    synchronized List<Crash> crashes() {
        return crashes.stream().filter(crash -> crash.game() < next).sorted(Comparator.comparingLong(Crash::game))
                .toList();
    }
}
