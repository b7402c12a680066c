package althing.server.http;

import java.net.URI;
import java.util.Set;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import org.jspecify.annotations.Nullable;

import althing.server.table.Denial;

/** Keeps other sites from acting for a person who has the hall open in the same browser. */
final class Origins {

    /** What changes nothing. */
    private static final Set<HandlerType> SAFE = Set.of(HandlerType.GET, HandlerType.HEAD);

    private Origins() {
    }

    static void check(Context ctx) {
        if (!SAFE.contains(ctx.method()) && isForeign(ctx)) {
            throw new Denial(403, "other-site", "Another site may not act for you in this hall.");
        }
    }

    /** Browsers say so themselves; older ones only name the origin. Programs say neither. */
    private static boolean isForeign(Context ctx) {
        String site = ctx.header("Sec-Fetch-Site");
        if (site != null) {
            return !site.equals("same-origin") && !site.equals("none");
        }
        String origin = ctx.header("Origin");
        return origin != null && !authority(origin).equalsIgnoreCase(host(ctx.header("Host")));
    }

    private static String authority(String origin) {
        try {
            return host(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException e) {
            return "?";
        }
    }

    private static String host(@Nullable String host) {
        return host == null ? "" : host;
    }
}
