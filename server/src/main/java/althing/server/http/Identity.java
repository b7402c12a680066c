package althing.server.http;

import java.util.Optional;

import io.javalin.http.Context;

import althing.server.api.Me;
import althing.server.person.Account;
import althing.server.person.Caller;
import althing.server.person.Offers;
import althing.server.person.RelyingParty;

/**
 * Tells people who they are, at the address where they ask.
 *
 * @param offers what the hall offers wherever they ask
 */
record Identity(Account account, Site site, Visitors visitors, Offers offers) {

    Me tell(Context ctx) {
        return tell(ctx, visitors.caller(ctx));
    }

    /** The same to who has become somebody else by this very call. */
    Me tell(Context ctx, Caller caller) {
        return account.tell(caller, party(ctx).isPresent() ? offers.andPasskeys() : offers);
    }

    /** What passkeys belong to, if the hall takes them. */
    Optional<RelyingParty> party(Context ctx) {
        return site.party(ctx);
    }
}
