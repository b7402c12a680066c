package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import althing.server.api.TableState.SeatKind;

/**
 * What games came to, by seats. Whose they are is found by who sits there when they are read, so that nothing is to be changed
 * when persons become others. Thread safe.
 */
public final class Results {

    private static final String JOINED = "SELECT r.*, t.listed, t.opened_by, s.kind, s.name, s.level, s.person, p.handle, "
            + "w.since FROM table_result r JOIN hall_table t ON t.id = r.table_id "
            + "JOIN table_seat s ON s.table_id = r.table_id AND s.seat = r.seat "
            + "LEFT JOIN person p ON p.id = s.person LEFT JOIN rated_person w ON w.person = s.person "
            + "WHERE t.tallied IS NOT NULL AND ";

    private final Access access;

    Results(Access access) {
        this.access = access;
    }

    /**
     * What a game came to for a seat.
     *
     * @param place  from 1 on; nothing where the game did not end by its rules
     * @param late   how many of the turns came too late
     * @param way    what made the difference for who won, by the key of its text
     * @param counts whether the game counts for ratings
     */
    public record Result(int seat, String game, Instant ended, @Nullable Integer place, @Nullable Integer points,
            int turns, int late, @Nullable String way, boolean counts) {}

    /**
     * A result, and who sits there now.
     *
     * @param handle by which others name the person
     * @param shown  whether the person wants to be rated
     */
    public record Played(String table, Result result, SeatKind kind, String name, @Nullable Integer level,
            @Nullable String person, @Nullable String handle, boolean shown, boolean listed, String openedBy) {}

    /** Tables that are over and whose results are still to be found. */
    public List<String> untallied(int most) {
        return access.read(handle -> handle.select("SELECT id FROM hall_table WHERE pending = 0 AND tallied IS NULL "
                + "ORDER BY changed LIMIT ?", most).mapTo(String.class).list());
    }

    /** Keeps what a table came to, unless something has happened at it since it was read. */
    public void keep(StoredTable table, List<Result> results, Instant now) {
        access.write(handle -> {
            if (handle.execute("UPDATE hall_table SET tallied = ? WHERE id = ? AND pending = 0 AND tallied IS NULL "
                    + "AND changed = ?", now.toEpochMilli(), table.id(), table.changed().toEpochMilli()) == 0) {
                return false;
            }
            handle.execute("DELETE FROM table_result WHERE table_id = ?", table.id());
            results.forEach(result -> insert(handle, table.id(), result));
            return true;
        });
    }

    private static void insert(Handle handle, String table, Result result) {
        handle.execute(
                "INSERT INTO table_result (table_id, seat, game, ended, place, points, turns, late, way, counts) "
                        + "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                table, result.seat(), result.game(),
                result.ended().toEpochMilli(), result.place(), result.points(), result.turns(), result.late(),
                result.way(), result.counts() ? 1 : 0);
    }

    /** The results of all seats of the tables where a person sat, the last first, at most so many seats. */
    public List<Played> of(String person, int most) {
        return access.read(handle -> handle.select(JOINED
                + "r.table_id IN (SELECT table_id FROM table_seat WHERE person = ?) "
                + "ORDER BY r.ended DESC, r.table_id, r.seat LIMIT ?", person, most)
                .map((rows, _) -> played(rows)).list());
    }

    /** The results of a game that count, of bots and of people who want to be rated, the last first. */
    public List<Played> counting(String game, int most) {
        return access.read(handle -> handle.select(JOINED + "r.game = ? AND r.counts = 1 "
                + "AND (s.kind = 'bot' OR w.person IS NOT NULL) ORDER BY r.ended DESC, r.table_id, r.seat LIMIT ?",
                game, most).map((rows, _) -> played(rows)).list());
    }

    private static Played played(ResultSet rows) throws SQLException {
        Result result = new Result(rows.getInt("seat"), rows.getString("game"), Rows.time(rows, "ended"),
                Rows.number(rows, "place"), Rows.number(rows, "points"), rows.getInt("turns"), rows.getInt("late"),
                rows.getString("way"), rows.getInt("counts") == 1);
        rows.getLong("since");
        boolean shown = !rows.wasNull();
        return new Played(rows.getString("table_id"), result,
                Rows.constant(SeatKind.values(), rows.getString("kind")), rows.getString("name"),
                Rows.number(rows, "level"), rows.getString("person"), rows.getString("handle"), shown,
                rows.getInt("listed") == 1, rows.getString("opened_by"));
    }
}
