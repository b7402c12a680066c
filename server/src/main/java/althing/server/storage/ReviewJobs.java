package althing.server.storage;

import java.time.Instant;
import java.util.Optional;

/**
 * The queue of games that wait for their review, which all nodes of a hall share. A node takes one and has it for as long as
 * it lives; then whoever notices first takes it over. That two judge the same for a while does no harm, because what was
 * found is kept once. Thread safe.
 */
public final class ReviewJobs {

    private static final int MOST_TRIES = 3;
    private static final String IS_OPEN = "stage = 'open'";

    private final Access access;
    private final String node;
    private final boolean alone;
    /** What is true of a job that nobody judges. */
    private final String free;

    ReviewJobs(Access access, Keepers keepers) {
        this.access = access;
        this.node = keepers.node();
        this.alone = keepers.isAlone();
        this.free = alone
                ? "node IS NULL"
                : "(node IS NULL OR NOT " + Keepers.livesAs("review_job.node") + ")";
    }

    /** A game to judge, as its record tells it. */
    public record Job(String hash, String record) {}

    /**
     * How a job stands.
     *
     * @param ahead how many others come first
     * @param done  how many moves have been looked at
     */
    public record Standing(boolean failed, boolean begun, int ahead, int done) {}

    /** Wants a game to be reviewed, unless it waits for that already. */
    public void ask(Job job, String person, Instant now) {
        access.change("INSERT INTO review_job (hash, record, person, asked, stage, done, tries) "
                + "VALUES (?, ?, ?, ?, 'open', 0, 0) ON CONFLICT (hash) DO UPDATE SET record = EXCLUDED.record, "
                + "person = EXCLUDED.person, asked = EXCLUDED.asked, stage = 'open', node = NULL, done = 0, tries = 0 "
                + "WHERE review_job.stage <> 'open'", job.hash(), job.record(), person, now.toEpochMilli());
    }

    /** How the job of a hash stands; nothing if nobody has asked for it, or it is done. */
    public Optional<Standing> standing(String hash) {
        return access.read(handle -> handle.select("SELECT stage, node, done, (SELECT COUNT(*) FROM review_job other "
                + "WHERE other.stage = 'open' AND (other.asked < job.asked OR (other.asked = job.asked "
                + "AND other.hash < job.hash))) AS ahead FROM review_job job WHERE hash = ? AND stage <> 'done'", hash)
                .map((rows, _) -> new Standing(rows.getString("stage").equals("failed"), rows.getString("node") != null,
                        rows.getInt("ahead"), rows.getInt("done")))
                .findFirst());
    }

    /** How many wait, those included that are judged now. */
    public int open() {
        return count("SELECT COUNT(*) FROM review_job WHERE " + IS_OPEN);
    }

    /** How many reviews a person has asked for since a moment. */
    public int askedBy(String person, Instant since) {
        return count("SELECT COUNT(*) FROM review_job WHERE person = ? AND asked >= ?", person, since.toEpochMilli());
    }

    /** Takes the first job that nobody judges. One that was begun too often and never ended is given up. */
    public Optional<Job> take() {
        Optional<String> first = access
                .read(handle -> handle.select("SELECT hash FROM review_job WHERE " + IS_OPEN + " AND "
                        + free + " ORDER BY asked, hash LIMIT 1").mapTo(String.class).findFirst());
        return first.flatMap(this::take);
    }

    private Optional<Job> take(String hash) {
        return access.write(handle -> {
            handle.execute(
                    "UPDATE review_job SET stage = 'failed' WHERE hash = ? AND " + IS_OPEN + " AND tries >= ? AND "
                            + free,
                    hash, MOST_TRIES);
            boolean taken = handle.execute("UPDATE review_job SET node = ?, tries = tries + 1 WHERE hash = ? AND "
                    + IS_OPEN + " AND " + free, node, hash) == 1;
            return taken
                    ? handle.select("SELECT hash, record FROM review_job WHERE hash = ?", hash)
                            .map((rows, _) -> new Job(rows.getString("hash"), rows.getString("record"))).findOne()
                    : Optional.empty();
        });
    }

    /** Says how far a job of this node is; false if it is another's by now. */
    public boolean progress(String hash, int done) {
        return access.change("UPDATE review_job SET done = ? WHERE hash = ? AND " + IS_OPEN + " AND node = ?", done,
                hash,
                node) == 1;
    }

    /** A job is over, well or not. */
    public void finish(String hash, boolean failed) {
        access.change("UPDATE review_job SET stage = ?, record = '' WHERE hash = ? AND " + IS_OPEN,
                failed ? "failed" : "done", hash);
    }

    /** Frees what a process had begun here that has died, where there can be no other that knows. */
    public void begin() {
        if (alone && open() > 0) {
            access.change("UPDATE review_job SET node = NULL WHERE " + IS_OPEN);
        }
    }

    /** Gives back what this node has begun, so that others, or a later start, may judge it. */
    public void release() {
        access.change(
                "UPDATE review_job SET node = NULL, done = 0, tries = tries - 1 WHERE " + IS_OPEN + " AND node = ?",
                node);
    }

    /** Forgets jobs that were over before a moment. */
    public void forget(Instant before) {
        access.change("DELETE FROM review_job WHERE stage <> 'open' AND asked < ?", before.toEpochMilli());
    }

    private int count(String sql, Object... facts) {
        return access.read(handle -> handle.select(sql, facts).mapTo(Integer.class).one());
    }
}
