package althing.server.storage;

import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.jdbi.v3.core.Handle;

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

    /** What was done, about what. */
    public record Deed(String id, Instant at, String what, String about) {}

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
        access.write(handle -> {
            note(handle, deed);
            return handle.execute("INSERT INTO hall_rule (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE "
                    + "SET value = EXCLUDED.value", name, value);
        });
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

    private static int note(Handle handle, Deed deed) {
        return handle.execute("INSERT INTO host_audit (id, at, what, about) VALUES (?, ?, ?, ?)", deed.id(),
                deed.at().toEpochMilli(), deed.what(), deed.about());
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
    }
}
