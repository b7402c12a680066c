package althing.server.calling;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;

import althing.server.api.HallJson;

/** Shows push services who calls: a signed word with the hall's own key (VAPID, RFC 8292). */
record Voucher(KeyPair keys, String hall) {

    private static final Duration VALID = Duration.ofHours(12);
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    /** Keys as they are kept. */
    static String freshKeys() {
        try {
            KeyPair keys = Curve.fresh();
            return BASE64.encodeToString(keys.getPrivate().getEncoded()) + " "
                    + BASE64.encodeToString(keys.getPublic().getEncoded());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    static Voucher of(String kept, String hall) {
        try {
            String[] both = kept.split(" ", 2);
            KeyFactory factory = KeyFactory.getInstance("EC");
            return new Voucher(new KeyPair(
                    factory.generatePublic(new X509EncodedKeySpec(Base64.getUrlDecoder().decode(both[1]))),
                    factory.generatePrivate(new PKCS8EncodedKeySpec(Base64.getUrlDecoder().decode(both[0])))), hall);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The key by which browsers let nobody but this hall call them. */
    String publicKey() {
        return BASE64.encodeToString(Curve.bytes((ECPublicKey) keys.getPublic()));
    }

    /** What is shown to the service of an endpoint. */
    String shown(URI endpoint, Instant now) throws GeneralSecurityException {
        Map<String, Object> claims = new LinkedHashMap<>();
        claims.put("aud", endpoint.getScheme() + "://" + endpoint.getRawAuthority());
        claims.put("exp", now.plus(VALID).getEpochSecond());
        claims.put("sub", hall);
        String words = base64("{\"typ\":\"JWT\",\"alg\":\"ES256\"}") + "." + base64(HallJson.write(claims));
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initSign(keys.getPrivate());
        signature.update(words.getBytes(StandardCharsets.US_ASCII));
        return "vapid t=" + words + "." + BASE64.encodeToString(signature.sign()) + ", k=" + publicKey();
    }

    private static String base64(String text) {
        return BASE64.encodeToString(text.getBytes(StandardCharsets.UTF_8));
    }
}
