package althing.server.api;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * What a person is told of themselves.
 *
 * @param handle      how others name this person; nothing as long as nothing is kept of them
 * @param preferences what travels along to other devices, as the page wrote it
 * @param keys        what opens this person
 * @param passkeys    whether the hall takes passkeys
 */
public record Me(@Nullable String handle, String name, List<String> languages, Map<String, String> preferences,
        List<MyKey> keys, boolean passkeys) {

    /** What a key is. */
    public enum KeyKind {
        BROWSER, RECOVERY, PASSKEY, TOKEN
    }

    /**
     * A key of one's own.
     *
     * @param made    when it was made (ISO 8601)
     * @param seen    when it was used last, give or take an hour
     * @param current whether this call came by it
     */
    public record MyKey(String id, KeyKind kind, String label, String made, String seen, boolean current) {}

    /** A code that is told once: what to print, or to name on another device. */
    public record Code(String code) {}

    /** How the link to another device stands. */
    public enum LinkStage {
        NONE, OPEN, CLAIMED
    }

    /**
     * A link to another device.
     *
     * @param label what the other device is, once it has named the code
     * @param word  what both devices show then
     * @param until when it ends (ISO 8601)
     */
    public record Link(LinkStage stage, @Nullable String label, @Nullable String word, @Nullable String until) {}

    /** What a program may do: look, or also play. */
    public enum Scope {
        READ, PLAY
    }

    /** A token of a program. */
    public record MakeToken(String label, Scope scope) {}

    /** Changes what is kept of a person; what is not said stays. A preference of nothing is forgotten. */
    public record Change(@Nullable String name, @Nullable List<String> languages,
            @Nullable Map<String, @Nullable String> preferences) {}

    /** Names a code. */
    public record NameCode(String code) {}
}
