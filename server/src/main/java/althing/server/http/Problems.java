package althing.server.http;

import java.util.Optional;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import althing.engine.BadInput;
import althing.engine.Refusal;
import althing.server.api.HallJson;
import althing.server.api.Problem;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Unsettled;
import althing.server.table.Denial;

/** Turns everything that goes wrong into {@code application/problem+json} with a sentence. */
final class Problems {

    static final String MEDIA_TYPE = "application/problem+json";

    private static final String CODE = "problem";
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    private Problems() {
    }

    static void answer(RoutesConfig routes) {
        routes.exception(Denial.class, (e, ctx) -> answer(ctx, e.status(), e.code(), sentence(e),
                e.refusal().orElse(null)));
        routes.exception(BadInput.class, (e, ctx) -> answer(ctx, 422, "bad-input", sentence(e), null));
        routes.exception(StorageTrouble.class, (e, ctx) -> {
            LOG.error("The storage failed at {} {}.", ctx.method(), ctx.path(), e);
            answer(ctx, 503, "storage", "The hall cannot store anything now, so nothing was changed; try again later.",
                    null);
        });
        routes.exception(Unsettled.class, (e, ctx) -> {
            LOG.error("The storage went away at {} {}.", ctx.method(), ctx.path(), e);
            answer(ctx, 503, "unsettled", "The hall lost its storage while it stored this, and cannot tell yet whether "
                    + "it did; look again in a moment.", null);
        });
        routes.exception(HttpResponseException.class, (e, ctx) -> answer(ctx, e));
        routes.exception(Exception.class, (e, ctx) -> {
            LOG.error("{} {} failed.", ctx.method(), ctx.path(), e);
            answer(ctx, 500, "internal", "Something in the hall failed; a report is in its log.", null);
        });
    }

    private static void answer(Context ctx, HttpResponseException e) {
        switch (e.getStatus()) {
            case 404 -> answer(ctx, 404, "no-such-call",
                    "There is no call " + ctx.method() + " " + ctx.path() + "; /openapi.json lists the calls.", null);
            case 405 -> answer(ctx, 405, "no-such-call", sentence(e), null);
            case 413 -> answer(ctx, 413, "too-large",
                    "The hall takes at most " + (Reception.LARGEST_BODY >> 10) + " KB at once.", null);
            default -> answer(ctx, e.getStatus(), "bad-request", sentence(e), null);
        }
    }

    private static void answer(Context ctx, int status, String code, String detail, @Nullable Refusal refusal) {
        ctx.attribute(CODE, code);
        ctx.status(status).result(HallJson.write(new Problem(title(status), status, code, detail, refusal)))
                .contentType(MEDIA_TYPE);
    }

    /** The code of the problem that a call was answered with. */
    static Optional<String> met(Context ctx) {
        return Optional.ofNullable(ctx.attribute(CODE));
    }

    /** A problem that no call has met, as it is sent. */
    static String json(int status, String code, String detail) {
        return HallJson.write(new Problem(title(status), status, code, detail, null));
    }

    private static String sentence(Exception e) {
        return String.valueOf(e.getMessage());
    }

    private static String title(int status) {
        return switch (status) {
            case 400 -> "Bad request";
            case 401 -> "Not known";
            case 403 -> "Not allowed";
            case 404 -> "Not found";
            case 405 -> "Not allowed here";
            case 406 -> "Not acceptable";
            case 409 -> "Conflict";
            case 413 -> "Too large";
            case 414, 431 -> "Too long";
            case 415 -> "Wrong content type";
            case 422 -> "Cannot be done";
            case 429 -> "Too many";
            case 503 -> "Not available now";
            default -> "Failure";
        };
    }
}
