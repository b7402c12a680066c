package althing.server.person;

import java.net.URI;
import java.util.Locale;
import java.util.Optional;

/**
 * What a passkey belongs to, and opens nothing else.
 *
 * @param site   the name of the machine
 * @param origin the only address whose pages may ask for it
 */
public record RelyingParty(String site, String origin) {

    private static final String OWN_MACHINE = "localhost";

    /** The one at an origin, if browsers allow passkeys there: numbers are no names, and lines must be encrypted. */
    public static Optional<RelyingParty> at(String origin) {
        try {
            URI address = URI.create(origin);
            String name = address.getHost() == null ? "" : address.getHost().toLowerCase(Locale.ROOT);
            boolean allowed = name.equals(OWN_MACHINE) || ("https".equals(address.getScheme()) && isName(name));
            return allowed ? Optional.of(new RelyingParty(name, origin)) : Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static boolean isName(String host) {
        return host.matches("[a-z0-9-]+(\\.[a-z0-9-]+)*") && !host.matches("[0-9.]+");
    }
}
