package althing.server.person;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;

import org.jspecify.annotations.Nullable;

import althing.engine.Fingerprint;
import althing.server.api.HallJson;
import althing.server.api.Me.Departure;
import althing.server.api.Me.Errand;
import althing.server.oidc.Provider;
import althing.server.storage.Challenges;
import althing.server.storage.Challenges.Challenge;
import althing.server.storage.Challenges.Purpose;
import althing.server.storage.Register;
import althing.server.storage.Store;
import althing.server.storage.StoredKey;
import althing.server.storage.StoredKey.Kind;
import althing.server.table.Denial;
import althing.server.table.Keys;

/**
 * Accounts at a provider as keys. Only the browser that was sent there can come back, once, within some minutes, at whichever
 * node; so nobody is led into the account of another. Of an account the hall keeps a fingerprint. Thread safe.
 */
public final class Vouching {

    private static final Duration HOLDS = Duration.ofMinutes(10);
    private static final int MOST = 5;
    private static final int BYTES = 32;

    private final SecureRandom random = new SecureRandom();
    private final Persons persons;
    private final Register register;
    private final Challenges challenges;
    private final Provider provider;

    public Vouching(Persons persons, Store store, Provider provider) {
        this.persons = persons;
        this.register = persons.register();
        this.challenges = store.challenges();
        this.provider = provider;
    }

    /** What must be known when somebody comes back. */
    private record Journey(Errand errand, String nonce, String verifier) {}

    /** Sends a browser to the provider. */
    public Departure leave(Caller caller, Errand errand) {
        Journey journey = new Journey(errand, secret(), secret());
        String state = secret();
        String entrance = provider.entrance(state, journey.nonce(), sha256(journey.verifier()));
        challenges.pose(new Challenge(fingerprint(state), caller.key(), Purpose.OIDC, HallJson.write(journey),
                Persons.now().plus(HOLDS)), Persons.now());
        return new Departure(entrance);
    }

    /** A browser comes back from the provider; who calls now. */
    public Caller come(Caller caller, String code, String state, @Nullable String issuer) {
        Journey journey = challenges.take(fingerprint(state), caller.key(), Purpose.OIDC, Persons.now())
                .map(data -> HallJson.MAPPER.readValue(data, Journey.class)).orElseThrow(Vouching::over);
        String subject = provider.subject(code, issuer, journey.verifier(), journey.nonce());
        String account = Fingerprint.of("oidc " + provider.issuer() + " " + subject);
        Optional<StoredKey> known = register.key(account).filter(key -> key.kind() == Kind.OIDC);
        return known.isPresent() ? enter(caller, known.get(), journey.errand()) : add(caller, account);
    }

    private Caller enter(Caller caller, StoredKey key, Errand errand) {
        if (!key.person().equals(caller.person())) {
            if (errand == Errand.ADD) {
                throw known();
            }
            persons.checkJoin(caller, key.person());
            persons.join(caller, key.person());
        }
        register.used(key, Persons.now());
        return new Caller(key.person(), caller.key(), caller.label());
    }

    private Caller add(Caller caller, String account) {
        if (register.keys(caller.person()).stream().filter(key -> key.kind() == Kind.OIDC).count() >= MOST) {
            throw new Denial(409, "accounts-spent", "Nobody has more than " + MOST + " accounts as keys; end one "
                    + "first.");
        }
        persons.keep(caller);
        persons.keep(StoredKey.made(account, Words.id(), caller.person(), Kind.OIDC, provider.name(), Persons.now(),
                null));
        if (register.key(account).filter(key -> key.person().equals(caller.person())).isEmpty()) {
            throw known();
        }
        return caller;
    }

    private String secret() {
        return Keys.secret(random, BYTES);
    }

    private static String sha256(String verifier) {
        try {
            return Base64.getUrlEncoder().withoutPadding().encodeToString(MessageDigest.getInstance("SHA-256")
                    .digest(verifier.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }

    private static Denial known() {
        return new Denial(409, "account-known", "This account opens another person here; come in by it instead.");
    }

    private static Denial over() {
        return new Denial(409, "challenge-over", "This took too long, or was answered already; try again.");
    }

    private static String fingerprint(String state) {
        return Fingerprint.of("journey " + state);
    }
}
