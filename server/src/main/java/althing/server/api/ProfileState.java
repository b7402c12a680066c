package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What somebody has played, and how. Of another person it tells only of tables that anybody could find, or where the reader sat
 * too.
 *
 * @param handle by which others name the person; nothing as long as nothing is kept of them
 * @param mine   whether it is the reader's own
 * @param shown  whether the person is rated, and others may read this
 * @param rivals whom the person has met; in the profile of another, the reader alone
 * @param recent the last games
 */
public record ProfileState(@Nullable String handle, String name, boolean mine, boolean shown,
        List<RatedIn> strengths, List<GameTally> games, TurnTally turns, List<WayToWin> ways, List<MonthTally> months,
        List<Rival> rivals, List<PastGame> recent) {

    /**
     * How strong somebody is in a game.
     *
     * @param rating 1500 is level 3 of the bots; 400 more are ten times the strength
     * @param error  half of the 95 % interval
     * @param games  how many games count
     */
    public record RatedIn(String game, int rating, int error, int games) {}

    /**
     * How games ended.
     *
     * @param played how many ended by their rules
     * @param people how many of them were with other people
     * @param places how often somebody came in first, second and so on, of at least two
     */
    public record GameTally(String game, int played, int people, List<Integer> places) {}

    /** How many turns somebody has taken, and how many of them too late. */
    public record TurnTally(int taken, int late) {}

    /** What made the difference when somebody won, by the key of its text, and how often. */
    public record WayToWin(String game, String key, int times) {}

    /** How many games ended in a month, such as 2026-11. */
    public record MonthTally(String month, int games) {}

    /** Somebody whom one has met, how often, and how often one came in ahead of them or behind. */
    public record Rival(@Nullable String handle, String name, int games, int ahead, int behind) {}

    /** A game that is over, and when (ISO 8601). */
    public record PastGame(String table, String game, String ended, List<PastSeat> seats) {}

    /**
     * A seat of it.
     *
     * @param own   whether it is the person's
     * @param place nothing where the game did not end by its rules
     */
    public record PastSeat(String name, boolean own, @Nullable Integer place, @Nullable Integer points) {}

    /**
     * A place in the order of strength.
     *
     * @param handle of a person
     * @param level  of a bot
     */
    public record LadderPlace(@Nullable String handle, String name, @Nullable Integer level, int rating, int error,
            int games, boolean mine) {}

    /** Somebody at a table who has a profile. */
    public record SeatProfile(int seat, String handle) {}

    /** Wants to be rated and shown, or not any more. */
    public record Show(Boolean shown) {}
}
