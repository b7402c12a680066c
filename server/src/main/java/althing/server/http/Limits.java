package althing.server.http;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;

import althing.server.table.Denial;

/** How much one person, or one address, may do in a minute. Thread safe. */
final class Limits {

    private static final int TABLES_OF_A_PERSON = 30;
    private static final int TABLES_FROM_AN_ADDRESS = 120;
    private static final int MESSAGES = 30;
    private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

    private final ConcurrentMap<String, Window> windows = new ConcurrentHashMap<>();

    /** What was done since a moment. */
    private record Window(long since, int count) {

        boolean isPast(long now) {
            return now - since > MINUTE;
        }
    }

    void openTable(String person, String address) {
        count("tables " + person, TABLES_OF_A_PERSON, "Nobody may open more than " + TABLES_OF_A_PERSON
                + " tables in a minute; wait a little.");
        count("tables from " + address, TABLES_FROM_AN_ADDRESS, "No more than " + TABLES_FROM_AN_ADDRESS
                + " tables may be opened from one address in a minute; wait a little.");
    }

    void say(String person) {
        count("messages " + person, MESSAGES, "Nobody may say more than " + MESSAGES
                + " things in a minute; wait a little.");
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
