package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A tournament.
 *
 * @param head     what it is
 * @param mayStart whether this person may start it, or call it off
 * @param entered  the number of this person, if they take part
 * @param entries  who takes part, in the order of entry
 * @param groups   the standings: one for each group of a league, or one for all
 * @param tables   all tables so far, in the order of rounds
 */
public record ContestState(ContestHead head, boolean mayStart, @Nullable Integer entered, List<ContestEntry> entries,
        List<ContestGroup> groups, List<ContestTable> tables) {

    /** How far it is. */
    public enum ContestStage {
        OPEN, RUNNING, OVER
    }

    /** By which rule people meet: everybody of a group, or neighbours in the standings. */
    public enum ContestForm {
        LEAGUE, SWISS
    }

    /**
     * What a tournament is.
     *
     * @param setup   the setup line without its seed
     * @param rounds  the rounds of a Swiss tournament; of a league, how often everybody meets everybody, or a group plays
     * @param size    the most people of a group
     * @param round   the round that is played, 0 before the first
     * @param total   how many rounds there are, 0 before the first
     * @param players how many take part
     * @param most    how many may take part
     * @param mine    whether this person opened it or takes part
     */
    public record ContestHead(String id, String name, String game, String setup, ContestForm form, int rounds,
            int size, String pace, boolean listed, ContestStage stage, int round, int total, int players, int most,
            boolean mine) {}

    /** Somebody who takes part, or has left after the beginning. */
    public record ContestEntry(int number, String name, boolean gone) {}

    /** The standings of a group, whose number is 0 where there are none. */
    public record ContestGroup(int group, List<ContestLine> lines) {}

    /**
     * How somebody stands.
     *
     * @param place  1 for the best; those who are level share it
     * @param halves half points: two for each who was beaten at a table, one for each tie
     * @param met    the half points of all opponents
     * @param tables how many tables are over
     */
    public record ContestLine(int place, int number, int halves, int met, int tables) {}

    /**
     * A table of a round.
     *
     * @param table   nothing for who has a bye
     * @param players the numbers of who sits there, by seat; 0 for a bot
     * @param ranks   the place of each seat; none while it is played
     * @param how     {@code played}, {@code agreed}, {@code host}, {@code idle} or {@code bye}; nothing while it is played
     */
    public record ContestTable(int round, int group, @Nullable String table, List<Integer> players,
            List<Integer> ranks, @Nullable String how) {}

    /**
     * Opens a tournament.
     *
     * @param rounds 3 of a Swiss tournament, 1 of a league, if it is not said
     * @param size   the most people of a group of a league; 4, if it is not said
     * @param pace   {@code live 15 10}, {@code days 2} or the like
     * @param enter  the name by which the opener takes part; without one they do not
     */
    public record OpenContest(String name, String setup, ContestForm form, @Nullable Integer rounds,
            @Nullable Integer size, String pace, @Nullable Boolean listed, @Nullable String enter) {}

    /** Takes part in a tournament. */
    public record EnterContest(@Nullable String name) {}
}
