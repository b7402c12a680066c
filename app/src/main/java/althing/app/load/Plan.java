package althing.app.load;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;

import althing.engine.BadInput;

/**
 * What people shall do in the hall.
 *
 * @param nodes      the addresses of the hall, one for each of its nodes
 * @param setup      the setup line of every table
 * @param bots       how many of its seats are bots
 * @param level      of those bots
 * @param leastThink the shortest time that a person thinks before a move, and
 * @param mostThink  the longest
 * @param watchers   how many onlookers each table has
 * @param company    who sits on the other seats
 * @param warmUp     how long they play before the measuring begins
 * @param measured   how long it lasts
 */
public record Plan(List<URI> nodes, int tables, String setup, int seats, int bots, int level, Duration leastThink,
        Duration mostThink, int watchers, Company company, Duration warmUp, Duration measured) {

    /** Where a hall of its own may call people who take part in everything. */
    public static final String TRUSTED = "127.0.0.1:9";

    private static final int TABLES_OF_A_PERSON = 25;
    private static final int TABLES_FROM_AN_ADDRESS = 50;
    private static final int LONELY_FROM_AN_ADDRESS = 120;
    private static final int LINES_FROM_AN_ADDRESS = 400;

    public Plan {
        if (bots >= seats) {
            throw new BadInput("A table of " + seats + " seats with " + bots
                    + " bots has no person who plays; take fewer bots.");
        }
        if (company == Company.RATED && seats - bots < 2) {
            throw new BadInput("--all-on is for people on two seats at least; take fewer bots.");
        }
    }

    /** On how many seats of a table people sit. */
    int people() {
        return seats - bots;
    }

    /** How many different people play at a table. */
    int players() {
        return company.isApart() ? people() : 1;
    }

    /** Who plays at a table, the first of whom opens it: nobody may open too many in a minute. */
    String person(int table, int player) {
        return cookie("p", table / TABLES_OF_A_PERSON * seats + player);
    }

    /** Whether who plays at a table was at none before. */
    boolean isFirstOf(int table) {
        return table % TABLES_OF_A_PERSON == 0;
    }

    /** Who opens a lonely table, of which there are several kinds. */
    String opener(int kind, int table) {
        return cookie("b" + kind, table / TABLES_OF_A_PERSON);
    }

    String watcher(int table, int number) {
        return cookie("w", table * 100 + number);
    }

    /** The node where a table is played. */
    URI node(int table) {
        return nodes.get(table % nodes.size());
    }

    /** The node where somebody looks at a table: where there are several, the first onlooker is at another one. */
    URI node(int table, int watcher) {
        return node(table + watcher + 1);
    }

    /** Where a player comes from: another address for each so many tables, as if they were other machines. */
    InetAddress from(int table) throws UnknownHostException {
        return address(1, table / TABLES_FROM_AN_ADDRESS);
    }

    /** Where an onlooker comes from. */
    InetAddress from(int table, int watcher) throws UnknownHostException {
        return address(2, (table * watchers + watcher) / LINES_FROM_AN_ADDRESS);
    }

    /** Where all lonely tables of a kind are opened from, as far as the hall lets so many be opened from there at once. */
    InetAddress lonelyFrom(int kind, int table) throws UnknownHostException {
        return address(3 + kind, table / LONELY_FROM_AN_ADDRESS);
    }

    /** A loopback address; where another machine is loaded, any of this one's. */
    private InetAddress address(int part, int number) throws UnknownHostException {
        return InetAddress.getByAddress(isLoopback()
                ? new byte[]{127, (byte) part, (byte) ((number + 1) >> 8), (byte) (number + 1)}
                : new byte[4]);
    }

    public boolean isLoopback() {
        return nodes.stream().allMatch(Plan::isLoopback);
    }

    private static boolean isLoopback(URI node) {
        try {
            return InetAddress.getByName(node.getHost()).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw new BadInput("There is no machine named " + node.getHost() + ".");
        }
    }

    private static String cookie(String kind, int number) {
        return kind + "-" + "0".repeat(31 - kind.length() - String.valueOf(number).length()) + number;
    }
}
