package althing.server.http;

import java.io.IOException;
import java.util.function.Function;
import java.util.function.Supplier;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServlet;
import org.jspecify.annotations.Nullable;

import althing.server.table.Denial;

/**
 * A further way into the hall for programs that have a token. Whoever opens the hall may bring one; it meets the same
 * checks and limits as all other calls. Thread safe.
 */
public final class Annex {

    private static final String VISIT = "althing.visit";

    private final String path;
    private final Supplier<HttpServlet> builder;
    private @Nullable HttpServlet servlet;

    /**
     * A way that is built when somebody comes by it.
     *
     * @param builder makes what answers there
     */
    public Annex(String path, Supplier<HttpServlet> builder) {
        this.path = path;
        this.builder = builder;
    }

    String path() {
        return path;
    }

    /** What the program that calls may do, for the servlet of an annex. */
    public static Visit visit(Function<String, @Nullable Object> attributes) {
        if (attributes.apply(VISIT) instanceof Visit visit) {
            return visit;
        }
        throw new IllegalStateException("nobody was let in");
    }

    void serve(RoutesConfig routes, Function<Context, Visit> door) {
        routes.post(path, ctx -> {
            if (ctx.header("Authorization") == null) {
                ctx.header("WWW-Authenticate", "Bearer");
                throw new Denial(401, "token-needed",
                        "Programs come here with a token, which is made on the page 'You': Authorization: Bearer TOKEN.");
            }
            ctx.req().setAttribute(VISIT, door.apply(ctx));
            answer(ctx);
        });
    }

    private synchronized HttpServlet built() {
        HttpServlet known = servlet;
        if (known == null) {
            known = builder.get();
            servlet = known;
        }
        return known;
    }

    private void answer(Context ctx) {
        try {
            built().service(ctx.req(), ctx.res());
        } catch (ServletException | IOException e) {
            throw new IllegalStateException(path + " failed", e);
        }
    }
}
