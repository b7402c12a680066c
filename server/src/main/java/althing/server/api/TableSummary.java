package althing.server.api;

import java.util.List;

/** A table in the list of a person's tables; {@code changed} is the time of the last move (ISO 8601). */
public record TableSummary(String id, String game, String setup, List<TableState.SeatState> seats, boolean over,
        boolean yourTurn, String changed) {}
