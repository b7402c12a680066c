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
 * @param mail        whether the hall takes mail addresses as keys
 * @param provider    what people call the place whose accounts the hall takes as keys, if it does
 */
public record Me(@Nullable String handle, String name, List<String> languages, Map<String, String> preferences,
        List<MyKey> keys, boolean passkeys, boolean mail, @Nullable String provider) {

    /** What a key is. */
    public enum KeyKind {
        BROWSER, RECOVERY, PASSKEY, TOKEN, MAIL, OIDC
    }

    /**
     * A key of one's own.
     *
     * @param made    when it was made (ISO 8601)
     * @param seen    when it was used last, give or take an hour
     * @param current whether this call came by it
     */
    public record MyKey(String id, KeyKind kind, String label, String made, String seen, boolean current) {}

    /**
     * What an authenticator is asked that shall make a passkey. All bytes are base64url.
     *
     * @param site    the name that the passkey belongs to
     * @param handle  how the authenticator names the person; random
     * @param name    what the person sees there; empty if they have no name
     * @param present the passkeys that are there already
     */
    public record NewPasskey(String challenge, String site, String handle, String name, List<String> present) {}

    /** What an authenticator has answered that made a passkey, in base64url. */
    public record MadePasskey(String clientData, String attestation) {}

    /** What an authenticator is asked that shall show a passkey. */
    public record AskPasskey(String challenge, String site) {}

    /** What an authenticator has answered that showed a passkey, in base64url. */
    public record ShownPasskey(String id, String clientData, String authenticator, String signature,
            @Nullable String handle) {}

    /** Names a key. */
    public record NameKey(String label) {}

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

    /** Blocks who sits on a seat of a table. */
    public record Block(String table, Integer seat) {}

    /** Somebody whom one has blocked, by the name that they had, and since when (ISO 8601). */
    public record Blocked(String id, String name, String since) {}

    /** Names a mail address, and in which language to write there. */
    public record NameMail(String address, String language) {}

    /** Names the word of a link that came by mail. */
    public record NameLink(String word) {}

    /** Why somebody goes to the provider: to make the account there a key, or to come in by it. */
    public enum Errand {
        ADD, ENTER
    }

    /** Goes to the provider. */
    public record GoToProvider(Errand errand) {}

    /** Where the browser goes. */
    public record Departure(String address) {}

    /**
     * Comes back from the provider.
     *
     * @param issuer who the provider says to be, if it does
     */
    public record ComeFromProvider(String code, String state, @Nullable String issuer) {}

    /** Names a code. */
    public record NameCode(String code) {}
}
