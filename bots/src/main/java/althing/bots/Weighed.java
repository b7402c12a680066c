package althing.bots;

import althing.engine.Move;

/**
 * A move as a search of fixed length thinks of it.
 *
 * @param visits how often it was tried
 * @param chance what it promised the seat
 */
public record Weighed(Move move, int visits, Estimate chance) {}
