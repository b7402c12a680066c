package althing.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

import althing.server.api.Me;
import althing.server.person.Caller;
import althing.server.person.MailKeys;
import althing.server.table.Denial;

/** Answers the calls of who makes a mail address a key, or comes back by one, where the hall can send mail. */
record MailCalls(Identity identity, MailKeys mails, Visitors visitors, Limits limits) {

    void serve(RoutesConfig routes) {
        routes.post("/api/me/mails", ctx -> send(ctx, mails::offer));
        routes.post("/api/me/mails/confirm", this::confirm);
        routes.post("/api/me/mails/link", ctx -> send(ctx, mails::ask));
        routes.post("/api/me/mails/enter", this::enter);
    }

    /** Sends something to an address, or nothing. */
    @FunctionalInterface
    private interface Sending {
        void send(Caller caller, String address, String language);
    }

    /** The answer is the same whatever comes of it. */
    private void send(Context ctx, Sending sending) {
        Me.NameMail wish = Bodies.json(ctx, Me.NameMail.class);
        checkOffered();
        String address = MailKeys.checked(wish.address());
        limits.write(visitors.person(ctx), Site.address(ctx), MailKeys.mailbox(address));
        sending.send(visitors.caller(ctx), address, wish.language());
        ctx.status(202);
    }

    private void confirm(Context ctx) {
        String code = Bodies.json(ctx, Me.NameCode.class).code();
        checkOffered();
        limits.guess(Site.address(ctx));
        mails.confirm(visitors.caller(ctx), code);
        ctx.status(201).json(identity.tell(ctx));
    }

    private void enter(Context ctx) {
        String word = Bodies.json(ctx, Me.NameLink.class).word();
        checkOffered();
        limits.guess(Site.address(ctx));
        ctx.json(identity.tell(ctx, mails.enter(visitors.caller(ctx), word)));
    }

    private void checkOffered() {
        if (!identity.offers().mail()) {
            throw new Denial(409, "no-mail", "This hall sends no mail.");
        }
    }
}
