package althing.server.api;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A table in the list of a person's tables.
 *
 * @param rules   the version of the rules that it follows
 * @param changed the time of the last move (ISO 8601)
 * @param invited whether a seat is kept for this person
 * @param pace    how much time there is; nothing where nobody counts
 */
public record TableSummary(String id, String game, String setup, int rules, List<TableState.SeatState> seats,
        boolean over, boolean yourTurn, boolean sandbox, String changed, boolean invited, @Nullable String pace) {}
