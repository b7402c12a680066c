package althing.server.storage;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

/** The devices that shall be linked to a person. Thread safe; every method is one transaction. */
public final class Links {

    private final Access access;

    Links(Access access) {
        this.access = access;
    }

    /**
     * A link that waits.
     *
     * @param hash    of its code
     * @param claimed the hash of the key of the browser that has named the code
     * @param label   what that browser is
     * @param word    what both devices show
     */
    public record Link(String hash, String person, Instant until, @Nullable String claimed, @Nullable String label,
            @Nullable String word) {}

    /** Offers a link, and takes back every other of the same person, and all that are over. */
    public void offer(Link link, Instant now) {
        access.write(handle -> {
            handle.execute("DELETE FROM person_link WHERE person = ? OR until < ?", link.person(), now.toEpochMilli());
            return handle.execute("INSERT INTO person_link (hash, person, until) VALUES (?, ?, ?)", link.hash(),
                    link.person(), link.until().toEpochMilli());
        });
    }

    /** What a person offers, while it holds. */
    public Optional<Link> of(String person, Instant now) {
        return find("person = ? AND until >= ?", person, now.toEpochMilli());
    }

    /** What a browser has named, while it holds. */
    public Optional<Link> claimedBy(String key, Instant now) {
        return find("claimed = ? AND until >= ?", key, now.toEpochMilli());
    }

    /** A browser names a code; whether it holds, and nobody else has. */
    public boolean claim(String hash, String key, String label, String word, Instant now) {
        return access.change("UPDATE person_link SET claimed = ?, label = ?, word = ? WHERE hash = ? AND until >= ? "
                + "AND claimed IS NULL", key, label, word, hash, now.toEpochMilli()) == 1;
    }

    /** Takes a link away; whether it was there. */
    public boolean take(String hash) {
        return access.change("DELETE FROM person_link WHERE hash = ?", hash) == 1;
    }

    private Optional<Link> find(String which, Object... facts) {
        return access.read(handle -> handle.select("SELECT * FROM person_link WHERE " + which, facts)
                .map((rows, _) -> link(rows)).findFirst());
    }

    private static Link link(ResultSet rows) throws SQLException {
        return new Link(rows.getString("hash"), rows.getString("person"), Rows.time(rows, "until"),
                rows.getString("claimed"), rows.getString("label"), rows.getString("word"));
    }
}
