package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Who has played the game of which day, and how that ended. Thread safe; every method is one transaction. */
public final class Dailies {

    private final Access access;
    private final Keepers keepers;

    Dailies(Access access, Keepers keepers) {
        this.access = access;
        this.keepers = keepers;
    }

    /** The game of a day. */
    public record Daily(LocalDate day, String game) {}

    /** Somebody's game of a day that is being played. */
    public record Attempt(String table, int seat) {}

    /** What somebody's game came to, where it counts. */
    public record Score(int points, int lead, int moves) {}

    /**
     * Somebody's game of a day.
     *
     * @param ended when it was settled, if it is over
     * @param score nothing while it is played, and for who gave up or was late
     */
    public record Line(String person, String name, String table, @Nullable Instant ended, @Nullable Score score) {}

    /**
     * Opens the table of a person's game of the day; the id of the one that they have begun already, if there is one.
     * Two that begin at once get the same table.
     */
    public String open(StoredTable table, Daily daily, int seat) {
        try {
            access.write(handle -> insert(handle, table, daily, seat));
            return table.id();
        } catch (SeqTaken e) {
            return tableOf(daily, table.openedBy()).orElseThrow(() -> e);
        }
    }

    private int insert(Handle handle, StoredTable table, Daily daily, int seat) {
        Rows.insert(handle, table);
        keepers.keep(handle, table.id());
        int begun = handle.execute("INSERT INTO daily_attempt (day, game, person, table_id, seat, begun) "
                + "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (day, game, person) DO NOTHING", daily.day().toString(),
                daily.game(), table.openedBy(), table.id(), seat, table.opened().toEpochMilli());
        if (begun == 0) {
            throw new SeqTaken(table.id(), 0);
        }
        return begun;
    }

    /** The table of a person's game of the day. */
    public Optional<String> tableOf(Daily daily, String person) {
        return access.read(handle -> handle.select("SELECT table_id FROM daily_attempt WHERE day = ? AND game = ? "
                + "AND person = ?", daily.day().toString(), daily.game(), person).mapTo(String.class).findFirst());
    }

    /** Whether a person's own game of a day is over. */
    public boolean hasEnded(LocalDate day, String person) {
        return access.read(handle -> handle.select("SELECT 1 FROM daily_attempt a JOIN hall_table t "
                + "ON t.id = a.table_id WHERE a.day = ? AND a.person = ? AND t.pending = 0", day.toString(), person)
                .mapTo(Integer.class).findFirst().isPresent());
    }

    /** A person's game of a day, and its table. */
    public record Begun(LocalDate day, String game, String table) {}

    /** All games of the day that a person has begun, the last first. */
    public List<Begun> of(String person) {
        return access.read(handle -> handle.select("SELECT day, game, table_id FROM daily_attempt WHERE person = ? "
                + "ORDER BY day DESC, game", person).map(
                        (rows, _) -> new Begun(LocalDate.parse(rows.getString("day")),
                                rows.getString("game"), rows.getString("table_id")))
                .list());
    }

    /** The games of a day that are over and not settled yet. */
    public List<Attempt> unsettled(Daily daily, int most) {
        return access.read(handle -> handle.select("SELECT a.table_id, a.seat FROM daily_attempt a JOIN hall_table t "
                + "ON t.id = a.table_id WHERE a.day = ? AND a.game = ? AND a.ended IS NULL AND t.pending = 0 "
                + "ORDER BY a.begun, a.table_id LIMIT ?", daily.day().toString(), daily.game(), most)
                .map((rows, _) -> new Attempt(rows.getString("table_id"), rows.getInt("seat"))).list());
    }

    /** Notes for good what a game came to; nothing for one that does not count. */
    public void settle(String table, Instant ended, Optional<Score> score) {
        access.change("UPDATE daily_attempt SET ended = ?, points = ?, lead = ?, moves = ? "
                + "WHERE table_id = ? AND ended IS NULL", ended.toEpochMilli(),
                score.map(Score::points).orElse(null), score.map(Score::lead).orElse(null),
                score.map(Score::moves).orElse(null), table);
    }

    /** All games of a day, in the order in which they were begun. */
    public List<Line> lines(Daily daily) {
        return access.read(handle -> handle.select("SELECT a.person, s.name, a.table_id, a.ended, a.points, a.lead, "
                + "a.moves FROM daily_attempt a JOIN table_seat s ON s.table_id = a.table_id AND s.seat = a.seat "
                + "WHERE a.day = ? AND a.game = ? ORDER BY a.begun, a.table_id", daily.day().toString(), daily.game())
                .map((rows, _) -> line(rows)).list());
    }

    private static Line line(ResultSet rows) throws SQLException {
        long ended = rows.getLong("ended");
        boolean over = !rows.wasNull();
        int points = rows.getInt("points");
        boolean counts = !rows.wasNull();
        return new Line(rows.getString("person"), rows.getString("name"), rows.getString("table_id"),
                over ? Instant.ofEpochMilli(ended) : null,
                counts ? new Score(points, rows.getInt("lead"), rows.getInt("moves")) : null);
    }

    /** Gives one person's games to another; of a day that both have played, the game counts that was begun first. */
    static void give(Handle handle, String from, String into) {
        handle.execute("""
                UPDATE daily_attempt SET person = 'also-' || table_id, ended = COALESCE(ended, begun), points = NULL
                WHERE person IN (?, ?) AND EXISTS (SELECT 1 FROM daily_attempt o WHERE o.day = daily_attempt.day
                    AND o.game = daily_attempt.game AND o.person IN (?, ?) AND o.person <> daily_attempt.person
                    AND (o.begun < daily_attempt.begun
                        OR (o.begun = daily_attempt.begun AND o.table_id < daily_attempt.table_id)))""", from, into,
                from, into);
        handle.execute("UPDATE daily_attempt SET person = ? WHERE person = ?", into, from);
    }

    /** Nobody has played who has gone; what they came to stays. */
    static void forget(Handle handle, String person) {
        handle.execute("UPDATE daily_attempt SET person = 'gone-' || table_id WHERE person = ?", person);
    }
}
