package althing.server.storage;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** What all nodes together have still to do: how much of each kind, and since when. Thread safe. */
public final class Chores {

    private final Access access;

    Chores(Access access) {
        this.access = access;
    }

    /** What waits, by its kind. */
    public Map<String, Backlog> waiting() {
        return access.read(handle -> {
            Map<String, Backlog> all = new LinkedHashMap<>();
            all.put("reviews", Backlog.of(handle, "SELECT COUNT(*), MIN(asked) FROM review_job WHERE stage = 'open'"));
            all.put("calls", Backlog.of(handle, "SELECT COUNT(*), MIN(made) FROM call_job"));
            all.put("rounds", Backlog.of(handle, "SELECT COUNT(*), MIN(t.changed) FROM contest_table m "
                    + "JOIN hall_table t ON t.id = m.table_id WHERE m.ranks IS NULL AND t.pending = 0"));
            all.put("results", Backlog.of(handle,
                    "SELECT COUNT(*), MIN(changed) FROM hall_table WHERE pending = 0 AND tallied IS NULL"));
            all.put("expiry", Closings.overdue(handle, Instant.now()));
            return all;
        });
    }
}
