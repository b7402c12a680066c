package althing.server.host;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Optional;

import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

import org.jspecify.annotations.Nullable;

import althing.engine.Fingerprint;
import althing.server.storage.Secrets;
import althing.server.table.Keys;

/**
 * The key of the host, which is printed when it is made and kept as its fingerprint only. Who shows it gets a pass for some
 * hours; ending a session ends all of them, at every node. Thread safe.
 */
public final class HostKey {

    public static final Duration PASS = Duration.ofHours(12);
    private static final String KEY = "host";
    private static final String EPOCH = "host-epoch";
    private static final int BYTES = 24;

    private final SecureRandom random = new SecureRandom();
    private final Secrets secrets;

    public HostKey(Secrets secrets) {
        this.secrets = secrets;
    }

    /** A key, if the hall has none yet; nobody can be told it again. */
    public Optional<String> first() {
        String fresh = Keys.secret(random, BYTES);
        return secrets.get(KEY, () -> Fingerprint.of(fresh)).equals(Fingerprint.of(fresh))
                ? Optional.of(fresh)
                : Optional.empty();
    }

    /** Another key in place of the one before, whose passes end. */
    public String anew() {
        String fresh = Keys.secret(random, BYTES);
        secrets.set(KEY, Fingerprint.of(fresh));
        endPasses();
        return fresh;
    }

    /** A pass for who has the key. */
    Optional<String> pass(String key, Instant now) {
        return Keys.same(Fingerprint.of(key), hash())
                ? Optional.of(signed(now.plus(PASS).getEpochSecond()))
                : Optional.empty();
    }

    /** Whether a pass is one of this hall's, and not over. */
    boolean holds(@Nullable String pass, Instant now) {
        if (pass == null || !pass.matches("\\d{1,12}\\.[\\w-]{43}")) {
            return false;
        }
        long until = Long.parseLong(pass.substring(0, pass.indexOf('.')));
        return Keys.same(pass, signed(until)) && now.getEpochSecond() < until;
    }

    void endPasses() {
        secrets.set(EPOCH, Keys.secret(random, BYTES));
    }

    private String signed(long until) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            String epoch = secrets.get(EPOCH, () -> Keys.secret(random, BYTES));
            mac.init(new SecretKeySpec((hash() + epoch).getBytes(StandardCharsets.US_ASCII), "HmacSHA256"));
            return until + "." + Base64.getUrlEncoder().withoutPadding()
                    .encodeToString(mac.doFinal(String.valueOf(until).getBytes(StandardCharsets.US_ASCII)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private String hash() {
        return secrets.get(KEY, () -> Fingerprint.of(Keys.secret(random, BYTES)));
    }
}
