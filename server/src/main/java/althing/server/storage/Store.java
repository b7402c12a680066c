package althing.server.storage;

import java.nio.file.Path;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.server.api.TableState.SeatKind;
import althing.server.storage.StoredTable.Seat;

/** Stores tables and what happens at them. Thread safe. Every method is one transaction. */
public final class Store implements AutoCloseable {

    /** The first version of the schema that knows sandboxes. */
    private static final int SANDBOXES = 2;
    private static final String NO_STARTS = "(SELECT '' AS table_id, '' AS notation)";

    private final Jdbi jdbi;
    private final Runnable closing;
    private final String starts;

    private Store(Database database) {
        this.jdbi = Jdbi.create(database.pool());
        this.closing = database::close;
        this.starts = "table_start";
    }

    private Store(Reading reading) {
        this.jdbi = Jdbi.create(reading.connection());
        this.closing = reading::close;
        this.starts = reading.version() < SANDBOXES ? NO_STARTS : "table_start";
    }

    /** Opens the file database of a directory; {@link BadInput} says why it cannot. */
    public static Store inDirectory(Path directory) {
        return new Store(Database.inDirectory(directory));
    }

    /** Opens the PostgreSQL database of a JDBC address; {@link BadInput} says why it cannot. */
    public static Store at(String url) {
        return new Store(Database.at(url));
    }

    /**
     * Opens the file database of a directory to read it, beside a hall that may be using it; nothing is changed.
     *
     * @throws BadInput       if there is no hall, or one of a newer program
     * @throws StorageTrouble if it cannot be read
     */
    public static Store toRead(Path directory) {
        return new Store(Reading.inDirectory(directory));
    }

    /** The same for the PostgreSQL database of a JDBC address. */
    public static Store toReadAt(String url) {
        return new Store(Reading.at(url));
    }

    @Override
    public void close() {
        closing.run();
    }

    /** Stores a new table with what happened at it already. */
    public void open(StoredTable table, List<Event> events) {
        write(handle -> {
            handle.execute("INSERT INTO hall_table (id, setup, rules_version, opened_by, opened, changed, pending) "
                    + "VALUES (?, ?, ?, ?, ?, ?, ?)", table.id(), table.setup(), table.rulesVersion(),
                    table.openedBy(), table.opened().toEpochMilli(), table.changed().toEpochMilli(), table.pending());
            for (Seat seat : table.seats()) {
                handle.execute("INSERT INTO table_seat (table_id, seat, kind, name, level, person, invite) "
                        + "VALUES (?, ?, ?, ?, ?, ?, ?)", table.id(), seat.seat(), word(seat.kind()), seat.name(),
                        seat.level(), seat.person(), seat.invite());
            }
            if (table.start() != null) {
                handle.execute("INSERT INTO table_start (table_id, notation) VALUES (?, ?)", table.id(),
                        table.start());
            }
            for (Event event : events) {
                insert(handle, table.id(), event);
            }
        });
    }

    /**
     * Stores the next event of a table.
     *
     * @param pending the seats that owe a decision now, if that changed
     * @throws SeqTaken if the table has an event of this number
     */
    public void append(String table, Event event, OptionalInt pending) {
        write(handle -> {
            insert(handle, table, event);
            touch(handle, table, event.at(), pending);
        });
    }

    /** Stores that somebody took a seat, under the same conditions as {@link #append}. */
    public void join(String table, Event event, Seat taken) {
        write(handle -> {
            insert(handle, table, event);
            handle.execute("UPDATE table_seat SET kind = ?, name = ?, person = ?, invite = NULL "
                    + "WHERE table_id = ? AND seat = ?", word(taken.kind()), taken.name(), taken.person(), table,
                    taken.seat());
            touch(handle, table, event.at(), OptionalInt.empty());
        });
    }

    public Optional<StoredTable> table(String id) {
        return read(handle -> tables(handle, "WHERE t.id = ?", id).stream().findFirst());
    }

    /** What happened at a table, in order. */
    public List<Event> events(String table) {
        return read(handle -> events(handle, table));
    }

    /** All tables, without their seats, the oldest first. */
    public List<StoredTable> tables() {
        return read(handle -> bare(handle, "ORDER BY t.opened, t.id"));
    }

    /** A table and what happened at it, of one moment; nothing if it has gone. */
    public Optional<StoredCourse> course(String id) {
        return read(handle -> handle.inTransaction(moment -> tables(moment, "WHERE t.id = ?", id).stream().findFirst()
                .map(table -> new StoredCourse(table, events(moment, id)))));
    }

    /** The tables that a person opened or sits at, the last changed first. */
    public List<StoredTable> tablesOf(String person, int most) {
        return read(handle -> tables(handle, """
                WHERE t.opened_by = ? OR t.id IN (SELECT table_id FROM table_seat WHERE person = ?)
                ORDER BY t.changed DESC, t.id
                LIMIT ?""", person, person, most));
    }

    /** The tables where a bot owes a decision. */
    public List<String> waitingForBots() {
        return read(handle -> tables(handle, "WHERE t.pending <> 0 AND t.id IN "
                + "(SELECT table_id FROM table_seat WHERE kind = ?)", word(SeatKind.BOT))).stream()
                .filter(table -> table.seats().stream().anyMatch(
                        seat -> seat.kind() == SeatKind.BOT && (table.pending() >> seat.seat() & 1) != 0))
                .map(StoredTable::id).toList();
    }

    private static List<Event> events(Handle handle, String table) {
        return handle
                .select("SELECT seq, kind, seat, payload, at FROM table_event WHERE table_id = ? ORDER BY seq", table)
                .map((rows, _) -> event(rows)).list();
    }

    private static void insert(Handle handle, String table, Event event) {
        int stored = handle.execute("INSERT INTO table_event (table_id, seq, kind, seat, payload, at) "
                + "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seq) DO NOTHING", table, event.seq(),
                word(event.kind()), event.seat(), event.payload(), event.at().toEpochMilli());
        if (stored == 0) {
            throw new SeqTaken(table, event.seq());
        }
    }

    private static void touch(Handle handle, String table, Instant at, OptionalInt pending) {
        if (pending.isPresent()) {
            handle.execute("UPDATE hall_table SET changed = ?, pending = ? WHERE id = ?", at.toEpochMilli(),
                    pending.getAsInt(),
                    table);
        } else {
            handle.execute("UPDATE hall_table SET changed = ? WHERE id = ?", at.toEpochMilli(), table);
        }
    }

    private List<StoredTable> tables(Handle handle, String which, Object... facts) {
        List<StoredTable> bare = bare(handle, which, facts);
        if (bare.isEmpty()) {
            return bare;
        }
        Map<String, List<Seat>> seats = seats(handle, bare.stream().map(StoredTable::id).toList());
        return bare.stream().map(table -> new StoredTable(table.id(), table.setup(), table.rulesVersion(),
                table.openedBy(), table.opened(), table.changed(), table.pending(),
                seats.getOrDefault(table.id(), List.of()), table.start())).toList();
    }

    private List<StoredTable> bare(Handle handle, String which, Object... facts) {
        return handle.select("SELECT t.id, t.setup, t.rules_version, t.opened_by, t.opened, "
                + "t.changed, t.pending, s.notation FROM hall_table t LEFT JOIN " + starts + " s ON s.table_id = t.id "
                + which, facts)
                .map((rows, _) -> table(rows)).list();
    }

    private static Map<String, List<Seat>> seats(Handle handle, List<String> tables) {
        return handle.createQuery("SELECT table_id, seat, kind, name, level, person, invite FROM table_seat "
                + "WHERE table_id IN (<tables>) ORDER BY table_id, seat")
                .bindList("tables", tables)
                .map((rows, _) -> Map.entry(rows.getString("table_id"), seat(rows)))
                .collect(Collectors.groupingBy(Map.Entry::getKey,
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
    }

    private static StoredTable table(ResultSet rows) throws SQLException {
        return new StoredTable(rows.getString("id"), rows.getString("setup"), rows.getInt("rules_version"),
                rows.getString("opened_by"), time(rows, "opened"),
                time(rows, "changed"), rows.getInt("pending"), List.of(), rows.getString("notation"));
    }

    private static Seat seat(ResultSet rows) throws SQLException {
        int level = rows.getInt("level");
        @Nullable
        Integer levelOrNone = rows.wasNull() ? null : level;
        return new Seat(rows.getInt("seat"), constant(SeatKind.values(), rows.getString("kind")),
                rows.getString("name"), levelOrNone, rows.getString("person"), rows.getString("invite"));
    }

    private static Event event(ResultSet rows) throws SQLException {
        return new Event(rows.getInt("seq"), constant(Event.Kind.values(), rows.getString("kind")),
                rows.getInt("seat"), rows.getString("payload"), time(rows, "at"));
    }

    private static Instant time(ResultSet rows, String column) throws SQLException {
        return Instant.ofEpochMilli(rows.getLong(column));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static <E extends Enum<E>> E constant(E[] all, String word) {
        return Arrays.stream(all).filter(each -> word(each).equals(word)).findFirst()
                .orElseThrow(() -> new BadInput("'" + word + "' is stored where this program knows "
                        + Arrays.stream(all).map(Store::word).collect(Collectors.joining(", "))
                        + "; a newer Althing is needed."));
    }

    private void write(HandleConsumer<RuntimeException> work) {
        try {
            jdbi.useTransaction(work);
        } catch (JdbiException e) {
            throw new StorageTrouble(e);
        }
    }

    private <T> T read(HandleCallback<T, RuntimeException> work) {
        try {
            return jdbi.withHandle(work);
        } catch (JdbiException e) {
            throw new StorageTrouble(e);
        }
    }
}
