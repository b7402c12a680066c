package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.CallState;
import althing.server.calling.CallDesk;
import althing.server.host.Doorkeeper;
import althing.server.table.Hall;

/** Answers the calls of who wants to be called. */
final class Callings {

    private final Hall hall;
    private final CallDesk desk;
    private final Doorkeeper doorkeeper;
    private final Visitors visitors;
    private final Limits limits;

    Callings(Hall hall, CallDesk desk, Doorkeeper doorkeeper, Visitors visitors, Limits limits) {
        this.hall = hall;
        this.desk = desk;
        this.doorkeeper = doorkeeper;
        this.visitors = visitors;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.get("/api/calls", ctx -> ctx.json(desk.state(visitors.person(ctx))));
        routes.get("/api/calls/asked", this::look);
        routes.post("/api/calls/ways", this::add);
        routes.post("/api/calls/ways/{id}", this::turn);
        routes.post("/api/calls/ways/{id}/confirm", this::confirm);
        routes.delete("/api/calls/ways/{id}", this::remove);
        routes.post("/api/calls/kinds", this::choose);
        routes.post("/api/calls/stop", this::stop);
    }

    /** Whoever asks looks at the page. */
    private void look(Context ctx) {
        String person = visitors.person(ctx);
        desk.see(person);
        ctx.json(new CallState.AskedAt(hall.askedAt(person), doorkeeper.notice()));
    }

    private void add(Context ctx) {
        CallState.AddWay wish = Bodies.json(ctx, CallState.AddWay.class);
        limits.addWay(visitors.person(ctx), Site.address(ctx));
        desk.add(visitors.person(ctx), wish);
        tell(ctx.status(201));
    }

    private void turn(Context ctx) {
        boolean on = Bodies.json(ctx, CallState.TurnWay.class).on();
        desk.turn(visitors.person(ctx), ctx.pathParam("id"), on);
        tell(ctx);
    }

    private void choose(Context ctx) {
        CallState.TurnKind wish = Bodies.json(ctx, CallState.TurnKind.class);
        limits.change(visitors.person(ctx), Site.address(ctx));
        desk.turn(visitors.person(ctx), wish.kind(), wish.on());
        tell(ctx);
    }

    private void confirm(Context ctx) {
        String code = Bodies.json(ctx, CallState.ConfirmWay.class).code();
        limits.guess(Site.address(ctx));
        desk.confirm(visitors.person(ctx), ctx.pathParam("id"), code);
        tell(ctx);
    }

    private void remove(Context ctx) {
        desk.remove(visitors.person(ctx), ctx.pathParam("id"));
        tell(ctx);
    }

    private void stop(Context ctx) {
        String word = Bodies.json(ctx, CallState.StopWay.class).word();
        limits.guess(Site.address(ctx));
        desk.stop(word);
        tell(ctx);
    }

    private void tell(Context ctx) {
        ctx.json(desk.state(visitors.person(ctx)));
    }
}
