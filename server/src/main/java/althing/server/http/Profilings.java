package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.engine.Games;
import althing.server.api.ProfileState;
import althing.server.rating.Profiles;

/** Answers the calls of who wants to know what people have played, and how. */
final class Profilings {

    private final Profiles profiles;
    private final Visitors visitors;
    private final Limits limits;

    Profilings(Profiles profiles, Visitors visitors, Limits limits) {
        this.profiles = profiles;
        this.visitors = visitors;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.get("/api/me/profile", ctx -> ctx.json(profiles.own(visitors.caller(ctx))));
        routes.post("/api/me/profile", this::show);
        routes.get("/api/persons/{handle}",
                ctx -> ctx.json(profiles.of(visitors.person(ctx), ctx.pathParam("handle"))));
        routes.get("/api/tables/{id}/profiles", ctx -> ctx.json(profiles.at(ctx.pathParam("id"))));
        routes.get("/api/games/{id}/ratings", ctx -> ctx.json(profiles.ladder(visitors.person(ctx),
                Found.orNot(() -> Games.named(ctx.pathParam("id"))))));
    }

    private void show(Context ctx) {
        boolean shown = Bodies.json(ctx, ProfileState.Show.class).shown();
        limits.change(visitors.person(ctx), Site.address(ctx));
        ctx.json(profiles.show(visitors.caller(ctx), shown));
    }
}
