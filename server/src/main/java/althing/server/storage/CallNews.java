package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Query;

import althing.server.api.TableState.SeatKind;

/** What there is to call people for who are away. Thread safe; every method is one transaction. */
public final class CallNews {

    private static final int MOST_AT_ONCE = 1_000;
    private static final int MOST_DEADLINES = 50;
    /** A table that changed so lately changes again soon, and nobody's time is up. */
    private static final Duration SETTLED = Duration.ofSeconds(30);

    private static final String CALLABLE = "EXISTS (SELECT 1 FROM call_way w "
            + "WHERE w.person = p.person AND w.is_on = 1 AND w.code IS NULL)";
    /** Their tables that are not over. */
    private static final String SEATED = """
            FROM call_person p JOIN table_seat s ON s.person = p.person JOIN hall_table t ON t.id = s.table_id
            WHERE p.seen < :seen AND p.called < :called AND s.stand_in IS NULL AND t.pending <> 0 AND\s""" + CALLABLE;
    private static final String WITH_OTHERS = " AND EXISTS (SELECT 1 FROM table_seat o WHERE o.table_id = t.id "
            + "AND o.person <> p.person)";

    /** For each kind, since when there is something to call for, and where. */
    private static final Map<CallKind, List<String>> QUERIES = Map.of(
            CallKind.TURN, List.of("""
                    COALESCE((SELECT MAX(e.at) FROM table_event e WHERE e.table_id = t.id
                        AND e.kind IN ('move', 'undo', 'join', 'lot')), t.opened) AS since\s""" + SEATED + WITH_OTHERS
                    + " AND ((t.pending >> s.seat) & 1) = 1"),
            CallKind.INVITATION, List.of("""
                    t.opened AS since
                    FROM call_person p JOIN table_seat s ON s.kept_for = p.person JOIN hall_table t ON t.id = s.table_id
                    WHERE p.seen < :seen AND p.called < :called AND s.kind = :open AND t.pending <> 0
                        AND NOT EXISTS (SELECT 1 FROM person_block b
                            WHERE b.person = p.person AND b.blocked = t.opened_by) AND\s""" + CALLABLE),
            CallKind.ROUND, List.of("t.opened AS since " + SEATED + " AND t.opened_by LIKE 'contest-%'"),
            CallKind.EXPIRY, List.of(
                    "(SELECT c.told FROM table_closing c WHERE c.table_id = t.id) AS since " + SEATED
                            + " AND EXISTS (SELECT 1 FROM table_closing c WHERE c.table_id = t.id "
                            + "AND c.changed = t.changed)"),
            CallKind.TIME, List.of(
                    "(SELECT MAX(e.at) FROM table_event e WHERE e.table_id = t.id AND e.kind = 'gift' "
                            + "AND e.seat = s.seat) AS since " + SEATED + " AND EXISTS (SELECT 1 FROM table_event e "
                            + "WHERE e.table_id = t.id AND e.kind = 'gift' AND e.seat = s.seat)",
                    "(SELECT d.due FROM call_due d WHERE d.table_id = t.id) AS since " + SEATED + WITH_OTHERS
                            + " AND EXISTS (SELECT 1 FROM call_due d WHERE d.table_id = t.id "
                            + "AND d.changed = t.changed AND d.due <= :now)"));

    private final Access access;

    CallNews(Access access) {
        this.access = access;
    }

    /**
     * Somebody who is away, and for what they are to be called.
     *
     * @param called when the hall called them last
     */
    public record Absent(String person, String language, Instant called, List<Reason> reasons) {}

    /** Something to call for at a table. */
    public record Reason(CallKind kind, String table, String game) {}

    /**
     * Who is looked for.
     *
     * @param seen   they have not looked since
     * @param called they have not been called since
     */
    public record Search(Instant now, Instant seen, Instant called) {}

    /** A table, and when it changed last (milliseconds). */
    public record Undated(String id, long changed) {}

    /** One reason, and whether that is news: what somebody has seen, or was called for, is none. */
    private record Row(String person, String language, String silent, long called, Reason reason, boolean isNews) {

        boolean isWanted() {
            return !CallWays.kinds(silent).contains(reason.kind());
        }
    }

    /** Those for whom there is news that they want to be called for, with everything that waits for them. */
    public List<Absent> absent(Search search) {
        List<Row> rows = access.read(handle -> rows(handle, search));
        Map<String, List<Row>> people = new LinkedHashMap<>();
        rows.stream().filter(Row::isWanted)
                .forEach(row -> people.computeIfAbsent(row.person(), _ -> new ArrayList<>()).add(row));
        return people.values().stream().filter(each -> each.stream().anyMatch(Row::isNews)).map(CallNews::absent)
                .toList();
    }

    private static List<Row> rows(Handle handle, Search search) {
        List<Row> rows = new ArrayList<>();
        for (CallKind kind : CallKind.values()) {
            for (String query : QUERIES.getOrDefault(kind, List.of())) {
                rows.addAll(bound(handle.createQuery("SELECT p.person, p.language, p.silent, p.seen, p.called, t.id, "
                        + "t.setup, " + query + " ORDER BY p.person, t.changed DESC, t.id LIMIT " + MOST_AT_ONCE),
                        search).map((row, _) -> row(kind, row)).list());
            }
        }
        return rows;
    }

    private static Query bound(Query query, Search search) {
        return query.bind("now", search.now().toEpochMilli()).bind("seen", search.seen().toEpochMilli())
                .bind("called", search.called().toEpochMilli()).bind("open", Rows.word(SeatKind.OPEN));
    }

    private static Row row(CallKind kind, ResultSet rows) throws SQLException {
        long known = Math.max(rows.getLong("seen"), rows.getLong("called"));
        return new Row(rows.getString("person"), rows.getString("language"), CallWays.given(rows.getString("silent")),
                rows.getLong("called"), new Reason(kind, rows.getString("id"),
                        rows.getString("setup").replaceAll("[(#].*", "")),
                rows.getLong("since") > known);
    }

    /** What is no news is told again only where it is somebody's turn; a table is named once. */
    private static Absent absent(List<Row> rows) {
        Row first = rows.getFirst();
        Set<String> named = new HashSet<>();
        List<Reason> reasons = rows.stream().filter(row -> row.isNews() || row.reason().kind() == CallKind.TURN)
                .map(Row::reason).filter(reason -> named.add(reason.table())).toList();
        return new Absent(first.person(), first.language(), Instant.ofEpochMilli(first.called()), reasons);
    }

    /** Tables with a pace whose deadline nobody has worked out since they changed, and at which somebody can be called. */
    public List<Undated> undated(Instant now) {
        return access.read(handle -> handle.select("""
                SELECT t.id, t.changed FROM hall_table t WHERE t.pending <> 0 AND t.pace IS NOT NULL AND t.changed < ?
                    AND NOT EXISTS (SELECT 1 FROM call_due d WHERE d.table_id = t.id AND d.changed = t.changed)
                    AND EXISTS (SELECT 1 FROM call_person p JOIN table_seat s ON s.person = p.person
                        WHERE s.table_id = t.id AND CALLABLE)
                ORDER BY t.changed LIMIT ?""".replace("CALLABLE", CALLABLE), now.minus(SETTLED).toEpochMilli(),
                MOST_DEADLINES).map((rows, _) -> new Undated(rows.getString("id"), rows.getLong("changed"))).list());
    }

    /** Keeps when the time of the first seat is up at a table, if a clock runs there. */
    public void date(Undated table, Optional<Instant> due) {
        access.change("INSERT INTO call_due (table_id, changed, due) VALUES (?, ?, ?) "
                + "ON CONFLICT (table_id) DO UPDATE SET changed = EXCLUDED.changed, due = EXCLUDED.due", table.id(),
                table.changed(), due.map(Instant::toEpochMilli).orElse(null));
    }
}
