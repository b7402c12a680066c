package althing.server.table;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;

/** Who has a table open, and whether anybody has asked for it lately. */
final class Watchers {

    /** How long who asks counts as somebody who is there: programs ask again and again instead of watching. */
    private static final long ATTENTION = TimeUnit.SECONDS.toNanos(10);

    private final Set<Watcher> present = new LinkedHashSet<>();
    private long attendedUntil = System.nanoTime();

    void add(Watcher watcher) {
        present.add(watcher);
    }

    void remove(Watcher watcher) {
        present.remove(watcher);
    }

    boolean isEmpty() {
        return present.isEmpty();
    }

    void asked() {
        attendedUntil = System.nanoTime() + ATTENTION;
    }

    boolean isAttended() {
        return !present.isEmpty() || attendedUntil - System.nanoTime() > 0;
    }

    /** Whether a person looks at the table now. */
    boolean has(@Nullable String person) {
        return present.stream().anyMatch(watcher -> watcher.person().equals(person));
    }

    /** The address of who came first of those who play, or else of all; empty if nobody is there. */
    String whence(Predicate<String> plays) {
        return present.stream().min(Comparator.comparing(watcher -> !plays.test(watcher.person())))
                .map(Watcher::address).orElse("");
    }

    void ring() {
        present.forEach(Watcher::ring);
    }
}
