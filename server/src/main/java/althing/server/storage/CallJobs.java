package althing.server.storage;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.jdbi.v3.core.Handle;

import althing.server.storage.CallNews.Absent;

/**
 * What is on its way to people who are called. All nodes share it: one of them calls somebody, and what it has taken to
 * carry is due again if it dies. Thread safe; every method is one transaction.
 */
public final class CallJobs {

    private static final Duration LEASE = Duration.ofMinutes(2);

    private final Access access;

    CallJobs(Access access) {
        this.access = access;
    }

    /** Something to carry to somebody, and how often that was tried, this time included. */
    public record Job(String id, String way, String words, int tries) {}

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

    /** How many are on their way, and since when the first. */
    public Backlog waiting() {
        return access.read(handle -> Backlog.of(handle, "SELECT COUNT(*), MIN(made) FROM call_job"));
    }
}
