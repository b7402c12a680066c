package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

/** The game of the day, and how that of yesterday ended. */
public record DailyState(DailyTable today, DailyTable yesterday) {

    /**
     * The game of one day, which everybody plays from the same deal.
     *
     * @param day        the date, by UTC
     * @param setup      the setup line without its seed
     * @param seat       where the person sits; on all other seats are bots
     * @param level      of the bots
     * @param ends       when the day is over (ISO 8601)
     * @param commitment the fingerprint of the day's secret
     * @param deal       the line of the deal with its secret, when the day is over
     * @param table      where this person plays it, or has played it
     * @param begun      how many people have begun it
     * @param lines      who has played it to the end on that day, the best first, at most 100 and the person's own
     */
    public record DailyTable(String day, String game, String setup, int seat, int level, String ends,
            String commitment, @Nullable String deal, @Nullable String table, int begun, List<DailyLine> lines) {}

    /**
     * How somebody did.
     *
     * @param place 1 for the best; those who are level share it
     * @param lead  how many points more than the best bot; 0 where there is none
     * @param moves how many moves the whole game had
     * @param table where it was played, if this person may look at it now
     */
    public record DailyLine(int place, String name, int points, int lead, int moves, boolean mine,
            @Nullable String table) {}

    /** Begins the game of the day. */
    public record PlayDaily(@Nullable String name) {}
}
