package althing.server.http;

import java.util.Optional;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Me;
import althing.server.person.Vouching;
import althing.server.table.Denial;

/** Answers the calls of who goes to the provider that vouches for people, and comes back, where the host has named one. */
record ProviderCalls(Identity identity, Optional<Vouching> vouching, Visitors visitors, Limits limits) {

    void serve(RoutesConfig routes) {
        routes.post("/api/me/provider", this::leave);
        routes.post("/api/me/provider/enter", this::come);
    }

    private void leave(Context ctx) {
        Me.GoToProvider wish = Bodies.json(ctx, Me.GoToProvider.class);
        Vouching offered = offered();
        limits.ask(Site.address(ctx));
        ctx.status(201).json(offered.leave(visitors.caller(ctx), wish.errand()));
    }

    private void come(Context ctx) {
        Me.ComeFromProvider wish = Bodies.json(ctx, Me.ComeFromProvider.class);
        Vouching offered = offered();
        limits.guess(Site.address(ctx));
        ctx.json(identity.tell(ctx, offered.come(visitors.caller(ctx), wish.code(), wish.state(), wish.issuer())));
    }

    private Vouching offered() {
        return vouching.orElseThrow(() -> new Denial(409, "no-provider", "This hall takes no accounts of other "
                + "places."));
    }
}
