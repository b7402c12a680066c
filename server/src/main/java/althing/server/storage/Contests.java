package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.jdbi.v3.core.Handle;

import althing.server.storage.StoredContest.Entry;
import althing.server.storage.StoredContest.Form;
import althing.server.storage.StoredContest.Meeting;
import althing.server.storage.StoredContest.Stage;
import althing.server.storage.StoredContest.Terms;

/**
 * Tournaments. A change is stored only upon what whoever decided it had read: of two that change one at once the second is
 * told so, and reads again. Thread safe; every method is one transaction.
 */
public final class Contests {

    /** How the tables that a tournament opened name their opener. */
    public static final String OPENER = "contest-";

    private final Access access;
    private final Keepers keepers;

    Contests(Access access, Keepers keepers) {
        this.access = access;
        this.keepers = keepers;
    }

    /** A table of a new round, and the row of the hall's table behind it. */
    public record Opened(Meeting meeting, Optional<StoredTable> table) {}

    /** Stores a new one. */
    public void open(StoredContest contest) {
        Terms terms = contest.terms();
        access.write(handle -> {
            handle.execute("INSERT INTO contest (id, name, opened_by, setup, form, rounds, size, pace, listed, opened, "
                    + "stage, round, total, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0)", contest.id(),
                    terms.name(), contest.openedBy(), terms.setup(), word(terms.form()), terms.rounds(), terms.size(),
                    terms.pace(), terms.listed() ? 1 : 0, contest.opened().toEpochMilli(), word(contest.stage()));
            contest.entries().forEach(entry -> insert(handle, contest.id(), entry));
            return 1;
        });
    }

    public Optional<StoredContest> find(String id) {
        return access.read(handle -> handle.inTransaction(moment -> select(moment, "WHERE c.id = ?", id).stream()
                .findFirst()));
    }

    /** What a person may find: listed ones, and those that they opened or take part in; the newest first, without their tables. */
    public List<StoredContest> found(String person, int most) {
        return access.read(handle -> handle.inTransaction(moment -> bare(moment, """
                WHERE c.listed = 1 OR c.opened_by = ?
                    OR EXISTS (SELECT 1 FROM contest_entry e WHERE e.contest = c.id AND e.person = ?)
                ORDER BY CASE c.stage WHEN 'over' THEN 1 ELSE 0 END, c.opened DESC, c.id LIMIT ?""", person, person,
                most)));
    }

    /** Those that a person opened or takes part in, without their tables. */
    public List<StoredContest> of(String person) {
        return access.read(handle -> handle.inTransaction(moment -> bare(moment, """
                WHERE c.opened_by = ? OR EXISTS (SELECT 1 FROM contest_entry e
                    WHERE e.contest = c.id AND e.person = ?) ORDER BY c.opened, c.id""", person, person)));
    }

    /** How many a person has opened that are not over. */
    public int openedBy(String person) {
        return access.read(handle -> handle.select("SELECT COUNT(*) FROM contest WHERE opened_by = ? "
                + "AND stage <> 'over'", person).mapTo(Integer.class).one());
    }

    public List<String> running() {
        return access.read(handle -> handle.select("SELECT id FROM contest WHERE stage = 'running' ORDER BY opened, id")
                .mapTo(String.class).list());
    }

    /** Those that nobody has started since a moment. */
    public List<String> stale(Instant before) {
        return access.read(handle -> handle.select("SELECT id FROM contest WHERE stage = 'open' AND opened < ?",
                before.toEpochMilli()).mapTo(String.class).list());
    }

    /** Somebody takes part; whether that was stored. */
    public boolean enter(StoredContest contest, Entry entry) {
        return change(contest, handle -> insert(handle, contest.id(), entry));
    }

    /** Somebody leaves before the first round; whether that was stored. */
    public boolean withdraw(StoredContest contest, Entry entry) {
        return change(contest, handle -> handle.execute("DELETE FROM contest_entry WHERE contest = ? AND number = ?",
                contest.id(), entry.number()));
    }

    /** Somebody leaves after that; whether that was stored. */
    public boolean leave(StoredContest contest, Entry entry) {
        return change(contest, handle -> handle.execute("UPDATE contest_entry SET gone = 1 WHERE contest = ? "
                + "AND number = ?", contest.id(), entry.number()));
    }

    /** Forgets one that has not begun; whether that was done. */
    public boolean cancel(StoredContest contest) {
        return change(contest, handle -> {
            handle.execute("DELETE FROM contest_entry WHERE contest = ?", contest.id());
            handle.execute("DELETE FROM contest WHERE id = ?", contest.id());
        });
    }

    /** Nothing more is played; whether that was stored. */
    public boolean end(StoredContest contest) {
        return change(contest, handle -> handle.execute("UPDATE contest SET stage = 'over' WHERE id = ?",
                contest.id()));
    }

    /** Opens a round with all of its tables, once; whether that was stored. The groups are those of the entries given. */
    public boolean begin(StoredContest next, List<Opened> tables) {
        return change(next, handle -> {
            handle.execute("UPDATE contest SET stage = 'running', round = ?, total = ? WHERE id = ?", next.round(),
                    next.total(), next.id());
            next.entries().forEach(entry -> handle.execute("UPDATE contest_entry SET grp = ? WHERE contest = ? "
                    + "AND number = ?", entry.group(), next.id(), entry.number()));
            tables.forEach(opened -> insert(handle, next.id(), opened));
        });
    }

    /** Tables of a round that are over and not settled yet. */
    public List<String> unsettled(String contest) {
        return access.read(handle -> handle.select("SELECT m.table_id FROM contest_table m JOIN hall_table t "
                + "ON t.id = m.table_id WHERE m.contest = ? AND m.ranks IS NULL AND t.pending = 0", contest)
                .mapTo(String.class).list());
    }

    /** Tables of a round that are played, at which nothing has happened since a moment. */
    public List<String> silent(String contest, Instant since) {
        return access.read(handle -> handle.select("SELECT m.table_id FROM contest_table m JOIN hall_table t "
                + "ON t.id = m.table_id WHERE m.contest = ? AND m.ranks IS NULL AND t.pending <> 0 AND t.changed < ?",
                contest, since.toEpochMilli()).mapTo(String.class).list());
    }

    /** Notes for good how a table has ended; who reckons it again finds the same. */
    public void settle(String contest, String table, List<Integer> ranks, String how) {
        access.change("UPDATE contest_table SET ranks = ?, how = ? WHERE contest = ? AND table_id = ? "
                + "AND ranks IS NULL", line(ranks), how, contest, table);
    }

    private boolean change(StoredContest contest, Consumer<Handle> work) {
        return access.write(handle -> {
            boolean first = handle.execute("UPDATE contest SET version = version + 1 WHERE id = ? AND version = ?",
                    contest.id(), contest.version()) == 1;
            if (first) {
                work.accept(handle);
            }
            return first;
        });
    }

    private static void insert(Handle handle, String contest, Entry entry) {
        handle.execute("INSERT INTO contest_entry (contest, number, person, name, grp, gone) VALUES (?, ?, ?, ?, ?, 0)",
                contest, entry.number(), entry.person(), entry.name(), entry.group());
    }

    private void insert(Handle handle, String contest, Opened opened) {
        opened.table().ifPresent(table -> {
            Rows.insert(handle, table);
            keepers.keep(handle, table.id());
        });
        Meeting meeting = opened.meeting();
        handle.execute("INSERT INTO contest_table (contest, round, number, grp, table_id, players, ranks, how) "
                + "VALUES (?, ?, ?, ?, ?, ?, ?, ?)", contest, meeting.round(), meeting.number(), meeting.group(),
                meeting.table(), line(meeting.players()), meeting.isSettled() ? line(meeting.ranks()) : null,
                meeting.how());
    }

    private static List<StoredContest> select(Handle handle, String which, Object... facts) {
        List<StoredContest> bare = bare(handle, which, facts);
        if (bare.isEmpty()) {
            return bare;
        }
        Map<String, List<Meeting>> tables = handle.createQuery("SELECT * FROM contest_table WHERE contest IN (<ids>) "
                + "ORDER BY contest, round, number").bindList("ids", bare.stream().map(StoredContest::id).toList())
                .map((rows, _) -> Map.entry(rows.getString("contest"), meeting(rows))).collect(grouped());
        return bare.stream().map(each -> each.with(each.entries(), tables.getOrDefault(each.id(), List.of())))
                .toList();
    }

    /** Tournaments with who takes part, without their tables. */
    private static List<StoredContest> bare(Handle handle, String which, Object... facts) {
        List<StoredContest> bare = handle.select("SELECT c.* FROM contest c " + which, facts)
                .map((rows, _) -> contest(rows)).list();
        if (bare.isEmpty()) {
            return bare;
        }
        List<String> ids = bare.stream().map(StoredContest::id).toList();
        Map<String, List<Entry>> entries = handle.createQuery("SELECT * FROM contest_entry WHERE contest IN (<ids>) "
                + "ORDER BY contest, number").bindList("ids", ids)
                .map((rows, _) -> Map.entry(rows.getString("contest"), entry(rows))).collect(grouped());
        return bare.stream().map(each -> each.with(entries.getOrDefault(each.id(), List.of()), List.of())).toList();
    }

    private static <T> java.util.stream.Collector<Map.Entry<String, T>, ?, Map<String, List<T>>> grouped() {
        return Collectors.groupingBy(Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList()));
    }

    private static StoredContest contest(ResultSet rows) throws SQLException {
        return new StoredContest(rows.getString("id"), rows.getString("opened_by"), Rows.time(rows, "opened"),
                new Terms(rows.getString("name"), rows.getString("setup"),
                        Rows.constant(Form.values(), rows.getString("form")), rows.getInt("rounds"),
                        rows.getInt("size"), rows.getString("pace"), rows.getInt("listed") == 1),
                Rows.constant(Stage.values(), rows.getString("stage")), rows.getInt("round"), rows.getInt("total"),
                rows.getInt("version"), List.of(), List.of());
    }

    private static Entry entry(ResultSet rows) throws SQLException {
        return new Entry(rows.getInt("number"), rows.getString("person"), rows.getString("name"), rows.getInt("grp"),
                rows.getInt("gone") == 1);
    }

    private static Meeting meeting(ResultSet rows) throws SQLException {
        String ranks = rows.getString("ranks");
        return new Meeting(rows.getInt("round"), rows.getInt("number"), rows.getInt("grp"), rows.getString("table_id"),
                numbers(rows.getString("players")), ranks == null ? List.of() : numbers(ranks), rows.getString("how"));
    }

    private static String line(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    private static List<Integer> numbers(String line) {
        return Arrays.stream(line.split(",", -1)).map(Integer::valueOf).toList();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Has whoever has read who takes part read again, before a round is opened upon it. */
    private static void touch(Handle handle, String person) {
        handle.execute("UPDATE contest SET version = version + 1 WHERE id IN (SELECT contest FROM contest_entry "
                + "WHERE person = ?)", person);
    }

    /** Gives one person's entries to another; where both take part, the one that is given up has left. */
    static void give(Handle handle, String from, String into) {
        touch(handle, from);
        touch(handle, into);
        handle.execute("UPDATE contest_entry SET person = 'also-' || number, gone = 1 WHERE person = ? AND EXISTS "
                + "(SELECT 1 FROM contest_entry o WHERE o.contest = contest_entry.contest AND o.person = ?)", from,
                into);
        handle.execute("UPDATE contest_entry SET person = ? WHERE person = ?", into, from);
    }

    /** Who has gone takes part no more; what they came to stays, without the name. */
    static void forget(Handle handle, String person, String unnamed) {
        touch(handle, person);
        handle.execute("UPDATE contest_entry SET person = 'gone-' || number, name = ?, gone = 1 WHERE person = ?",
                unnamed, person);
    }
}
