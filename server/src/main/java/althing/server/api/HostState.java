package althing.server.api;

import java.util.List;
import java.util.Locale;

/**
 * What the host sees at the desk.
 *
 * @param notice  what everybody reads; empty if nothing
 * @param reports what nobody has dealt with yet
 * @param audit   what was done here, the last first
 */
public record HostState(Door door, String notice, Glance glance, List<Reported> reports, List<Banned> banned,
        List<HostDeed> audit) {

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
     * @param tables  in memory
     * @param reviews games that wait for their review, at all nodes
     * @param calls   calls that are on their way, at all nodes
     */
    public record Glance(int tables, int streams, int reviews, int calls, int megabytes, int minutes) {}

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

    /** An invitation into the hall, for one person. */
    public record Invitation(String code) {}

    /** Reports a line of the talk, by its number. */
    public record ReportLine(Integer line) {}

}
