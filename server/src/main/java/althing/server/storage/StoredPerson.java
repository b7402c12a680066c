package althing.server.storage;

import java.time.Instant;
import java.util.List;

/**
 * A person as they are stored.
 *
 * @param handle      how others name them
 * @param preferences a JSON object
 */
public record StoredPerson(String id, String handle, String name, List<String> languages, String preferences,
        Instant made) {

    public StoredPerson {
        languages = List.copyOf(languages);
    }

    /** The same person, told anew. */
    public StoredPerson with(String newName, List<String> newLanguages, String newPreferences) {
        return new StoredPerson(id, handle, newName, newLanguages, newPreferences, made);
    }
}
