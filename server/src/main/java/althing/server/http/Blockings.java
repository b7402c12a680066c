package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Me;
import althing.server.person.Blocking;

/** Answers the calls of who does not want to meet somebody. */
final class Blockings {

    private final Blocking blocking;
    private final Visitors visitors;
    private final Limits limits;

    Blockings(Blocking blocking, Visitors visitors, Limits limits) {
        this.blocking = blocking;
        this.visitors = visitors;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.get("/api/me/blocks", ctx -> ctx.json(blocking.tell(visitors.person(ctx))));
        routes.post("/api/me/blocks", this::block);
        routes.delete("/api/me/blocks/{id}", ctx -> {
            blocking.end(visitors.person(ctx), ctx.pathParam("id"));
            ctx.status(204);
        });
    }

    private void block(Context ctx) {
        Me.Block wish = Bodies.json(ctx, Me.Block.class);
        limits.change(visitors.person(ctx), Site.address(ctx));
        ctx.status(201).json(blocking.block(visitors.person(ctx), wish.table(), wish.seat()));
    }
}
