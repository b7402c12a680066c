package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

import althing.server.api.CallState.CallWay;

/**
 * All that the hall has of a person.
 *
 * @param profile games, results, rivals and ratings
 * @param tables  those of their programs included
 * @param calls   how they are called when they are away
 * @param reports what they have reported to the host
 * @param days    the games of the day that they have begun
 * @param guest   since when an invitation has let them in (ISO 8601)
 * @param banned  since when the host does not let them act (ISO 8601)
 */
public record Takeout(Me me, List<Me.Blocked> blocks, ProfileState profile, List<TakenTable> tables,
        List<TakenContest> contests, List<CallWay> calls, List<TakenReport> reports, List<TakenDay> days,
        @Nullable String guest, @Nullable String banned) {

    /**
     * A table that the person, or a program of theirs, opened or sat at.
     *
     * @param program what their program is called that was there; nothing if they were there themselves
     * @param opened  when (ISO 8601)
     * @param seats   who sat there; those of the person are marked
     * @param said    what the person said there
     * @param notes   what they have written down there for their own eyes
     * @param orders  the standing orders that they have left there
     * @param record  the finished game as an .althing file
     */
    public record TakenTable(String id, @Nullable String program, String setup, int rules, String opened,
            List<TakenSeat> seats, List<String> said, String notes, List<String> orders, @Nullable String record) {}

    /**
     * A tournament that the person opened or took part in.
     *
     * @param name the person's there, if they took part
     */
    public record TakenContest(String id, String tournament, @Nullable String name) {}

    public record TakenSeat(int seat, String name, boolean mine) {}

    /** Something that the person has reported, and when (ISO 8601). */
    public record TakenReport(String table, int line, String said, String made) {}

    /** A game of a day that the person has begun. */
    public record TakenDay(String day, String game, String table) {}
}
