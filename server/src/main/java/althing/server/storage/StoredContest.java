package althing.server.storage;

import java.time.Instant;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A tournament as it is stored.
 *
 * @param terms   what was said at the opening
 * @param round   the round that is played, 0 before the first
 * @param total   how many rounds there are, 0 before the first
 * @param version counts the changes
 * @param entries who takes part, in the order of entry
 * @param tables  all tables so far, in the order of rounds
 */
public record StoredContest(String id, String openedBy, Instant opened, Terms terms, Stage stage, int round, int total,
        int version, List<Entry> entries, List<Meeting> tables) {

    /** How far it is. */
    public enum Stage {
        OPEN, RUNNING, OVER
    }

    /** By which rule people meet. */
    public enum Form {
        LEAGUE, SWISS
    }

    /**
     * What was said at the opening.
     *
     * @param setup  the setup line without its seed
     * @param rounds the rounds of a Swiss tournament; of a league, how often everybody meets everybody, or a group plays
     * @param size   the most people of a group
     * @param listed whether strangers find it
     */
    public record Terms(String name, String setup, Form form, int rounds, int size, String pace, boolean listed) {}

    /**
     * Somebody who takes part.
     *
     * @param number from 1 on, in the order of entry
     * @param group  from 1 on; 0 where there are none
     * @param gone   whether they have left
     */
    public record Entry(int number, String person, String name, int group, boolean gone) {}

    /**
     * A table of a round.
     *
     * @param table   nothing for a bye
     * @param players the numbers of who sits there, by seat; 0 for a bot
     * @param ranks   the place of each seat; none while it is played
     * @param how     how it ended
     */
    public record Meeting(int round, int number, int group, @Nullable String table, List<Integer> players,
            List<Integer> ranks, @Nullable String how) {

        public Meeting {
            players = List.copyOf(players);
            ranks = List.copyOf(ranks);
        }

        public boolean isSettled() {
            return !ranks.isEmpty();
        }
    }

    public StoredContest {
        entries = List.copyOf(entries);
        tables = List.copyOf(tables);
    }

    /** The same with its people and its tables. */
    StoredContest with(List<Entry> people, List<Meeting> played) {
        return new StoredContest(id, openedBy, opened, terms, stage, round, total, version, people, played);
    }

    /** Those who have not left. */
    public List<Entry> active() {
        return entries.stream().filter(entry -> !entry.gone()).toList();
    }

    /** The tables of the round that is played. */
    public List<Meeting> current() {
        return tables.stream().filter(table -> table.round() == round).toList();
    }
}
