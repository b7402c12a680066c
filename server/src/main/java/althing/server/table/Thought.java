package althing.server.table;

import java.util.Optional;

import althing.engine.Move;
import althing.engine.Position;

/**
 * A decision that a bot is to make.
 *
 * @param position a copy for this thought alone
 * @param settled  the move itself, where a lesson has settled it
 * @param playedAt the number of the last move or undo; the thought is worth nothing once that has changed
 */
record Thought(String table, int seat, int level, Position position, Optional<Move> settled,
        int playedAt) {}
