package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

import althing.server.storage.StoredWay.WayKind;

/** Who wants to be called, by which ways, and when they last looked. Thread safe; every method is one transaction. */
public final class CallWays {

    private static final String COLUMNS = "SELECT id, person, kind, address, word, code, is_on FROM call_way ";

    private final Access access;

    CallWays(Access access) {
        this.access = access;
    }

    /** Adds a way for somebody who is here. */
    public void add(StoredWay way, Optional<String> language, Instant now) {
        access.write(handle -> {
            handle.execute("INSERT INTO call_person (person, language, seen, called) VALUES (?, ?, ?, 0) "
                    + "ON CONFLICT (person) DO UPDATE SET language = COALESCE(?, call_person.language), "
                    + "seen = EXCLUDED.seen", way.person(), language.orElse("en"), now.toEpochMilli(),
                    language.orElse(null));
            return handle.execute("INSERT INTO call_way (id, person, kind, address, word, code, is_on, made) "
                    + "VALUES (?, ?, ?, ?, ?, ?, 1, ?)", way.id(), way.person(), Rows.word(way.kind()), way.address(),
                    way.word(), way.code(), now.toEpochMilli());
        });
    }

    /** The ways of a person, the oldest first. */
    public List<StoredWay> of(String person) {
        return access.read(handle -> handle.select(COLUMNS + "WHERE person = ? ORDER BY made, id", person)
                .map((rows, _) -> way(rows)).list());
    }

    public Optional<StoredWay> find(String id) {
        return access.read(handle -> handle.select(COLUMNS + "WHERE id = ?", id).map((rows, _) -> way(rows))
                .findFirst());
    }

    /** Switches a person's way on or off; whether there is one. */
    public boolean turn(String person, String id, boolean on) {
        return access.change("UPDATE call_way SET is_on = ? WHERE id = ? AND person = ?", on ? 1 : 0, id, person) == 1;
    }

    /** Confirms the address of a person's way; whether the code was right. */
    public boolean confirm(String person, String id, String code) {
        return access.change("UPDATE call_way SET code = NULL WHERE id = ? AND person = ? AND code = ?", id, person,
                code) == 1;
    }

    /** Ends a person's way; whether there was one. */
    public boolean remove(String person, String id) {
        return access.change("DELETE FROM call_way WHERE id = ? AND person = ?", id, person) == 1;
    }

    /** Ends a way whose word somebody knows; whether there was one. */
    public boolean stop(String word) {
        return access.change("DELETE FROM call_way WHERE word = ?", word) == 1;
    }

    /** When a person last looked, if they want to be called at all. */
    public Optional<Instant> seen(String person) {
        return access.read(handle -> handle.select("SELECT seen FROM call_person WHERE person = ?", person)
                .mapTo(Long.class).findFirst()).map(Instant::ofEpochMilli);
    }

    /** The language in which somebody is called. */
    public String language(String person) {
        return access.read(handle -> handle.select("SELECT language FROM call_person WHERE person = ?", person)
                .mapTo(String.class).findFirst()).orElse("en");
    }

    /** For what a person does not want to be called. */
    public Set<CallKind> silent(String person) {
        return access.read(handle -> handle.select("SELECT silent FROM call_person WHERE person = ?", person)
                .map((rows, _) -> given(rows.getString("silent"))).findFirst()).map(CallWays::kinds)
                .orElseGet(() -> EnumSet.noneOf(CallKind.class));
    }

    /** Says for what a person does not want to be called. */
    public void silence(String person, Set<CallKind> kinds) {
        String words = kinds.stream().map(Rows::word).sorted().collect(Collectors.joining(","));
        access.change("INSERT INTO call_person (person, language, seen, called, silent) VALUES (?, 'en', 0, 0, ?) "
                + "ON CONFLICT (person) DO UPDATE SET silent = EXCLUDED.silent", person, words);
    }

    static Set<CallKind> kinds(String words) {
        List<String> all = List.of(words.split(",", -1));
        Set<CallKind> kinds = EnumSet.allOf(CallKind.class);
        kinds.removeIf(kind -> !all.contains(Rows.word(kind)));
        return kinds;
    }

    static String given(@Nullable String words) {
        return words == null ? "" : words;
    }

    /** Notes that a person looks. */
    public void see(String person, Instant now) {
        access.change("UPDATE call_person SET seen = ? WHERE person = ? AND seen < ?", now.toEpochMilli(), person,
                now.toEpochMilli());
    }

    /** What one person had is another's from now on. */
    static void give(Handle handle, String from, String to) {
        handle.execute("INSERT INTO call_person (person, language, seen, called, silent) "
                + "SELECT ?, language, seen, called, silent FROM call_person WHERE person = ? ON CONFLICT (person) DO NOTHING",
                to, from);
        handle.execute("UPDATE call_way SET person = ? WHERE person = ?", to, from);
        handle.execute("DELETE FROM call_person WHERE person = ?", from);
    }

    /** Nobody is called any more who has gone. */
    static void forget(Handle handle, String person) {
        handle.execute("DELETE FROM call_job WHERE way IN (SELECT id FROM call_way WHERE person = ?)", person);
        handle.execute("DELETE FROM call_way WHERE person = ?", person);
        handle.execute("DELETE FROM call_person WHERE person = ?", person);
    }

    private static StoredWay way(ResultSet rows) throws SQLException {
        return new StoredWay(rows.getString("id"), rows.getString("person"),
                WayKind.valueOf(rows.getString("kind").toUpperCase(Locale.ROOT)), rows.getString("address"),
                rows.getString("word"), rows.getString("code"), rows.getInt("is_on") == 1);
    }
}
