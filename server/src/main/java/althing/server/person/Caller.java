package althing.server.person;

import java.time.Instant;

import althing.server.storage.StoredKey;
import althing.server.storage.StoredKey.Kind;

/**
 * Who calls, and by which key.
 *
 * @param key   the hash of the key
 * @param label what the browser is, such as Firefox · Linux
 */
public record Caller(String person, String key, String label) {

    /** The key that the caller holds, as it is kept. */
    StoredKey asKey(Instant now) {
        return StoredKey.made(key, key.substring(0, Words.ID), person, Kind.BROWSER, label, now, null);
    }
}
