package althing.server.http;

import java.util.Set;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;

import althing.server.table.Denial;

/** Keeps other sites from acting for a person who has the hall open in the same browser. */
record Origins(Site site) {

    /** What changes nothing. */
    private static final Set<HandlerType> SAFE = Set.of(HandlerType.GET, HandlerType.HEAD);

    void check(Context ctx) {
        if (!isSafe(ctx) && isForeign(ctx)) {
            throw new Denial(403, "other-site", "Another site may not act for you in this hall.");
        }
    }

    /** Whether a call changes nothing. */
    static boolean isSafe(Context ctx) {
        return SAFE.contains(ctx.method());
    }

    /** Browsers say so themselves; older ones only name the origin. Programs say neither. */
    private boolean isForeign(Context ctx) {
        String from = ctx.header("Sec-Fetch-Site");
        if (from != null) {
            return !from.equals("same-origin") && !from.equals("none");
        }
        String origin = ctx.header("Origin");
        return origin != null && !site.isOwn(origin, ctx);
    }
}
