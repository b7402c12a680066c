package althing.server.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

import althing.server.api.HostState.Bounds;
import althing.server.table.Denial;

/** How much one person, or one address, may do in a minute. Thread safe. */
final class Limits {

    private static final int CHANGES_OF_A_PERSON = 60;
    private static final int CHANGES_FROM_AN_ADDRESS = 240;
    private static final int GUESSES = 10;
    private static final String TOO_MANY_GUESSES = "No more than " + GUESSES
            + " codes may be tried from one address in a minute; wait a little.";
    private static final Set<String> WRONG_INVITATIONS = Set.of("invitation-used");
    private static final int CHALLENGES = 30;
    private static final int LETTERS = 4;
    private static final int TAKEOUTS = 3;
    private static final int CALLS_OF_A_PROGRAM = 3000;
    private static final int WAYS = 6;
    private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

    private final ConcurrentMap<String, Window> windows = new ConcurrentHashMap<>();
    private final Supplier<Bounds> bounds;

    /** Limits, of which the host has set some. */
    Limits(Supplier<Bounds> bounds) {
        this.bounds = bounds;
    }

    /** What was done since a moment. */
    private record Window(long since, int count) {

        boolean isPast(long now) {
            return now - since > MINUTE;
        }
    }

    void openTable(String person, String address) {
        int own = bounds.get().tables();
        count("tables " + person, own, "Nobody may open more than " + own + " tables in a minute; wait a little.");
        int all = bounds.get().address();
        count("tables from " + address, all,
                "No more than " + all + " tables may be opened from one address in a minute; wait a little.");
    }

    void say(String person) {
        int most = bounds.get().messages();
        count("messages " + person, most, "Nobody may say more than " + most + " things in a minute; wait a little.");
    }

    void change(String person, String address) {
        count("changes " + person, CHANGES_OF_A_PERSON, "Nobody may change more than " + CHANGES_OF_A_PERSON
                + " things about themselves in a minute; wait a little.");
        count("changes from " + address, CHANGES_FROM_AN_ADDRESS, "Too many people change something from your "
                + "address at once; wait a little.");
    }

    /** A code is named that somebody might guess, whoever says to be who. */
    void guess(String address) {
        count(guesses(address), GUESSES, TOO_MANY_GUESSES);
    }

    /** An invitation is named: only one that is wrong counts, and whoever has named too many is not even heard. */
    <T> T invited(String address, Supplier<T> attempt) {
        checkGuesses(address);
        try {
            return attempt.get();
        } catch (Denial e) {
            if (WRONG_INVITATIONS.contains(e.code())) {
                guess(address);
            }
            throw e;
        }
    }

    /** A program says who it is, and does so rightly: one that is at work is not held up by what others have guessed. */
    void recognised(String program, String address) {
        if (!windows.containsKey(calls(program))) {
            checkGuesses(address);
        }
    }

    private void checkGuesses(String address) {
        Window window = windows.get(guesses(address));
        if (window != null && window.count() >= GUESSES && !window.isPast(System.nanoTime())) {
            throw new Denial(429, "too-many", TOO_MANY_GUESSES);
        }
    }

    private static String guesses(String address) {
        return "guesses from " + address;
    }

    private static String calls(String program) {
        return "calls " + program;
    }

    /** Somebody wants to come in by a key that the hall asks for. */
    void ask(String address) {
        count("challenges for " + address, CHALLENGES, "No more than " + CHALLENGES
                + " keys may be asked for from one address in a minute; wait a little.");
    }

    /** Somebody wants a letter sent, to an address of which this is the hash. */
    void write(String person, String address, String mailbox) {
        String sentence = "No more than " + LETTERS + " letters may be asked for in a minute; wait a little.";
        count("letters of " + person, LETTERS, sentence);
        count("letters to " + mailbox, LETTERS, sentence);
        count("letters from " + address, 2 * LETTERS, sentence);
    }

    void take(String person) {
        count("takeouts " + person, TAKEOUTS, "Nobody may take everything along more than " + TAKEOUTS
                + " times in a minute; wait a little.");
    }

    void call(String program) {
        count(calls(program), CALLS_OF_A_PROGRAM, "A program may make no more than " + CALLS_OF_A_PROGRAM
                + " calls in a minute; wait a minute.");
    }

    /** Somebody wants to be called where the hall has not called before. */
    void addWay(String person, String address) {
        String sentence = "No more than " + WAYS + " ways to be called may be added in a minute; wait a little.";
        count("ways of " + person, WAYS, sentence);
        count("ways from " + address, 2 * WAYS, sentence);
    }

    void tidy() {
        long now = System.nanoTime();
        windows.values().removeIf(window -> window.isPast(now));
    }

    private void count(String what, int most, String sentence) {
        long now = System.nanoTime();
        Window window = windows.merge(what, new Window(now, 1), (before, first) -> before.isPast(now)
                ? first
                : new Window(before.since(), before.count() + 1));
        if (window.count() > most) {
            throw new Denial(429, "too-many", sentence);
        }
    }
}
