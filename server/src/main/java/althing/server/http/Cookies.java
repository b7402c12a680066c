package althing.server.http;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;

import althing.server.table.Keys;

/** The random keys in people's browsers. */
final class Cookies {

    static final String NAME = "althing_person";
    private static final int KEY_BYTES = 24;
    private static final int KEY_LENGTH = KEY_BYTES * 4 / 3;
    /** The longest that browsers keep a cookie. */
    private static final int MAX_AGE = (int) Duration.ofDays(400).toSeconds();

    private final SecureRandom random = new SecureRandom();
    private final Site site;

    Cookies(Site site) {
        this.site = site;
    }

    /** Gives a key to who has none, and makes the key of others last longer. */
    void welcome(Context ctx) {
        give(ctx, known(ctx).orElseGet(() -> Keys.secret(random, KEY_BYTES)));
    }

    /** The key that somebody comes with. */
    Optional<String> known(Context ctx) {
        return Optional.ofNullable(ctx.cookie(NAME))
                .filter(key -> key.length() == KEY_LENGTH && key.matches("[A-Za-z0-9_-]+"));
    }

    /** Gives a new key. */
    String giveFresh(Context ctx) {
        String fresh = Keys.secret(random, KEY_BYTES);
        give(ctx, fresh);
        return fresh;
    }

    private void give(Context ctx, String key) {
        ctx.cookie(new Cookie(NAME, key, "/", MAX_AGE, site.isSecure(ctx), true, null, SameSite.LAX));
    }
}
