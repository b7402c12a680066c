package althing.server.table;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Which table's bot thinks next. Tables that somebody attends go before all others; the others wait a while after each
 * move, take part of the threads only, and rest as long as they thought. Among equals goes first whose opener has let
 * bots think least, and no opener has more than a share of the threads. Knows no clock: the caller says what time it is,
 * in nanoseconds. Not thread safe.
 */
final class Turns {

    private final Map<String, Wish> wishes = new LinkedHashMap<>();
    private final Map<String, Account> accounts = new HashMap<>();
    private final int share;
    private int unattended;
    private long restUntil;

    /** Turns for so many threads; one opener has at most half of them, and so have the tables that nobody attends. */
    Turns(int threads, long now) {
        this.share = Math.max(1, threads / 2);
        this.restUntil = now;
    }

    /**
     * A table whose bot is to decide.
     *
     * @param readyAt before that it does not think, unless it is attended
     */
    record Wish(String table, String opener, boolean attended, long readyAt) {}

    /** What one opener has got and waits for. */
    private static final class Account {

        private long used;
        private int running;
        private int waiting;

        Account(long used) {
            this.used = used;
        }
    }

    /** Lets a table wait, or changes how it does; its place among equals stays. */
    void want(Wish wish) {
        account(wish.opener()).waiting++;
        Wish before = wishes.put(wish.table(), wish);
        if (before != null) {
            account(before.opener()).waiting--;
            closeIfIdle(before.opener());
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
        Optional<Wish> next = wishes.values().stream().filter(wish -> mayThink(wish, now)).min(
                Comparator.comparing((Wish wish) -> !wish.attended()).thenComparingLong(wish -> used(wish.opener())));
        next.ifPresent(this::begin);
        return next;
    }

    /** A table has thought for so long. */
    void done(Wish wish, long thought, long now) {
        Account account = account(wish.opener());
        account.used += thought;
        account.running--;
        closeIfIdle(wish.opener());
        if (!wish.attended()) {
            unattended--;
            restUntil = now + thought;
        }
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
        return account(wish.opener()).running < share && (wish.attended()
                || (wish.readyAt() - now <= 0 && restUntil - now <= 0 && unattended < share));
    }

    private void begin(Wish wish) {
        wishes.remove(wish.table());
        Account account = account(wish.opener());
        account.waiting--;
        account.running++;
        unattended += wish.attended() ? 0 : 1;
    }

    private void closeIfIdle(String opener) {
        Account account = account(opener);
        if (account.running == 0 && account.waiting == 0) {
            accounts.remove(opener);
        }
    }

    private long used(String opener) {
        return account(opener).used;
    }

    /** The account of an opener. Who comes anew is neither behind nor ahead of who has got least. */
    private Account account(String opener) {
        Account known = accounts.get(opener);
        if (known != null) {
            return known;
        }
        Account fresh = new Account(accounts.values().stream().mapToLong(each -> each.used).min().orElse(0));
        accounts.put(opener, fresh);
        return fresh;
    }
}
