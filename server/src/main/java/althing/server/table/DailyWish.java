package althing.server.table;

import org.jspecify.annotations.Nullable;

import althing.engine.Setup;

/**
 * The game of a day as everybody plays it, and who plays it now.
 *
 * @param deal  the day's word and its secret, as the line of a {@link althing.engine.Deal}
 * @param seat  where the person sits
 * @param level of the bots on all other seats
 * @param name  of the person
 */
public record DailyWish(Day day, Setup setup, String deal, int seat, int level, @Nullable String name) {}
