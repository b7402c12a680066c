package althing.server.storage;

import java.time.Instant;
import java.util.Optional;

import org.jdbi.v3.core.Handle;

/** The questions that browsers shall answer once, and soon, at whichever node. Thread safe; every method is one transaction. */
public final class Challenges {

    private final Access access;

    Challenges(Access access) {
        this.access = access;
    }

    /** What a question is for. */
    public enum Purpose {
        REGISTER, ENTER, OIDC
    }

    /**
     * A question.
     *
     * @param hash    of the question
     * @param browser the hash of the key of the browser that was asked
     * @param data    what the hall must know when the answer comes
     */
    public record Challenge(String hash, String browser, Purpose purpose, String data, Instant until) {}

    /** Poses a question, and forgets all that are over. */
    public void pose(Challenge challenge, Instant now) {
        access.write(handle -> {
            handle.execute("DELETE FROM key_challenge WHERE until < ?", now.toEpochMilli());
            return handle.execute("INSERT INTO key_challenge (hash, browser, purpose, data, until) VALUES "
                    + "(?, ?, ?, ?, ?)", challenge.hash(), challenge.browser(), Rows.word(challenge.purpose()),
                    challenge.data(), challenge.until().toEpochMilli());
        });
    }

    /** Takes a question away that a browser answers; what the hall must know then, or nothing if nobody waits for it. */
    public Optional<String> take(String hash, String browser, Purpose purpose, Instant now) {
        return access.write(handle -> {
            Optional<String> data = handle.select("SELECT data FROM key_challenge WHERE hash = ? AND browser = ? "
                    + "AND purpose = ? AND until >= ?", hash, browser, Rows.word(purpose), now.toEpochMilli())
                    .mapTo(String.class).findFirst();
            boolean taken = handle.execute("DELETE FROM key_challenge WHERE hash = ? AND browser = ?", hash,
                    browser) == 1;
            return data.filter(_ -> taken);
        });
    }

    /** Nobody who has gone is asked any more. */
    static void forget(Handle handle, String person, String key) {
        handle.execute("DELETE FROM key_challenge WHERE browser = ? OR browser IN "
                + "(SELECT hash FROM person_key WHERE person = ?)", key, person);
    }
}
