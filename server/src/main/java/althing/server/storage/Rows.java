package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable.Seat;

/**
 * Tables and events as rows of the database, there and back.
 *
 * @param starts where the notations are that sandboxes began with
 * @param hints  what says whether hints are given
 * @param deal   what says how a table is dealt
 * @param terms  what says what else was agreed
 * @param away   what says who is away, and who is awaited
 */
record Rows(String starts, String hints, String deal, String terms, String away) {

    static final Rows NEWEST = new Rows("table_start", "t.hints", "t.deal", "t.listed, t.language, t.pace, t.rated",
            "stand_in, kept_for");
    /** The first version of the schema that knows sandboxes. */
    private static final int SANDBOXES = 2;
    /** The first version of the schema that says whether hints are given. */
    private static final int HINTS = 3;
    /** The first version of the schema that says how a table is dealt. */
    private static final int DEALS = 5;
    /** The first version of the schema that knows terms. */
    private static final int TERMS = 10;
    /** The first version of the schema that knows ratings. */
    private static final int RATINGS = 16;
    private static final String NO_TERMS = "NULL AS listed, NULL AS language, NULL AS pace, NULL AS rated";
    private static final String UNRATED = "t.listed, t.language, t.pace, NULL AS rated";
    private static final String NOBODY_AWAY = "NULL AS stand_in, NULL AS kept_for";
    private static final String NO_STARTS = "(SELECT '' AS table_id, '' AS notation)";

    /** The rows of a database that a program of a certain version of the schema made. */
    static Rows of(int version) {
        return new Rows(version < SANDBOXES ? NO_STARTS : NEWEST.starts, version < HINTS ? "NULL" : NEWEST.hints,
                version < DEALS ? "NULL" : NEWEST.deal,
                version < TERMS ? NO_TERMS : version < RATINGS ? UNRATED : NEWEST.terms,
                version < TERMS ? NOBODY_AWAY : NEWEST.away);
    }

    static void insert(Handle handle, StoredTable table) {
        int stored = handle.execute("INSERT INTO hall_table (id, setup, rules_version, opened_by, opened, changed, "
                + "pending, hints, deal, listed, language, pace, rated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                + "ON CONFLICT (id) DO NOTHING", table.id(),
                table.setup(), table.rulesVersion(), table.openedBy(), table.opened().toEpochMilli(),
                table.changed().toEpochMilli(), table.pending(), bit(table.hints()),
                table.deal(), bit(table.terms().listed()), table.terms().language(), table.terms().pace(),
                bit(table.terms().rated()));
        if (stored == 0) {
            throw new SeqTaken(table.id(), 0);
        }
        for (Seat seat : table.seats()) {
            handle.execute("INSERT INTO table_seat (table_id, seat, kind, name, level, person, invite, stand_in, "
                    + "kept_for) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", table.id(), seat.seat(), word(seat.kind()),
                    seat.name(),
                    seat.level(), seat.person(), seat.invite(), seat.standIn(), seat.keptFor());
        }
        if (table.start() != null) {
            handle.execute("INSERT INTO table_start (table_id, notation) VALUES (?, ?)", table.id(), table.start());
        }
    }

    /** What happened at a table after the event of a number. */
    static List<Event> events(Handle handle, String table, int after) {
        return handle.select("SELECT seq, kind, seat, payload, at FROM table_event WHERE table_id = ? AND seq > ? "
                + "ORDER BY seq", table, after)
                .map((rows, _) -> event(rows)).list();
    }

    /** Stores an event behind the one before; of two of one number, and where the one before was lost, it is refused. */
    static void insert(Handle handle, String table, Event event) {
        int stored = handle.execute("INSERT INTO table_event (table_id, seq, kind, seat, payload, at) "
                + "SELECT t.id, ?, ?, ?, ?, ? FROM hall_table t WHERE t.id = ? AND (? = 1 OR EXISTS "
                + "(SELECT 1 FROM table_event e WHERE e.table_id = t.id AND e.seq = ?)) "
                + "ON CONFLICT (table_id, seq) DO NOTHING", event.seq(), word(event.kind()), event.seat(),
                event.payload(), event.at().toEpochMilli(), table, event.seq(), event.seq() - 1);
        if (stored == 0) {
            throw new SeqTaken(table, event.seq());
        }
    }

    static void update(Handle handle, String table, Seat seat) {
        handle.execute("UPDATE table_seat SET kind = ?, name = ?, level = ?, person = ?, invite = ?, stand_in = ?, "
                + "kept_for = ? WHERE table_id = ? AND seat = ?", word(seat.kind()), seat.name(), seat.level(),
                seat.person(), seat.invite(), seat.standIn(), seat.keptFor(), table, seat.seat());
    }

    List<StoredTable> waitingForBots(Handle handle) {
        return bare(handle,
                """
                        WHERE t.pending <> 0 AND EXISTS (SELECT 1 FROM table_seat s
                            WHERE s.table_id = t.id AND (s.kind = ? OR s.stand_in IS NOT NULL) AND ((t.pending >> s.seat) & 1) = 1)
                        ORDER BY t.changed DESC, t.id""",
                word(SeatKind.BOT));
    }

    /** Notes when a table changed, who is to decide now if that did, and that this node has it then; what it came to is found anew. */
    static void touch(Handle handle, String table, Instant at, OptionalInt pending, String keeper) {
        if (pending.isPresent()) {
            handle.execute("UPDATE hall_table SET changed = ?, pending = ?, keeper = ?, tallied = NULL WHERE id = ?",
                    at.toEpochMilli(), pending.getAsInt(), keeper, table);
        } else {
            handle.execute("UPDATE hall_table SET changed = ? WHERE id = ?", at.toEpochMilli(), table);
        }
    }

    List<StoredTable> tables(Handle handle, String which, Object... facts) {
        List<StoredTable> bare = bare(handle, which, facts);
        if (bare.isEmpty()) {
            return bare;
        }
        Map<String, List<Seat>> seats = seats(handle, bare.stream().map(StoredTable::id).toList());
        return bare.stream().map(table -> table.seated(seats.getOrDefault(table.id(), List.of()))).toList();
    }

    List<StoredTable> bare(Handle handle, String which, Object... facts) {
        return handle.select("SELECT t.id, t.setup, t.rules_version, t.opened_by, t.opened, "
                + "t.changed, t.pending, " + hints + " AS hints, " + deal + " AS deal, " + terms
                + ", n.notation FROM hall_table t LEFT JOIN " + starts
                + " n ON n.table_id = t.id " + which, facts)
                .map((rows, _) -> table(rows)).list();
    }

    private Map<String, List<Seat>> seats(Handle handle, List<String> tables) {
        return handle.createQuery("SELECT table_id, seat, kind, name, level, person, invite, " + away
                + " FROM table_seat "
                + "WHERE table_id IN (<tables>) ORDER BY table_id, seat")
                .bindList("tables", tables)
                .map((rows, _) -> Map.entry(rows.getString("table_id"), seat(rows)))
                .collect(Collectors.groupingBy(Map.Entry::getKey,
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    private static StoredTable table(ResultSet rows) throws SQLException {
        return new StoredTable(rows.getString("id"), rows.getString("setup"), rows.getInt("rules_version"),
                rows.getString("opened_by"), time(rows, "opened"),
                time(rows, "changed"), rows.getInt("pending"), List.of(), rows.getString("notation"),
                truth(rows, "hints"), rows.getString("deal"), new Terms(Boolean.TRUE.equals(truth(rows, "listed")),
                        rows.getString("language"), rows.getString("pace"),
                        Boolean.TRUE.equals(truth(rows, "rated"))));
    }

    private static Seat seat(ResultSet rows) throws SQLException {
        return new Seat(rows.getInt("seat"), constant(SeatKind.values(), rows.getString("kind")),
                rows.getString("name"), number(rows, "level"), rows.getString("person"), rows.getString("invite"),
                number(rows, "stand_in"), rows.getString("kept_for"));
    }

    private static Event event(ResultSet rows) throws SQLException {
        return new Event(rows.getInt("seq"), constant(Event.Kind.values(), rows.getString("kind")),
                rows.getInt("seat"), rows.getString("payload"), time(rows, "at"));
    }

    private static @Nullable Integer bit(@Nullable Boolean truth) {
        return truth == null ? null : truth ? 1 : 0;
    }

    static @Nullable Integer number(ResultSet rows, String column) throws SQLException {
        int number = rows.getInt(column);
        return rows.wasNull() ? null : number;
    }

    private static @Nullable Boolean truth(ResultSet rows, String column) throws SQLException {
        int bit = rows.getInt(column);
        return rows.wasNull() ? null : bit != 0;
    }

    static Instant time(ResultSet rows, String column) throws SQLException {
        return Instant.ofEpochMilli(rows.getLong(column));
    }

    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    static <E extends Enum<E>> E constant(E[] all, String word) {
        return Arrays.stream(all).filter(each -> word(each).equals(word)).findFirst()
                .orElseThrow(() -> new BadInput("'" + word + "' is stored where this program knows "
                        + Arrays.stream(all).map(Rows::word).collect(Collectors.joining(", "))
                        + "; a newer Althing is needed."));
    }
}
