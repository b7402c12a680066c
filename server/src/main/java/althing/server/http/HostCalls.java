package althing.server.http;

import java.util.Set;
import java.util.function.IntSupplier;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HandlerType;
import io.javalin.http.SameSite;

import althing.server.api.HostState;
import althing.server.host.HostDesk;
import althing.server.host.HostKey;

/** Answers the calls of the host, and keeps out whom the host does not want. */
final class HostCalls {

    static final String COOKIE = "althing_host";
    private static final String PATH = "/api/host";
    /** By what calls one is let in, or not written to any more. */
    private static final Set<String> UNASKED = Set.of("/api/invitation", "/api/calls/stop");
    private static final Set<String> OPENING = Set.of("/api/tables", "/api/records",
            "/api/sandboxes", "/api/lessons", "/api/daily", "/api/contests");
    /** By what calls a browser becomes one that is known. */
    private static final Set<String> RETURNING = Set.of("/api/me/claim", "/api/me/recover", "/api/me/enter/challenge",
            "/api/me/enter", "/api/me/mails/link", "/api/me/mails/enter", "/api/me/provider", "/api/me/provider/enter");

    private final HostDesk desk;
    private final Visitors visitors;
    private final Site site;
    private final Limits limits;
    private final IntSupplier streams;

    HostCalls(HostDesk desk, Visitors visitors, Site site, Limits limits, IntSupplier streams) {
        this.streams = streams;
        this.desk = desk;
        this.visitors = visitors;
        this.site = site;
        this.limits = limits;
    }

    void serve(RoutesConfig routes) {
        routes.before("/api/*", this::admit);
        routes.post("/api/invitation", this::letIn);
        routes.post("/api/tables/{id}/reports", this::report);
        routes.post("/api/host/session", this::enter);
        routes.delete("/api/host/session", this::leave);
        routes.get("/api/host", this::tell);
        routes.post("/api/host/rules", this::rule);
        routes.post("/api/host/limits", this::limit);
        routes.post("/api/host/invitations", this::invite);
        routes.post("/api/host/bans", this::ban);
        routes.delete("/api/host/bans/{id}", this::pardon);
        routes.post("/api/host/names", this::rename);
        routes.post("/api/host/tables/{id}/end", this::end);
        routes.post("/api/host/reports/{id}/ban", this::banReported);
        routes.post("/api/host/reports/{id}/settle", this::settle);
    }

    /** Everybody may look, go for good, and have mails end; to act one must be admitted. The host, and who shows an invitation, come past. */
    private void admit(Context ctx) {
        boolean acts = !ctx.method().equals(HandlerType.GET) && !ctx.method().equals(HandlerType.HEAD);
        String path = ctx.path().replaceAll("/+$", "");
        boolean goes = ctx.method().equals(HandlerType.DELETE) && path.equals("/api/me");
        if (acts && !goes && !path.startsWith(PATH) && !UNASKED.contains(path)) {
            greet(path, ctx);
            if (OPENING.contains(path)
                    || path.matches("/api/games/[^/]+/puzzles/[^/]+/table|/api/contests/[^/]+/start")) {
                desk.doorkeeper().admitToOpen();
            }
        }
    }

    /** What nobody may do themselves they may not do by a program, nor the other way round. */
    private void greet(String path, Context ctx) {
        desk.doorkeeper().admitBack(visitors.person(ctx));
        desk.doorkeeper().admitBack(visitors.owner(ctx));
        if (!RETURNING.contains(path)) {
            desk.doorkeeper().admitGuest(visitors.owner(ctx));
        }
    }

    private void letIn(Context ctx) {
        String code = Bodies.json(ctx, HostState.Invitation.class).code();
        limits.guess(Site.address(ctx));
        desk.letIn(visitors.owner(ctx), code);
        ctx.status(204);
    }

    private void report(Context ctx) {
        int line = Bodies.json(ctx, HostState.ReportLine.class).line();
        limits.say(visitors.owner(ctx));
        desk.report(visitors.owner(ctx), ctx.pathParam("id"), line);
        ctx.status(204);
    }

    private void enter(Context ctx) {
        String key = Bodies.json(ctx, HostState.ShowKey.class).key();
        limits.guess(Site.address(ctx));
        give(ctx, desk.enter(key.strip()), (int) HostKey.PASS.toSeconds());
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void leave(Context ctx) {
        check(ctx);
        desk.leave();
        give(ctx, "", 0);
        ctx.status(204);
    }

    private void tell(Context ctx) {
        check(ctx);
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void rule(Context ctx) {
        check(ctx);
        HostState.SetRules rules = Bodies.json(ctx, HostState.SetRules.class);
        desk.open(rules.door());
        desk.tell(rules.notice());
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void limit(Context ctx) {
        check(ctx);
        desk.limit(Bodies.json(ctx, HostState.Bounds.class));
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void invite(Context ctx) {
        check(ctx);
        ctx.status(201).json(new HostState.Invitation(desk.invite()));
    }

    private void ban(Context ctx) {
        check(ctx);
        HostState.NameSeat seat = Bodies.json(ctx, HostState.NameSeat.class);
        desk.ban(seat.table(), seat.seat());
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void pardon(Context ctx) {
        check(ctx);
        desk.pardon(ctx.pathParam("id"));
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void rename(Context ctx) {
        check(ctx);
        HostState.Rename wish = Bodies.json(ctx, HostState.Rename.class);
        desk.rename(wish.table(), wish.seat(), wish.name());
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void end(Context ctx) {
        check(ctx);
        desk.end(ctx.pathParam("id"), Bodies.json(ctx, HostState.EndTable.class).reason());
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void banReported(Context ctx) {
        check(ctx);
        desk.banReported(ctx.pathParam("id"));
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void settle(Context ctx) {
        check(ctx);
        desk.settle(ctx.pathParam("id"));
        ctx.json(desk.state(streams.getAsInt()));
    }

    private void check(Context ctx) {
        desk.check(ctx.cookie(COOKIE));
    }

    private void give(Context ctx, String pass, int seconds) {
        ctx.cookie(new Cookie(COOKIE, pass, PATH, seconds, site.isSecure(ctx), true, null, SameSite.STRICT));
    }
}
