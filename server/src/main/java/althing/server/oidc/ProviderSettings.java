package althing.server.oidc;

import java.net.URI;
import java.time.Duration;
import java.util.Set;

import althing.engine.BadInput;

/**
 * The provider that vouches for people, as the host has named it.
 *
 * @param issuer   how the provider names itself, to the letter
 * @param client   how it names the hall
 * @param secret   by which it knows the hall again
 * @param name     what people call it
 * @param hall     what people call the hall by; the provider sends them back there
 * @param patience how long it may take to answer
 */
public record ProviderSettings(String issuer, String client, String secret, String name, URI hall, Duration patience) {

    /** Three answers of a provider come before the page gives up. */
    public static final Duration USUAL_PATIENCE = Duration.ofSeconds(5);

    /** Where people come back to the hall. */
    private static final String RETURN = "/me/provider";
    private static final Set<String> OWN_MACHINE = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final int LONGEST_NAME = 60;

    public ProviderSettings {
        if (!isSafe(issuer)) {
            throw new BadInput("--oidc-issuer is https:// and the address by which the provider names itself, such as "
                    + "https://login.example.org, not '" + issuer + "'.");
        }
        if (client.isBlank() || secret.isBlank()) {
            throw new BadInput("A provider knows the hall by --oidc-client and by a secret: name its file by "
                    + "--oidc-secret-file, or put it into ALTHING_OIDC_SECRET.");
        }
        if (name.isBlank() || name.length() > LONGEST_NAME) {
            throw new BadInput("--oidc-name is what people call the provider, at most " + LONGEST_NAME
                    + " characters.");
        }
    }

    /** Where the provider sends people back to. */
    String comingBack() {
        return hall.toString().replaceAll("/+$", "") + RETURN;
    }

    /** Whether an address can be trusted to be what it says: by an encrypted line, or on this very machine. */
    static boolean isSafe(String text) {
        try {
            URI address = URI.create(text);
            return address.getHost() != null && address.getRawUserInfo() == null && address.getRawFragment() == null
                    && ("https".equals(address.getScheme())
                            || ("http".equals(address.getScheme()) && OWN_MACHINE.contains(address.getHost())));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
