package althing.server.storage;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * What the host of a hall has decided, what people have reported to them, and what was done at their desk. Thread safe; every
 * method is one transaction, and what is decided is noted in the same one.
 */
public final class HostRows {

    private static final int MOST_LISTED = 100;

    private final Access access;

    HostRows(Access access) {
        this.access = access;
    }

    /**
     * What was done, about what.
     *
     * @param person whom it concerns, if anybody
     */
    public record Deed(String id, Instant at, String what, String about, @Nullable String person) {

        /** What concerns nobody. */
        public Deed(String id, Instant at, String what, String about) {
            this(id, at, what, about, null);
        }
    }

    /** A person who may do nothing any more, by the name they had. */
    public record Ban(String id, String name, Instant made) {}

    /** Something that was said, and that somebody has reported. */
    public record Report(String id, String table, int line, String person, String name, String said, Instant made) {}

    /** How the hall shall be, and who may do nothing in it. */
    public record Order(Map<String, String> rules, Set<String> banned) {}

    public Order order() {
        return access.read(handle -> new Order(rules(handle),
                new HashSet<>(handle.select("SELECT person FROM hall_ban").mapTo(String.class).list())));
    }

    private static Map<String, String> rules(Handle handle) {
        Map<String, String> rules = new HashMap<>();
        handle.select("SELECT name, value FROM hall_rule")
                .map((rows, _) -> Map.entry(rows.getString("name"), rows.getString("value"))).list()
                .forEach(rule -> rules.put(rule.getKey(), rule.getValue()));
        return rules;
    }

    public void rule(String name, String value, Deed deed) {
        rule(Map.of(name, value), deed);
    }

    /** Decides several things at once. */
    public void rule(Map<String, String> values, Deed deed) {
        access.write(handle -> {
            values.forEach((name, value) -> handle.execute("INSERT INTO hall_rule (name, value) VALUES (?, ?) "
                    + "ON CONFLICT (name) DO UPDATE SET value = EXCLUDED.value", name, value));
            return note(handle, deed);
        });
    }

    /** How many unfinished tables a person has opened, by programs too; what one tries out or learns alone does not count. */
    public int unfinished(String person) {
        return access.read(handle -> handle.select("SELECT COUNT(*) FROM hall_table t WHERE (t.opened_by = ? "
                + "OR t.opened_by IN (" + Programs.OF_A_PERSON
                + ")) AND t.pending <> 0 AND NOT EXISTS (SELECT 1 FROM table_start n WHERE n.table_id = t.id) "
                + "AND NOT EXISTS (SELECT 1 FROM table_event e WHERE e.table_id = t.id AND e.seq = 1 "
                + "AND e.kind = 'lesson')", person, person).mapTo(Integer.class).one());
    }

    /** How many tables have games that are not over. */
    public int playing() {
        return access.read(handle -> handle.select("SELECT COUNT(*) FROM hall_table WHERE pending <> 0")
                .mapTo(Integer.class).one());
    }

    /** Lets somebody do nothing any more; nobody is banned twice. */
    public void ban(String person, Ban ban, Deed deed) {
        access.write(handle -> {
            note(handle, deed);
            return handle.execute("INSERT INTO hall_ban (id, person, name, made) VALUES (?, ?, ?, ?) "
                    + "ON CONFLICT (person) DO NOTHING", ban.id(), person, ban.name(), ban.made().toEpochMilli());
        });
    }

    public void pardon(String ban, Deed deed) {
        access.write(handle -> {
            note(handle, deed);
            return handle.execute("DELETE FROM hall_ban WHERE id = ?", ban);
        });
    }

    public List<Ban> bans() {
        return access.read(handle -> handle.select("SELECT id, name, made FROM hall_ban ORDER BY made DESC LIMIT ?",
                MOST_LISTED).map(
                        (rows, _) -> new Ban(rows.getString("id"), rows.getString("name"),
                                Instant.ofEpochMilli(rows.getLong("made"))))
                .list());
    }

    /** Gives a seat another name, at this table and in what it says of how somebody came; each node reads it anew. */
    public boolean rename(String table, int seat, String name, Deed deed) {
        return access.write(handle -> {
            if (handle.execute("UPDATE table_seat SET name = ? WHERE table_id = ? AND seat = ? AND person IS NOT NULL",
                    name, table, seat) == 0) {
                return false;
            }
            note(handle, deed);
            Unions.note(handle, table, deed.at());
            return true;
        });
    }

    /** Reports what somebody said; once for each line and whoever reports it. */
    public void report(Report report, String by) {
        access.change("INSERT INTO talk_report (id, table_id, line, person, name, said, by_whom, made) "
                + "VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, line, by_whom) DO NOTHING", report.id(),
                report.table(), report.line(), report.person(), report.name(), report.said(), by,
                report.made().toEpochMilli());
    }

    /** The reports that nobody has dealt with, the newest first. */
    public List<Report> reports() {
        return access.read(handle -> reports(handle, "WHERE settled IS NULL ORDER BY made DESC, id LIMIT ?",
                MOST_LISTED));
    }

    /** What a person has reported, the newest first. */
    public List<Report> reportedBy(String person) {
        return access.read(handle -> reports(handle, "WHERE by_whom = ? ORDER BY made DESC, id", person));
    }

    /** Since when somebody may do nothing, if that is so. */
    public Optional<Instant> bannedSince(String person) {
        return since("hall_ban", person);
    }

    /** Since when somebody has been let in by an invitation, if they have. */
    public Optional<Instant> guestSince(String person) {
        return since("hall_guest", person);
    }

    private Optional<Instant> since(String table, String person) {
        return access.read(handle -> handle.select("SELECT made FROM " + table + " WHERE person = ?", person)
                .mapTo(Long.class).findFirst()).map(Instant::ofEpochMilli);
    }

    public Optional<Report> report(String id) {
        return access.read(handle -> reports(handle, "WHERE id = ?", id).stream().findFirst());
    }

    private static List<Report> reports(Handle handle, String which, Object fact) {
        return handle.select("SELECT id, table_id, line, person, name, said, made FROM talk_report " + which, fact)
                .map((rows, _) -> new Report(rows.getString("id"), rows.getString("table_id"), rows.getInt("line"),
                        rows.getString("person"), rows.getString("name"), rows.getString("said"),
                        Instant.ofEpochMilli(rows.getLong("made"))))
                .list();
    }

    public void settle(String report, Deed deed) {
        access.write(handle -> {
            note(handle, deed);
            return handle.execute("UPDATE talk_report SET settled = ? WHERE id = ?", deed.at().toEpochMilli(), report);
        });
    }

    /** Keeps the fingerprint of an invitation. */
    public void invite(String hash, Deed deed) {
        access.write(handle -> {
            note(handle, deed);
            return handle.execute("INSERT INTO hall_invitation (hash, made) VALUES (?, ?)", hash,
                    deed.at().toEpochMilli());
        });
    }

    /** Lets somebody in by an invitation, which is used up then; whether there was one. */
    public boolean letIn(String person, String hash, Instant now) {
        return access.write(handle -> {
            if (handle.execute("DELETE FROM hall_invitation WHERE hash = ?", hash) == 0) {
                return false;
            }
            handle.execute("INSERT INTO hall_guest (person, made) VALUES (?, ?) ON CONFLICT (person) DO NOTHING",
                    person, now.toEpochMilli());
            return true;
        });
    }

    public boolean isGuest(String person) {
        return access.read(handle -> handle.select("SELECT COUNT(*) FROM hall_guest WHERE person = ?", person)
                .mapTo(Integer.class).one()) > 0;
    }

    public void note(Deed deed) {
        access.write(handle -> note(handle, deed));
    }

    static int note(Handle handle, Deed deed) {
        return handle.execute("INSERT INTO host_audit (id, at, what, about, person) VALUES (?, ?, ?, ?, ?)",
                deed.id(), deed.at().toEpochMilli(), deed.what(), deed.about(), deed.person());
    }

    /** What was done, the last first. */
    public List<Deed> audit() {
        return access.read(handle -> handle.select("SELECT id, at, what, about FROM host_audit "
                + "ORDER BY at DESC, id LIMIT ?", MOST_LISTED)
                .map((rows, _) -> new Deed(rows.getString("id"), Instant.ofEpochMilli(rows.getLong("at")),
                        rows.getString("what"), rows.getString("about")))
                .list());
    }

    /** What one person had is another's from now on; who was banned stays so under any key. */
    static void give(Handle handle, String from, String to) {
        handle.execute("INSERT INTO hall_guest (person, made) SELECT ?, made FROM hall_guest WHERE person = ? "
                + "ON CONFLICT (person) DO NOTHING", to, from);
        handle.execute("INSERT INTO hall_ban (id, person, name, made) SELECT id || '+', ?, name, made FROM hall_ban "
                + "WHERE person = ? ON CONFLICT (person) DO NOTHING", to, from);
        handle.execute("UPDATE talk_report SET person = ? WHERE person = ?", to, from);
        handle.execute(
                "UPDATE talk_report SET by_whom = ? WHERE by_whom = ? AND NOT EXISTS (SELECT 1 FROM talk_report o "
                        + "WHERE o.table_id = talk_report.table_id AND o.line = talk_report.line AND o.by_whom = ?)",
                to, from,
                to);
        handle.execute("UPDATE host_audit SET person = ? WHERE person = ?", to, from);
    }

    static boolean isBanned(Handle handle, String person) {
        return handle.select("SELECT COUNT(*) FROM hall_ban WHERE person = ?", person).mapTo(Integer.class).one() > 0;
    }

    /** Bans each browser of a banned person for itself; without a name, because they have gone. */
    static void banBrowsers(Handle handle, String person) {
        handle.execute(
                "INSERT INTO hall_ban (id, person, name, made) SELECT substr(k.hash, 1, 16), k.hash, b.name, b.made "
                        + "FROM person_key k JOIN hall_ban b ON b.person = k.person WHERE k.person = ? AND k.kind = 'browser' "
                        + "AND k.ended IS NULL ON CONFLICT (person) DO NOTHING",
                person);
    }

    /**
     * Takes the name and the words of who goes from what the host keeps. What they have reported of others stays, a ban stays
     * without the name, and that something was done stays with the table.
     */
    static void forget(Handle handle, String person) {
        handle.select("SELECT id, about FROM host_audit WHERE person = ? OR (what IN ('ban', 'rename') AND EXISTS "
                + "(SELECT 1 FROM table_seat s WHERE s.person = ? AND about = s.name || ', ' || s.table_id))", person,
                person).map((rows, _) -> List.of(unnamed(rows.getString("about")), rows.getString("id"))).list()
                .forEach(deed -> handle.execute("UPDATE host_audit SET about = ?, person = NULL WHERE id = ?",
                        deed.toArray()));
        handle.execute("UPDATE hall_ban SET name = ? WHERE person = ?", Farewell.UNSAID, person);
        handle.execute("DELETE FROM hall_guest WHERE person = ?", person);
        handle.execute("DELETE FROM talk_report WHERE person = ?", person);
        handle.execute("UPDATE talk_report SET by_whom = 'gone-' || id WHERE by_whom = ?", person);
    }

    /** A deed of which the table alone is told, behind the last comma. */
    private static String unnamed(String about) {
        return Farewell.UNSAID + about.substring(Math.max(0, about.lastIndexOf(", ")));
    }
}
