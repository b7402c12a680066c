package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.jdbi.v3.core.Handle;

import althing.server.storage.StoredKey.Kind;

/** Who is known, and by which keys. Thread safe; every method is one transaction. */
public final class Register {

    /** How much longer than nodes could look for changes ago a change is told: it was made before it was committed. */
    private static final Duration LATEST_COMMIT = Duration.ofSeconds(30);
    private static final String COLUMNS = "hash, id, person, kind, label, made, seen, data";

    private final Access access;
    private final boolean alone;
    /** The moment of a change, for those who look for changes; where nobody does, it is not told. */
    private final String clock;

    Register(Access access, Keepers keepers) {
        this.access = access;
        this.alone = keepers.isAlone();
        this.clock = alone ? "0" : Keepers.CLOCK;
    }

    /** Whether other nodes may change what is stored. */
    public boolean isShared() {
        return !alone;
    }

    public Optional<StoredPerson> person(String id) {
        return access.read(handle -> handle.select("SELECT * FROM person WHERE id = ?", id)
                .map((rows, _) -> person(rows)).findFirst());
    }

    /** The person of a handle. */
    public Optional<StoredPerson> named(String handle) {
        return access.read(open -> open.select("SELECT * FROM person WHERE handle = ?", handle)
                .map((rows, _) -> person(rows)).findFirst());
    }

    /** Keeps a person as told; their handle stays what it was. */
    public void keep(StoredPerson person) {
        access.change("INSERT INTO person (id, handle, name, languages, preferences, made) VALUES (?, ?, ?, ?, ?, ?) "
                + "ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name, languages = EXCLUDED.languages, "
                + "preferences = EXCLUDED.preferences", person.id(), person.handle(), person.name(),
                String.join(",", person.languages()), person.preferences(), person.made().toEpochMilli());
    }

    /**
     * Whom a key opens: nothing if it was ended, and the person of its own hash if nobody knows it.
     */
    public Optional<String> holder(String hash) {
        return access.read(handle -> handle.select("SELECT person, ended FROM person_key WHERE hash = ?", hash)
                .map((rows, _) -> opened(rows)).findFirst()).orElse(Optional.of(hash));
    }

    /** The keys of all kinds that open a person, the latest used first. */
    public List<StoredKey> keys(String person) {
        return access.read(handle -> handle.select("SELECT " + COLUMNS
                + " FROM person_key WHERE person = ? AND ended IS NULL ORDER BY seen DESC, id", person)
                .map((rows, _) -> key(rows)).list());
    }

    /** A key by its hash, if it opens somebody. */
    public Optional<StoredKey> key(String hash) {
        return access.read(handle -> handle.select("SELECT " + COLUMNS
                + " FROM person_key WHERE hash = ? AND ended IS NULL", hash)
                .map((rows, _) -> key(rows)).findFirst());
    }

    /** Keeps a key; one that is there already stays. */
    public void keep(StoredKey key) {
        access.write(handle -> insert(handle, key));
    }

    int insert(Handle handle, StoredKey key) {
        return handle.execute(
                "INSERT INTO person_key (hash, id, person, kind, label, made, seen, changed, data) VALUES "
                        + "(?, ?, ?, ?, ?, ?, ?, " + clock + ", ?) ON CONFLICT (hash) DO NOTHING",
                key.hash(), key.id(),
                key.person(), Rows.word(key.kind()), key.label(), key.made().toEpochMilli(),
                key.seen().toEpochMilli(), key.data());
    }

    /** Keeps a key of a kind of which a person has one; the one before opens nothing any more. */
    public void replace(StoredKey key) {
        access.write(handle -> {
            handle.execute("DELETE FROM person_key WHERE person = ? AND kind = ?", key.person(),
                    Rows.word(key.kind()));
            return insert(handle, key);
        });
    }

    /** Notes that a key was used, and what belongs to it then. */
    public void used(StoredKey key, Instant now) {
        access.change("UPDATE person_key SET seen = ?, data = ? WHERE hash = ?", now.toEpochMilli(), key.data(),
                key.hash());
    }

    /** Notes that a key was used whose data change each time; whether they were still those that are known. */
    public boolean advance(StoredKey key, String data, Instant now) {
        return access.change("UPDATE person_key SET seen = ?, data = ? WHERE hash = ? AND data = ? AND ended IS NULL",
                now.toEpochMilli(), data, key.hash(), key.data()) == 1;
    }

    /** Gives a key of a kind another label; whether a person has such a key. */
    public boolean rename(String person, String id, Kind kind, String label) {
        return access.change("UPDATE person_key SET label = ? WHERE person = ? AND id = ? AND kind = ? "
                + "AND ended IS NULL", label, person, id, Rows.word(kind)) == 1;
    }

    /** Ends a key of a person; its hash, if there is such a key. */
    public Optional<String> end(String person, String id, Instant now) {
        return access.write(handle -> {
            Optional<String> hash = handle.select("SELECT hash FROM person_key WHERE person = ? AND id = ? "
                    + "AND ended IS NULL", person, id).mapTo(String.class).findFirst();
            hash.ifPresent(found -> end(handle, found, now));
            return hash;
        });
    }

    /** Ends a key that can be used once; whether it was there. */
    public boolean spend(String hash, Kind kind) {
        return access.change("DELETE FROM person_key WHERE hash = ? AND kind = ?", hash, Rows.word(kind)) == 1;
    }

    /** Of the keys that may become keys again, of the same person or of another: they leave nothing behind. */
    private static final String COMING_AGAIN = "kind IN ('mail', 'oidc')";

    private void end(Handle handle, String hash, Instant now) {
        if (handle.execute("DELETE FROM person_key WHERE hash = ? AND " + COMING_AGAIN, hash) == 1) {
            return;
        }
        handle.execute(
                "UPDATE person_key SET ended = ?, label = '', data = NULL, changed = " + clock + " WHERE hash = ?",
                now.toEpochMilli(), hash);
    }

    /**
     * Ends every key of who has gone, for every node to hear. The fingerprints stay: a browser's key without a row would open the
     * person of its hash. That is what those of a banned one do, each of whom is banned then.
     */
    void forget(Handle handle, StoredKey last, boolean banned, Instant now) {
        String person = last.person();
        insert(handle, last);
        handle.execute("DELETE FROM person_key WHERE person = ? AND " + COMING_AGAIN, person);
        if (banned) {
            HostRows.banBrowsers(handle, person);
            handle.execute("UPDATE person_key SET person = hash, label = '', data = NULL, changed = " + clock
                    + " WHERE person = ? AND kind = 'browser' AND ended IS NULL", person);
        }
        handle.execute("UPDATE person_key SET person = ?, label = '', data = NULL, ended = COALESCE(ended, ?), "
                + "changed = " + clock + " WHERE person = ? AND NOT (hash = person AND ended IS NULL AND ? = 1)",
                Unions.NOBODY, now.toEpochMilli(), person, banned ? 1 : 0);
    }

    /** Which keys of a shared database have changed for so long, or a little longer, and whom they open now. */
    public Map<String, Optional<String>> news(Duration time) {
        Map<String, Optional<String>> news = new HashMap<>();
        access.read(handle -> handle.select("SELECT hash, person, ended FROM person_key WHERE changed > " + clock
                + " - ?", time.plus(LATEST_COMMIT).toMillis())
                .map((rows, _) -> news.put(rows.getString("hash"), opened(rows))).list());
        return news;
    }

    /** The moment of a change as the nodes compare it. */
    String clock() {
        return clock;
    }

    private static Optional<String> opened(ResultSet rows) throws SQLException {
        rows.getLong("ended");
        return rows.wasNull() ? Optional.of(rows.getString("person")) : Optional.empty();
    }

    private static StoredPerson person(ResultSet rows) throws SQLException {
        List<String> languages = Arrays.stream(rows.getString("languages").split(","))
                .filter(language -> !language.isEmpty()).toList();
        return new StoredPerson(rows.getString("id"), rows.getString("handle"), rows.getString("name"), languages,
                rows.getString("preferences"), Rows.time(rows, "made"));
    }

    private static StoredKey key(ResultSet rows) throws SQLException {
        return new StoredKey(rows.getString("hash"), rows.getString("id"), rows.getString("person"),
                Rows.constant(Kind.values(), rows.getString("kind")), rows.getString("label"),
                Rows.time(rows, "made"), Rows.time(rows, "seen"), rows.getString("data"));
    }
}
