package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Me;
import althing.server.person.Caller;
import althing.server.person.Passkeys;
import althing.server.person.RelyingParty;
import althing.server.table.Denial;

/** Answers the calls of who makes a passkey, or comes by one. */
record PasskeyCalls(Identity identity, Passkeys passkeys, Visitors visitors, Limits limits) {

    void serve(RoutesConfig routes) {
        routes.post("/api/me/passkeys/challenge", this::askToMake);
        routes.post("/api/me/passkeys", this::make);
        routes.post("/api/me/keys/{id}", this::rename);
        routes.post("/api/me/enter/challenge", this::askToEnter);
        routes.post("/api/me/enter", this::enter);
    }

    private void askToMake(Context ctx) {
        Caller caller = changing(ctx);
        ctx.status(201).json(passkeys.askToMake(caller, party(ctx)));
    }

    private void make(Context ctx) {
        Me.MadePasskey made = Bodies.json(ctx, Me.MadePasskey.class);
        Caller caller = changing(ctx);
        passkeys.make(caller, party(ctx), made);
        ctx.status(201).json(identity.tell(ctx));
    }

    private void rename(Context ctx) {
        Me.NameKey wish = Bodies.json(ctx, Me.NameKey.class);
        passkeys.rename(changing(ctx), ctx.pathParam("id"), wish.label());
        ctx.json(identity.tell(ctx));
    }

    private void askToEnter(Context ctx) {
        limits.ask(Site.address(ctx));
        ctx.status(201).json(passkeys.askToEnter(visitors.caller(ctx), party(ctx)));
    }

    private void enter(Context ctx) {
        Me.ShownPasskey shown = Bodies.json(ctx, Me.ShownPasskey.class);
        limits.guess(Site.address(ctx));
        Caller known = passkeys.enter(visitors.caller(ctx), party(ctx), shown);
        ctx.json(identity.tell(ctx, known));
    }

    private Caller changing(Context ctx) {
        limits.change(visitors.person(ctx), Site.address(ctx));
        return visitors.caller(ctx);
    }

    private RelyingParty party(Context ctx) {
        return identity.party(ctx).orElseThrow(() -> new Denial(409, "no-passkeys",
                "Passkeys need a hall that is called by an https name."));
    }
}
