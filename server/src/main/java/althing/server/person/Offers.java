package althing.server.person;

import org.jspecify.annotations.Nullable;

/**
 * The kinds of keys that not every hall takes.
 *
 * @param passkeys whether the hall takes passkeys
 * @param mail     whether it sends codes and links by mail
 * @param provider what people call the place whose accounts it takes
 */
public record Offers(boolean passkeys, boolean mail, @Nullable String provider) {

    /** The same, and passkeys. */
    public Offers andPasskeys() {
        return new Offers(true, mail, provider);
    }
}
