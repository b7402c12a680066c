package althing.server.calling;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import tools.jackson.databind.JsonNode;

import althing.server.api.HallJson;

/** A push service on this machine with one browser behind it, which opens what comes as browsers do; and a plain receiver. */
final class PushService implements AutoCloseable {

    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private final byte[] secret = "sixteen letters.".getBytes(StandardCharsets.US_ASCII);
    private final HttpServer server;
    private final KeyPair keys;
    private volatile int answer = 201;
    final List<JsonNode> received = new CopyOnWriteArrayList<>();
    final List<String> troubles = new CopyOnWriteArrayList<>();

    PushService() throws IOException, GeneralSecurityException {
        keys = Curve.fresh();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/push", exchange -> take(exchange, true));
        server.createContext("/hook", exchange -> take(exchange, false));
        server.start();
    }

    String machine() {
        return "localhost:" + server.getAddress().getPort();
    }

    String endpoint() {
        return "http://" + machine() + "/push/1";
    }

    String hook() {
        return "http://" + machine() + "/hook";
    }

    String point() {
        return BASE64.encodeToString(Curve.bytes((ECPublicKey) keys.getPublic()));
    }

    String secret() {
        return BASE64.encodeToString(secret);
    }

    void answer(int status) {
        answer = status;
    }

    @Override
    public void close() {
        server.stop(0);
    }

    private void take(HttpExchange exchange, boolean push) throws IOException {
        byte[] body = exchange.getRequestBody().readAllBytes();
        try {
            received.add(HallJson.MAPPER.readTree(push ? opened(exchange, body) : body));
        } catch (GeneralSecurityException | RuntimeException e) {
            troubles.add(e.toString());
        }
        exchange.sendResponseHeaders(answer, -1);
        exchange.close();
    }

    private byte[] opened(HttpExchange exchange, byte[] body) throws GeneralSecurityException {
        checkVoucher(exchange.getRequestHeaders().getFirst("Authorization"));
        byte[] salt = Arrays.copyOf(body, 16);
        byte[] theirs = Arrays.copyOfRange(body, 21, 86);
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(keys.getPrivate());
        agreement.doPhase(Curve.key(theirs), true);
        byte[] info = join("WebPush: info\0".getBytes(StandardCharsets.US_ASCII),
                Curve.bytes((ECPublicKey) keys.getPublic()), theirs, new byte[]{1});
        byte[] root = hash(salt, hash(hash(secret, agreement.generateSecret()), info));
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE,
                new SecretKeySpec(Arrays.copyOf(hash(root, ascii("Content-Encoding: aes128gcm\0\1")), 16), "AES"),
                new GCMParameterSpec(128, Arrays.copyOf(hash(root, ascii("Content-Encoding: nonce\0\1")), 12)));
        byte[] plain = cipher.doFinal(body, 86, body.length - 86);
        return Arrays.copyOf(plain, plain.length - 1);
    }

    private void checkVoucher(String shown) throws GeneralSecurityException {
        String token = shown.replaceAll("vapid t=([^,]+), k=.*", "$1");
        String key = shown.replaceAll(".*, k=(.*)", "$1");
        String[] parts = token.split("\\.", -1);
        Signature signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(Curve.key(Base64.getUrlDecoder().decode(key)));
        signature.update(ascii(parts[0] + "." + parts[1]));
        JsonNode claims = HallJson.MAPPER.readTree(Base64.getUrlDecoder().decode(parts[1]));
        if (!signature.verify(Base64.getUrlDecoder().decode(parts[2]))
                || !claims.path("aud").asString().equals("http://" + machine())) {
            throw new GeneralSecurityException("who is this?");
        }
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] hash(byte[] key, byte[] data) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(data);
    }

    private static byte[] join(byte[]... parts) {
        var all = new java.io.ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
