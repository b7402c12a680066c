package althing.server.http;

import java.util.Optional;

import io.javalin.http.Context;

import althing.engine.Fingerprint;
import althing.server.api.Me.Scope;
import althing.server.person.Caller;
import althing.server.person.Persons;
import althing.server.person.Tokens;
import althing.server.person.Tokens.Program;
import althing.server.table.Denial;

/** Knows people again by the random key in their cookie. The hall itself keeps only the key's hash. */
final class Visitors {

    private static final String BEARER = "Bearer ";
    private static final String KEY = "key";
    private static final String CALLER = "caller";
    private static final String OWNER = "owner";

    private final Cookies cookies;
    private final Persons persons;
    private final Tokens tokens;
    private final Limits limits;

    Visitors(Cookies cookies, Persons persons, Tokens tokens, Limits limits) {
        this.cookies = cookies;
        this.persons = persons;
        this.tokens = tokens;
        this.limits = limits;
    }

    /** Gives a key to who has none. What the hall tells a person is nobody else's, so nothing keeps it. */
    void greet(Context ctx) {
        ctx.header("Cache-Control", "no-store").header("X-Content-Type-Options", "nosniff");
        String word = ctx.header("Authorization");
        if (word != null) {
            ctx.attribute(CALLER, admit(word, ctx));
            return;
        }
        ctx.attribute(KEY, Fingerprint.of(cookies.known(ctx).orElseGet(() -> cookies.giveFresh(ctx))));
    }

    /** Programs say who they are by a token. They look and play, but what is kept of their owner is not for them. */
    private Caller admit(String word, Context ctx) {
        Program program = recognise(word.startsWith(BEARER) ? word.substring(BEARER.length()) : "",
                Site.address(ctx));
        limits.call(program.caller().person());
        if (ctx.path().startsWith("/api/me") || (!Origins.isSafe(ctx) && program.scope() == Scope.READ)) {
            throw new Denial(403, "scope", "This token does not allow " + ctx.method() + " " + ctx.path() + ".");
        }
        persons.see(program.caller());
        ctx.attribute(OWNER, program.owner());
        return program.caller();
    }

    private Program recognise(String token, String address) {
        Optional<Program> program = tokens.find(token);
        if (program.isEmpty()) {
            limits.guess(address);
            throw new Denial(401, "bad-token", "This token is not known here, or was ended.");
        }
        limits.recognised(program.get().caller().person(), address);
        return program.get();
    }

    /** The person who calls. */
    String person(Context ctx) {
        return caller(ctx).person();
    }

    /** Whether a program calls. */
    boolean isProgram(Context ctx) {
        return ctx.attribute(OWNER) != null;
    }

    /** The person who answers for a call: the owner of a program, or else who calls. */
    String owner(Context ctx) {
        String owner = ctx.attribute(OWNER);
        return owner == null ? person(ctx) : owner;
    }

    /** Who calls, and by which key. Whose key was ended is a stranger, and gets another one. */
    Caller caller(Context ctx) {
        Caller known = ctx.attribute(CALLER);
        if (known != null) {
            return known;
        }
        Caller caller = find(ctx);
        ctx.attribute(CALLER, caller);
        persons.see(caller);
        return caller;
    }

    private Caller find(Context ctx) {
        String key = ctx.attribute(KEY);
        if (key == null) {
            throw new IllegalStateException("nobody greeted the visitor of " + ctx.path());
        }
        String label = Browsers.label(ctx.userAgent());
        return persons.holder(key).map(person -> new Caller(person, key, label)).orElseGet(() -> {
            String fresh = Fingerprint.of(cookies.giveFresh(ctx));
            return new Caller(fresh, fresh, label);
        });
    }
}
