package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Me;
import althing.server.person.Linking;
import althing.server.person.Packing;
import althing.server.person.Recovery;
import althing.server.person.Tokens;

/** Answers the calls of who wants to be known again: what is kept of them, their keys, and their other devices. */
final class Accounts {

    private final Identity identity;
    private final Linking linking;
    private final Recovery recovery;
    private final Packing packing;
    private final Tokens tokens;
    private final Visitors visitors;
    private final Limits limits;

    Accounts(Identity identity, Linking linking, Recovery recovery, Packing packing, Tokens tokens, Visitors visitors,
            Limits limits) {
        this.identity = identity;
        this.linking = linking;
        this.recovery = recovery;
        this.packing = packing;
        this.tokens = tokens;
        this.visitors = visitors;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.get("/api/me", ctx -> ctx.json(identity.tell(ctx)));
        routes.post("/api/me", this::change);
        routes.delete("/api/me", ctx -> {
            identity.account().forget(visitors.caller(ctx));
            ctx.status(204);
        });
        routes.get("/api/me/export", this::export);
        routes.delete("/api/me/keys/{id}", ctx -> {
            identity.account().end(visitors.caller(ctx), ctx.pathParam("id"));
            ctx.status(204);
        });
        routes.get("/api/me/link", ctx -> ctx.json(linking.offered(visitors.caller(ctx))));
        routes.post("/api/me/link", this::offer);
        routes.delete("/api/me/link", ctx -> {
            linking.refuse(visitors.caller(ctx));
            ctx.status(204);
        });
        routes.post("/api/me/link/confirm", ctx -> {
            linking.confirm(visitors.caller(ctx));
            ctx.json(identity.tell(ctx));
        });
        routes.get("/api/me/claim", ctx -> ctx.json(linking.claimed(visitors.caller(ctx))));
        routes.post("/api/me/claim", this::claim);
        routes.post("/api/me/recovery", this::print);
        routes.post("/api/me/recover", this::recover);
        routes.post("/api/me/tokens", this::makeToken);
    }

    private void change(Context ctx) {
        Me.Change change = Bodies.json(ctx, Me.Change.class);
        limits.change(visitors.person(ctx), Site.address(ctx));
        identity.account().change(visitors.caller(ctx), change);
        ctx.json(identity.tell(ctx));
    }

    private void export(Context ctx) {
        limits.take(visitors.person(ctx));
        ctx.header("Content-Disposition", "attachment; filename=\"althing.json\"")
                .json(packing.pack(visitors.caller(ctx), identity.tell(ctx)));
    }

    private void offer(Context ctx) {
        limits.change(visitors.person(ctx), Site.address(ctx));
        ctx.status(201).json(linking.offer(visitors.caller(ctx)));
    }

    private void claim(Context ctx) {
        Me.NameCode wish = Bodies.json(ctx, Me.NameCode.class);
        limits.guess(Site.address(ctx));
        ctx.json(linking.claim(visitors.caller(ctx), wish.code()));
    }

    private void makeToken(Context ctx) {
        Me.MakeToken wish = Bodies.json(ctx, Me.MakeToken.class);
        limits.change(visitors.person(ctx), Site.address(ctx));
        ctx.status(201).json(tokens.make(visitors.caller(ctx), wish.label(), wish.scope()));
    }

    private void print(Context ctx) {
        limits.change(visitors.person(ctx), Site.address(ctx));
        ctx.status(201).json(recovery.make(visitors.caller(ctx)));
    }

    private void recover(Context ctx) {
        Me.NameCode wish = Bodies.json(ctx, Me.NameCode.class);
        limits.guess(Site.address(ctx));
        ctx.json(recovery.use(visitors.caller(ctx), wish.code()));
    }
}
