package althing.server.table;

import java.util.Optional;

import althing.engine.Fingerprint;
import althing.engine.Move;
import althing.engine.Position;

/**
 * A decision that a bot is to make.
 *
 * @param position a copy for this thought alone
 * @param settled  the move itself, where a lesson, or another node, has settled it
 * @param playedAt the number of the last move or undo; the thought is worth nothing once that has changed
 * @param luck     where the bot's randomness begins: the same at every node of a hall, and nobody can know it who does
 *                 not know the deal
 */
record Thought(String table, int seat, int level, Position position, Optional<Move> settled,
        int playedAt, long luck) {

    /** What is to be decided at a table now. */
    static Thought at(Table table, int seat, int level, Optional<Move> settled) {
        int playedAt = table.course().questions().playedAt();
        String moment = table.course().setup().lineWithoutRules() + " " + when(table, seat, playedAt);
        return new Thought(table.id(), seat, level, table.course().now().copy(), settled, playedAt,
                Long.parseUnsignedLong(Fingerprint.of(moment).substring(0, 16), 16));
    }

    /**
     * Tables of one day and of the same moves have the same bots: there each counts its own moves, because who decides at the
     * same time comes in any order, and the table has no name.
     */
    private static String when(Table table, int seat, int playedAt) {
        return table.course().day().map(day -> day.word() + " " + seat + " " + decided(table, seat))
                .orElseGet(() -> table.id() + " " + seat + " " + playedAt);
    }

    private static long decided(Table table, int seat) {
        return table.timeline().moves().stream().filter(played -> played.seat() == seat).count();
    }
}
