package althing.server.calling;

import java.net.URI;
import java.security.GeneralSecurityException;
import java.util.Base64;

import althing.server.api.HallJson;
import althing.server.table.Denial;

/** Where one browser takes pushes, as its Push API tells it, and the keys that only it can open. */
record PushAddress(String endpoint, String p256dh, String auth) {

    private static final int SECRET = 16;

    /** An address that the hall can seal messages for; a {@link Denial} for others. */
    PushAddress checked() {
        try {
            Curve.key(point());
            URI.create(endpoint);
            if (secret().length == SECRET) {
                return this;
            }
        } catch (GeneralSecurityException | IllegalArgumentException e) {
            // No keys that a browser makes.
        }
        throw new Denial(422, "bad-way", "This is no push subscription of a browser.");
    }

    byte[] point() {
        return Base64.getUrlDecoder().decode(p256dh);
    }

    byte[] secret() {
        return Base64.getUrlDecoder().decode(auth);
    }

    String text() {
        return HallJson.write(this);
    }

    static PushAddress of(String text) {
        return HallJson.MAPPER.readValue(text, PushAddress.class);
    }
}
