package althing.server.api;

import java.util.List;
import java.util.Locale;

import althing.server.api.TableState.SeatKind;

/**
 * What the host sees at the desk.
 *
 * @param notice  what everybody reads; empty if nothing
 * @param queues  what waits to be done
 * @param tables  the games that are not over, the last changed first
 * @param reports what nobody has dealt with yet
 * @param audit   what was done here, the last first
 */
public record HostState(Door door, String notice, Bounds bounds, Glance glance, List<Queue> queues,
        List<Running> tables, List<Reported> reports, List<Banned> banned, List<HostDeed> audit) {

    /** For whom the hall is open. */
    public enum Door {
        OPEN, INVITED, CLOSED;

        public static Door named(String word) {
            return word.isEmpty() ? OPEN : valueOf(word.toUpperCase(Locale.ROOT));
        }

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * How this node does, at a glance.
     *
     * @param playing tables whose games are not over, at all nodes
     * @param nodes   that live
     * @param tables  in memory
     * @param moves   stored since it opened
     */
    public record Glance(int playing, int nodes, int tables, int streams, int moves, int megabytes, int minutes) {}

    /**
     * Work that waits.
     *
     * @param what    {@code bots} at this node; at all nodes {@code reviews}, {@code calls}, {@code rounds} of tournaments
     *                that are to be settled, {@code results} that are to be reckoned and tables whose {@code expiry} is past
     * @param count   how much of it
     * @param seconds how long the first of it has waited
     */
    public record Queue(String what, int count, int seconds) {}

    /** A game that is not over, and when something happened there last (ISO 8601). */
    public record Running(String id, String game, String changed, List<RunningSeat> seats) {}

    /** Who sits there. */
    public record RunningSeat(int seat, SeatKind kind, String name) {}

    /**
     * How much anybody may have and do here.
     *
     * @param tables   tables that one person opens in a minute
     * @param address  tables that are opened from one address in a minute
     * @param messages things that one person says in a minute
     * @param open     unfinished tables that one person has opened; 0 if any number
     * @param seats    seats of a new table; 0 if as many as its game has
     * @param delay    seconds by which onlookers see games with secrets later
     */
    public record Bounds(Integer tables, Integer address, Integer messages, Integer open, Integer seats,
            Integer delay) {}

    /** Something that was said, and that somebody has reported. */
    public record Reported(String id, String table, String name, String said, String at) {}

    /** Somebody who may do nothing any more. */
    public record Banned(String id, String name, String at) {}

    /** Something that was done at the desk. */
    public record HostDeed(String what, String about, String at) {}

    /** The host shows the key. */
    public record ShowKey(String key) {}

    /** Says for whom the hall is open, and what everybody shall read. */
    public record SetRules(Door door, String notice) {}

    /** Names a seat whose person is meant. */
    public record NameSeat(String table, Integer seat) {}

    /** Gives a seat another name. */
    public record Rename(String table, Integer seat, String name) {}

    /** Ends a table, and says why. */
    public record EndTable(String reason) {}

    /** An invitation into the hall, for one person. */
    public record Invitation(String code) {}

    /** Reports a line of the talk, by its number. */
    public record ReportLine(Integer line) {}

}
