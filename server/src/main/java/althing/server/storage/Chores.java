package althing.server.storage;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

import org.jdbi.v3.core.Handle;

import althing.server.api.TableState.SeatKind;

/** What all nodes together have still to do: how much of each kind, and since when. Thread safe. */
public final class Chores {

    private final Access access;

    Chores(Access access) {
        this.access = access;
    }

    /** What waits, where tables are to be ended that have stood idle for so long while they wait for people, or are played. */
    public Map<String, Backlog> waiting(Duration unfilled, Duration idle) {
        return access.read(handle -> {
            Map<String, Backlog> all = new LinkedHashMap<>();
            all.put("reviews", Backlog.of(handle, "SELECT COUNT(*), MIN(asked) FROM review_job WHERE stage = 'open'"));
            all.put("calls", Backlog.of(handle, "SELECT COUNT(*), MIN(made) FROM call_job"));
            all.put("rounds", Backlog.of(handle, "SELECT COUNT(*), MIN(t.changed) FROM contest_table m "
                    + "JOIN hall_table t ON t.id = m.table_id WHERE m.ranks IS NULL AND t.pending = 0"));
            all.put("results", Backlog.of(handle,
                    "SELECT COUNT(*), MIN(changed) FROM hall_table WHERE pending = 0 AND tallied IS NULL"));
            all.put("expiry", expiry(handle, unfilled.toMillis(), idle.toMillis()));
            return all;
        });
    }

    private static Backlog expiry(Handle handle, long unfilled, long idle) {
        long now = Instant.now().toEpochMilli();
        return Backlog.of(handle,
                """
                        SELECT COUNT(*), MIN(due) FROM (
                            SELECT t.changed + UNFILLED AS due FROM hall_table t WHERE t.pending <> 0 AND t.changed < NOW - UNFILLED
                                AND EXISTS (SELECT 1 FROM table_seat s WHERE s.table_id = t.id AND s.kind = 'OPEN')
                            UNION ALL
                            SELECT t.changed + IDLE AS due FROM hall_table t WHERE t.pending <> 0 AND t.changed < NOW - IDLE
                                AND NOT EXISTS (SELECT 1 FROM table_seat s WHERE s.table_id = t.id AND s.kind = 'OPEN')
                                AND (SELECT COUNT(DISTINCT s.person) FROM table_seat s WHERE s.table_id = t.id) > 1) overdue"""
                        .replace("UNFILLED", String.valueOf(unfilled)).replace("IDLE", String.valueOf(idle))
                        .replace("NOW", String.valueOf(now)).replace("OPEN", Rows.word(SeatKind.OPEN)));
    }
}
