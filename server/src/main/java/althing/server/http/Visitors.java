package althing.server.http;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;

import althing.engine.Fingerprint;
import althing.server.table.Keys;

/** Knows people again by the random key in their cookie. The hall itself keeps only the key's hash. */
final class Visitors {

    static final String COOKIE = "althing_person";
    private static final String PERSON = "person";
    private static final int KEY_BYTES = 24;
    private static final int KEY_LENGTH = KEY_BYTES * 4 / 3;
    /** The longest that browsers keep a cookie. */
    private static final int MAX_AGE = (int) Duration.ofDays(400).toSeconds();

    private final SecureRandom random = new SecureRandom();
    private final Site site;

    Visitors(Site site) {
        this.site = site;
    }

    /** Gives a key to who has none. What the hall tells a person is nobody else's, so nothing keeps it. */
    void greet(Context ctx) {
        ctx.header("Cache-Control", "no-store").header("X-Content-Type-Options", "nosniff");
        String key = known(ctx).orElseGet(() -> {
            String fresh = Keys.secret(random, KEY_BYTES);
            give(ctx, fresh);
            return fresh;
        });
        ctx.attribute(PERSON, Fingerprint.of(key));
    }

    /** Gives a key to who has none, and makes the key of others last longer. */
    void welcome(Context ctx) {
        give(ctx, known(ctx).orElseGet(() -> Keys.secret(random, KEY_BYTES)));
    }

    /** Who calls. */
    String person(Context ctx) {
        String person = ctx.attribute(PERSON);
        if (person == null) {
            throw new IllegalStateException("nobody greeted the visitor of " + ctx.path());
        }
        return person;
    }

    private static Optional<String> known(Context ctx) {
        return Optional.ofNullable(ctx.cookie(COOKIE))
                .filter(key -> key.length() == KEY_LENGTH && key.matches("[A-Za-z0-9_-]+"));
    }

    private void give(Context ctx, String key) {
        ctx.cookie(new Cookie(COOKIE, key, "/", MAX_AGE, site.isSecure(ctx), true, null, SameSite.LAX));
    }
}
