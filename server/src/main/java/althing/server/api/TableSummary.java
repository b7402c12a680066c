package althing.server.api;

import java.util.List;

/**
 * A table in the list of a person's tables.
 *
 * @param rules   the version of the rules that it follows
 * @param changed the time of the last move (ISO 8601)
 */
public record TableSummary(String id, String game, String setup, int rules, List<TableState.SeatState> seats,
        boolean over, boolean yourTurn, boolean sandbox, String changed) {}
