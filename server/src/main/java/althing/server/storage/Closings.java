package althing.server.storage;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

import org.jdbi.v3.core.Handle;

import althing.server.api.TableState.SeatKind;

/**
 * Which tables are about to be closed because nobody uses them, and since when people can read so. What was told holds until
 * something happens at the table. Thread safe; every method is one transaction.
 */
public final class Closings {

    /** A hall that has not looked for so long was closed meanwhile. */
    private static final Duration ASLEEP = Duration.ofHours(3);
    private static final String VALID = "FROM table_closing c JOIN hall_table t ON t.id = c.table_id "
            + "AND t.changed = c.changed AND t.pending <> 0 ";

    private final Access access;

    Closings(Access access) {
        this.access = access;
    }

    /** A table that nobody has used for a while, and when it changed last. */
    public record Quiet(String id, Instant changed) {}

    /** Puts off what was told by the time in which no node was there to tell it, and forgets what holds no more. */
    public void look(Instant now) {
        access.write(handle -> {
            handle.execute("DELETE FROM table_closing WHERE NOT EXISTS (SELECT 1 FROM hall_table t "
                    + "WHERE t.id = table_closing.table_id AND t.changed = table_closing.changed AND t.pending <> 0)");
            handle.execute("UPDATE table_closing SET due = due + (? - seen) WHERE seen < ?", now.toEpochMilli(),
                    now.minus(ASLEEP).toEpochMilli());
            return handle.execute("UPDATE table_closing SET seen = ? WHERE seen < ?", now.toEpochMilli(),
                    now.toEpochMilli());
        });
    }

    /**
     * Tables of which nothing is told yet, and that may be about to be closed: those that wait for people or for their deal and
     * have not changed since one moment, and those where people play and have not since another.
     */
    public List<Quiet> untold(Instant unfilled, Instant idle, int most) {
        return access.read(handle -> handle.select("""
                SELECT t.id, t.changed FROM hall_table t WHERE t.pending <> 0 AND (
                    (t.changed <= ? AND (EXISTS (SELECT 1 FROM table_seat s WHERE s.table_id = t.id AND s.kind = ?)
                        OR (t.deal LIKE 'together %' AND NOT EXISTS (SELECT 1 FROM table_event e
                            WHERE e.table_id = t.id AND e.kind = 'move'))))
                    OR (t.changed <= ? AND (SELECT COUNT(DISTINCT s.person) FROM table_seat s
                        WHERE s.table_id = t.id) > 1))
                    AND NOT EXISTS (SELECT 1 FROM table_closing c WHERE c.table_id = t.id AND c.changed = t.changed)
                ORDER BY t.changed LIMIT ?""", unfilled.toEpochMilli(), Rows.word(SeatKind.OPEN), idle.toEpochMilli(),
                most).map((rows, _) -> new Quiet(rows.getString("id"), Rows.time(rows, "changed"))).list());
    }

    /** Tells of a table that it is closed at a moment; of two nodes that do so, the first is heard. */
    public void tell(Quiet table, Instant now, Instant due) {
        access.change("INSERT INTO table_closing (table_id, changed, told, due, seen) VALUES (?, ?, ?, ?, ?) "
                + "ON CONFLICT (table_id) DO UPDATE SET changed = EXCLUDED.changed, told = EXCLUDED.told, "
                + "due = EXCLUDED.due, seen = EXCLUDED.seen WHERE table_closing.changed <> EXCLUDED.changed",
                table.id(), table.changed().toEpochMilli(), now.toEpochMilli(), due.toEpochMilli(),
                now.toEpochMilli());
    }

    /** When a table is closed, if that is told. */
    public Optional<Instant> of(String table) {
        return access.read(handle -> handle.select("SELECT c.due " + VALID + "WHERE c.table_id = ?", table)
                .map((rows, _) -> Rows.time(rows, "due")).findFirst());
    }

    /** How many tables are to be closed by a moment, and since when the first. */
    static Backlog overdue(Handle handle, Instant now) {
        return Backlog.of(handle, "SELECT COUNT(*), MIN(c.due) " + VALID + "WHERE c.due <= " + now.toEpochMilli());
    }

    /** The tables that are to be closed by a moment, the longest overdue first. */
    public List<String> due(Instant now, int most) {
        return access.read(handle -> handle.select("SELECT c.table_id " + VALID + "WHERE c.due <= ? "
                + "ORDER BY c.due, c.table_id LIMIT ?", now.toEpochMilli(), most).mapTo(String.class).list());
    }
}
