package althing.server.http;

import java.net.InetAddress;
import java.net.URI;
import java.util.Optional;

import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

import althing.server.person.RelyingParty;

/**
 * Where the hall stands in the web. Without a public address, people come to it directly. With one, they come through a
 * proxy on this machine or in its own network, which speaks for them: it says from where they come, and what they see is
 * the public address.
 */
record Site(Optional<URI> publicUrl) {

    private static final String FORWARDED = "X-Forwarded-For";
    private static final String ADDRESS = "address";

    /** Whether browsers may keep what is secret for encrypted lines. */
    boolean isSecure(Context ctx) {
        return publicUrl.map(URI::getScheme).orElse(ctx.scheme()).equals("https");
    }

    /** The address that a visitor comes from. What the proxy adds stands last; who comes directly says what he likes. */
    String visitorsAddress(Context ctx) {
        String forwarded = ctx.header(FORWARDED);
        if (publicUrl.isEmpty() || forwarded == null || !isNear(ctx.ip())) {
            return ctx.ip();
        }
        return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    /** Remembers from where a call comes. */
    void meet(Context ctx) {
        ctx.attribute(ADDRESS, visitorsAddress(ctx));
    }

    /** From where a call comes. */
    static String address(Context ctx) {
        String address = ctx.attribute(ADDRESS);
        return address == null ? ctx.ip() : address;
    }

    /** Whether a page of this origin is the hall's own. */
    boolean isOwn(String origin, Context ctx) {
        return publicUrl.map(address -> origin(address).equalsIgnoreCase(origin))
                .orElseGet(() -> authority(origin).equalsIgnoreCase(text(ctx.header("Host"))));
    }

    /** What passkeys belong to, where browsers allow them: at an https name, and on one's own machine by its name. */
    Optional<RelyingParty> party(Context ctx) {
        String address = publicUrl.map(Site::origin).orElseGet(() -> ctx.scheme() + "://" + text(ctx.header("Host")));
        return RelyingParty.at(address);
    }

    private static boolean isNear(String address) {
        try {
            InetAddress peer = InetAddress.ofLiteral(address.replaceAll("[\\[\\]]", ""));
            return peer.isLoopbackAddress() || peer.isSiteLocalAddress();
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private static String origin(URI address) {
        return address.getScheme() + "://" + address.getRawAuthority();
    }

    private static String authority(String origin) {
        try {
            return text(URI.create(origin).getRawAuthority());
        } catch (IllegalArgumentException e) {
            return "?";
        }
    }

    private static String text(@Nullable String text) {
        return text == null ? "" : text;
    }
}
