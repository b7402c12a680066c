package althing.server.storage;

import java.time.Instant;

import org.jspecify.annotations.Nullable;

/**
 * A key that a person is known by.
 *
 * @param hash  the SHA-256 of the key, or what else finds it
 * @param id    how its owner names it
 * @param label what its owner knows it by, such as Firefox · Linux
 * @param data  what else belongs to a key of its kind
 */
public record StoredKey(String hash, String id, String person, Kind kind, String label, Instant made, Instant seen,
        @Nullable String data) {

    /** What a key is. */
    public enum Kind {
        BROWSER, RECOVERY, PASSKEY, TOKEN, MAIL, OIDC
    }

    /** A key that is made now. */
    public static StoredKey made(String hash, String id, String person, Kind kind, String label, Instant now,
            @Nullable String data) {
        return new StoredKey(hash, id, person, kind, label, now, now, data);
    }

    /** The same key in the hands of another person. */
    public StoredKey of(String other) {
        return new StoredKey(hash, id, other, kind, label, made, seen, data);
    }
}
