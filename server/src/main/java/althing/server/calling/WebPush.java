package althing.server.calling;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.Map;

import althing.server.api.HallJson;
import althing.server.storage.StoredWay;

/** Calls a browser, also when the page is closed, by the push service of its maker. */
final class WebPush implements Carrier {

    private static final String A_DAY = "86400";

    private final SecureRandom random = new SecureRandom();
    private final Outlet outlet;
    private final Voucher voucher;

    WebPush(Outlet outlet, Voucher voucher) {
        this.outlet = outlet;
        this.voucher = voucher;
    }

    /** The topic has a summons that was not fetched yet give way to the next one. */
    @Override
    public void carry(StoredWay way, Summons summons, String language) throws IOException, Gone {
        PushAddress to = PushAddress.of(way.address());
        URI endpoint = URI.create(to.endpoint());
        try {
            byte[] salt = new byte[16];
            random.nextBytes(salt);
            byte[] body = Sealing.seal(HallJson.write(summons).getBytes(StandardCharsets.UTF_8), to, Curve.fresh(),
                    salt);
            Carrier.check(outlet.post(endpoint, Map.of("Authorization", voucher.shown(endpoint, Instant.now()), "TTL",
                    A_DAY, "Topic", "turn", "Content-Encoding", "aes128gcm", "Content-Type",
                    "application/octet-stream"), body));
        } catch (GeneralSecurityException e) {
            throw new IOException(e);
        }
    }
}
