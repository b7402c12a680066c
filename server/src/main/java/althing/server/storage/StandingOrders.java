package althing.server.storage;

import java.util.List;

import althing.engine.StandingOrder;

/** The orders that seats have left, each for its own eyes. Thread safe; every method is one transaction. */
public final class StandingOrders {

    private final Access access;

    StandingOrders(Access access) {
        this.access = access;
    }

    /** An order of a seat; one that is over is kept until its seat has read why. */
    public record Left(int seat, StandingOrder order, boolean isOver) {}

    public List<Left> of(String table) {
        return access.read(handle -> handle.select("SELECT seat, word, scope, is_over FROM standing_order "
                + "WHERE table_id = ? ORDER BY seat, word", table)
                .map((rows, _) -> new Left(rows.getInt("seat"),
                        new StandingOrder(rows.getString("word"), rows.getInt("scope")), rows.getInt("is_over") != 0))
                .list());
    }

    public void leave(String table, int seat, StandingOrder order) {
        access.change("INSERT INTO standing_order (table_id, seat, word, scope, is_over) VALUES (?, ?, ?, ?, 0) "
                + "ON CONFLICT (table_id, seat, word) DO UPDATE SET scope = EXCLUDED.scope, is_over = 0", table, seat,
                order.word(), order.scope());
    }

    /** An order ends by itself. */
    public void end(String table, int seat, StandingOrder order) {
        access.change("UPDATE standing_order SET is_over = 1 WHERE table_id = ? AND seat = ? AND word = ? "
                + "AND scope = ?", table, seat, order.word(), order.scope());
    }

    /** A seat takes an order back, or has read why it is over. */
    public void withdraw(String table, int seat, String word) {
        access.change("DELETE FROM standing_order WHERE table_id = ? AND seat = ? AND word = ?", table, seat, word);
    }

    /** A seat takes all its orders back. */
    public void withdraw(String table, int seat) {
        access.change("DELETE FROM standing_order WHERE table_id = ? AND seat = ?", table, seat);
    }
}
