package althing.server.table;

import java.util.LinkedHashSet;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/** Who has a table open. */
final class Watchers {

    private final Set<Watcher> present = new LinkedHashSet<>();

    void add(Watcher watcher) {
        present.add(watcher);
    }

    void remove(Watcher watcher) {
        present.remove(watcher);
    }

    boolean isEmpty() {
        return present.isEmpty();
    }

    /** Whether a person looks at the table now. */
    boolean has(@Nullable String person) {
        return present.stream().anyMatch(watcher -> watcher.person().equals(person));
    }

    void ring() {
        present.forEach(Watcher::ring);
    }
}
