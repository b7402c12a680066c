package althing.app.load;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;

import althing.engine.BadInput;

/**
 * What people shall do in the hall.
 *
 * @param setup      the setup line of every table
 * @param bots       how many of its seats are bots
 * @param level      of those bots
 * @param leastThink the shortest time that a person thinks before a move, and
 * @param mostThink  the longest
 * @param watchers   how many onlookers each table has
 * @param warmUp     how long they play before the measuring begins
 * @param measured   how long it lasts
 */
public record Plan(URI hall, int tables, String setup, int seats, int bots, int level, Duration leastThink,
        Duration mostThink, int watchers, Duration warmUp, Duration measured) {

    private static final int TABLES_OF_A_PERSON = 25;
    private static final int TABLES_FROM_AN_ADDRESS = 100;

    public Plan {
        if (bots >= seats) {
            throw new BadInput("A table of " + seats + " seats with " + bots
                    + " bots has no person who plays; take fewer bots.");
        }
    }

    /** Who opens and plays a table: nobody may open too many in a minute. */
    String person(int table) {
        return cookie("p", table / TABLES_OF_A_PERSON);
    }

    String watcher(int table, int number) {
        return cookie("w", table * 100 + number);
    }

    /** Another loopback address for each so many tables, as if they were other machines; elsewhere any. */
    InetAddress from(int table) throws UnknownHostException {
        int number = table / TABLES_FROM_AN_ADDRESS;
        return isLoopback()
                ? InetAddress.getByAddress(new byte[]{127, 1, (byte) (number >> 8), (byte) (number + 1)})
                : InetAddress.getByAddress(new byte[4]);
    }

    public boolean isLoopback() {
        try {
            return InetAddress.getByName(hall.getHost()).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw new BadInput("There is no machine named " + hall.getHost() + ".");
        }
    }

    private static String cookie(String kind, int number) {
        return kind + "-" + "0".repeat(30 - String.valueOf(number).length()) + number;
    }
}
