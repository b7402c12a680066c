package althing.server.table;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which table's bot thinks next. Tables that somebody attends go before all others; the others wait a while after each
 * move, take part of the threads only, and rest as long as they thought. Among equals goes first from where bots were let
 * think least, then whose opener has let them, and no opener has more than a share of the threads. Knows no clock: the
 * caller says what time it is, in nanoseconds. Not thread safe.
 */
final class Turns {

    private static final Comparator<Wish> ATTENDED_FIRST = Comparator.comparing(wish -> !wish.attended());

    private final Map<String, Wish> wishes = new LinkedHashMap<>();
    private final Accounts places = new Accounts();
    private final Accounts openers = new Accounts();
    private final int threads;
    private final int share;
    private int running;
    private int unattended;
    private long restUntil;

    /** Turns for so many threads; one opener has at most half of them, and so have the tables that nobody attends. */
    Turns(int threads, long now) {
        this.threads = threads;
        this.share = Math.max(1, threads / 2);
        this.restUntil = now;
    }

    /**
     * A table whose bot is to decide.
     *
     * @param place   the address from which somebody attends it: who throws cookies away is still there. Empty where it is
     *                not known
     * @param readyAt before that it does not think, unless it is attended
     */
    record Wish(String table, String opener, String place, boolean attended, long readyAt) {}

    /** Lets a table wait, or changes how it does; its place among equals stays. */
    void want(Wish wish) {
        openers.waits(wish.opener());
        places.waits(wish.place());
        Wish before = wishes.put(wish.table(), wish);
        if (before != null) {
            openers.waitsNoMore(before.opener());
            places.waitsNoMore(before.place());
        }
    }

    /** Lets a table wait, unless it does. */
    void wake(Wish wish) {
        if (!wishes.containsKey(wish.table())) {
            want(wish);
        }
    }

    /** The table that thinks next, if one may now. {@link #done} says when it has. */
    Optional<Wish> next(long now) {
        Optional<Wish> next = wishes.values().stream().filter(wish -> mayThink(wish, now))
                .min(ATTENDED_FIRST.thenComparingLong(wish -> places.used(wish.place()))
                        .thenComparingLong(wish -> openers.used(wish.opener())));
        next.ifPresent(this::begin);
        return next;
    }

    /** A table has thought for so long. */
    void done(Wish wish, long thought, long now) {
        openers.ends(wish.opener(), wish.attended(), thought);
        places.ends(wish.place(), wish.attended(), thought);
        running--;
        if (!wish.attended()) {
            unattended--;
            restUntil = now + thought;
        }
    }

    /** Whether a table that somebody attends waits only because no thread is free, while one thinks that nobody attends. */
    boolean isHeldUp() {
        return running == threads && unattended > 0 && wishes.values().stream()
                .anyMatch(wish -> wish.attended() && openers.attended(wish.opener()) < share);
    }

    /** How long it takes at least until a table may think that may not now; a day if none waits. */
    long nanosToWait(long now) {
        return wishes.values().stream().filter(wish -> !wish.attended())
                .mapToLong(wish -> Math.max(wish.readyAt() - now, restUntil - now)).filter(wait -> wait > 0).min()
                .orElse(86_400_000_000_000L);
    }

    int waiting() {
        return wishes.size();
    }

    private boolean mayThink(Wish wish, long now) {
        return openers.running(wish.opener()) < share && (wish.attended()
                || (wish.readyAt() - now <= 0 && restUntil - now <= 0 && unattended < share));
    }

    private void begin(Wish wish) {
        wishes.remove(wish.table());
        openers.begins(wish.opener(), wish.attended());
        places.begins(wish.place(), wish.attended());
        running++;
        unattended += wish.attended() ? 0 : 1;
    }
}
