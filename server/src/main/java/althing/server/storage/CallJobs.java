package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.jdbi.v3.core.Handle;

/**
 * Who is to be called, and what is on its way to them. All nodes share it: one of them calls somebody, and what it has taken to
 * carry is due again if it dies. Thread safe; every method is one transaction.
 */
public final class CallJobs {

    private static final int MOST_AT_ONCE = 1_000;
    private static final Duration LEASE = Duration.ofMinutes(2);
    /** What happens at a table so that somebody is asked. */
    private static final String ASKING = "('move', 'undo', 'join', 'lot')";

    private final Access access;

    CallJobs(Access access) {
        this.access = access;
    }

    /**
     * Somebody who is away, and is asked at tables, the last changed first.
     *
     * @param called when the hall called them last
     */
    public record Absent(String person, String language, Instant called, List<Asked> tables) {}

    /** A table where somebody is asked. */
    public record Asked(String table, String game) {}

    /** Something to carry to somebody, and how often that was tried, this time included. */
    public record Job(String id, String way, String words, int tries) {}

    /** A row of what is asked, and whether that is news. */
    private record Row(String person, String language, long called, Asked asked, boolean isNews) {}

    /**
     * Those who have not looked since a moment, have not been called since another, and are asked something that they
     * have neither seen nor heard of, at tables where others wait for them.
     */
    public List<Absent> absent(Instant seenBefore, Instant calledBefore) {
        List<Row> rows = access.read(handle -> handle.select("""
                SELECT p.person, p.language, p.seen, p.called, t.id, t.setup, (SELECT MAX(e.at) FROM table_event e
                    WHERE e.table_id = t.id AND e.kind IN ASKING) AS asked
                FROM call_person p JOIN table_seat s ON s.person = p.person JOIN hall_table t ON t.id = s.table_id
                WHERE p.seen < ? AND p.called < ? AND s.stand_in IS NULL AND t.pending <> 0
                    AND ((t.pending >> s.seat) & 1) = 1
                    AND EXISTS (SELECT 1 FROM call_way w
                        WHERE w.person = p.person AND w.is_on = 1 AND w.code IS NULL)
                    AND EXISTS (SELECT 1 FROM table_seat o WHERE o.table_id = t.id AND o.person <> p.person)
                ORDER BY p.person, t.changed DESC, t.id LIMIT ?""".replace("ASKING", ASKING),
                seenBefore.toEpochMilli(), calledBefore.toEpochMilli(), MOST_AT_ONCE).map((row, _) -> row(row)).list());
        Map<String, List<Row>> people = new LinkedHashMap<>();
        rows.forEach(row -> people.computeIfAbsent(row.person(), _ -> new ArrayList<>()).add(row));
        return people.values().stream().filter(asked -> asked.stream().anyMatch(Row::isNews)).map(CallJobs::absent)
                .toList();
    }

    private static Absent absent(List<Row> rows) {
        Row first = rows.getFirst();
        return new Absent(first.person(), first.language(), Instant.ofEpochMilli(first.called()),
                rows.stream().map(Row::asked).distinct().toList());
    }

    private static Row row(ResultSet rows) throws SQLException {
        long known = Math.max(rows.getLong("seen"), rows.getLong("called"));
        return new Row(rows.getString("person"), rows.getString("language"), rows.getLong("called"),
                new Asked(rows.getString("id"), rows.getString("setup").replaceAll("[(#].*", "")),
                rows.getLong("asked") > known);
    }

    /** Calls somebody by all of their ways, unless another node does; how many ways that are. */
    public int call(Absent absent, String words, Instant now, Function<Integer, String> ids) {
        return access.write(handle -> {
            if (handle.execute("UPDATE call_person SET called = ? WHERE person = ? AND called = ?", now.toEpochMilli(),
                    absent.person(), absent.called().toEpochMilli()) == 0) {
                return 0;
            }
            List<String> ways = handle.select("SELECT id FROM call_way WHERE person = ? AND is_on = 1 "
                    + "AND code IS NULL ORDER BY id", absent.person()).mapTo(String.class).list();
            for (int way = 0; way < ways.size(); way++) {
                insert(handle, ids.apply(way), ways.get(way), words, now);
            }
            return ways.size();
        });
    }

    /** Sends something by one way. */
    public void send(String id, String way, String words, Instant now) {
        access.write(handle -> insert(handle, id, way, words, now));
    }

    private static int insert(Handle handle, String id, String way, String words, Instant now) {
        return handle.execute("INSERT INTO call_job (id, way, words, made, due, tries) VALUES (?, ?, ?, ?, ?, 0)", id,
                way, words, now.toEpochMilli(), now.toEpochMilli());
    }

    /** Takes the first that is due, for a while; nothing if another node has just taken it. */
    public Optional<Job> take(Instant now) {
        record Due(String id, long due) {}
        Optional<Due> first = access.read(handle -> handle.select(
                "SELECT id, due FROM call_job WHERE due <= ? ORDER BY due, id LIMIT 1", now.toEpochMilli())
                .map((rows, _) -> new Due(rows.getString("id"), rows.getLong("due"))).findFirst());
        return first.filter(job -> access.change("UPDATE call_job SET due = ?, tries = tries + 1 "
                + "WHERE id = ? AND due = ?", now.plus(LEASE).toEpochMilli(), job.id(), job.due()) == 1)
                .flatMap(job -> find(job.id()));
    }

    private Optional<Job> find(String id) {
        return access.read(handle -> handle.select("SELECT id, way, words, tries FROM call_job WHERE id = ?", id)
                .map((rows, _) -> new Job(rows.getString("id"), rows.getString("way"), rows.getString("words"),
                        rows.getInt("tries")))
                .findFirst());
    }

    /** Tries something again later. */
    public void postpone(Job job, Instant due) {
        access.change("UPDATE call_job SET due = ? WHERE id = ?", due.toEpochMilli(), job.id());
    }

    /** Something has been carried, or is given up. */
    public void finish(Job job) {
        access.change("DELETE FROM call_job WHERE id = ?", job.id());
    }

    /** How many are on their way. */
    public int waiting() {
        return access.read(handle -> handle.select("SELECT COUNT(*) FROM call_job").mapTo(Integer.class).one());
    }
}
