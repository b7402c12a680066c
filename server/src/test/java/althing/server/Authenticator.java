package althing.server;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.HexFormat;

import tools.jackson.databind.JsonNode;

/** What keeps a passkey, and speaks for a browser: as it should be, unless a test makes it lie. */
public final class Authenticator {

    private static final int PRESENT = 0x01;
    private static final int VERIFIED = 0x04;
    private static final int ATTESTED = 0x40;

    private final KeyPair keys;
    private final byte[] id = new byte[16];
    String origin;
    String site = "localhost";
    int flags = PRESENT | VERIFIED;
    int count = 1;
    private String handle = "";

    public Authenticator(String origin) {
        this.origin = origin;
        new SecureRandom().nextBytes(id);
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec("secp256r1"));
            this.keys = generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Another one, which says to keep the same passkey. */
    public Authenticator forged() {
        Authenticator other = new Authenticator(origin);
        System.arraycopy(id, 0, other.id, 0, id.length);
        other.handle = handle;
        other.count = count;
        return other;
    }

    /** The body that makes a passkey, as it was asked. */
    public String make(JsonNode asked) {
        handle = asked.path("handle").asString();
        return "{\"clientData\":\"" + text(clientData("webauthn.create", asked)) + "\",\"attestation\":\""
                + text(attestation()) + "\"}";
    }

    /** The body that shows the passkey, as it was asked. */
    public String show(JsonNode asked) {
        count++;
        return showAgain(asked);
    }

    /** The same without counting. */
    public String showAgain(JsonNode asked) {
        byte[] client = clientData("webauthn.get", asked);
        byte[] data = data(flags).toByteArray();
        return "{\"id\":\"" + text(id) + "\",\"clientData\":\"" + text(client) + "\",\"authenticator\":\""
                + text(data) + "\",\"signature\":\"" + text(signed(data, client)) + "\",\"handle\":\"" + handle
                + "\"}";
    }

    /** Says to belong to somebody else. */
    public void claimHandle(String other) {
        handle = other;
    }

    private byte[] clientData(String type, JsonNode asked) {
        return ("{\"type\":\"" + type + "\",\"challenge\":\"" + asked.path("challenge").asString()
                + "\",\"origin\":\"" + origin + "\",\"crossOrigin\":false}").getBytes(StandardCharsets.UTF_8);
    }

    private ByteArrayOutputStream data(int told) {
        ByteArrayOutputStream data = new ByteArrayOutputStream();
        data.writeBytes(sha256(site.getBytes(StandardCharsets.UTF_8)));
        data.write(told);
        data.writeBytes(ByteBuffer.allocate(4).putInt(count).array());
        return data;
    }

    /** CBOR: no statement, and the data with id and public key. */
    private byte[] attestation() {
        ByteArrayOutputStream data = data(flags | ATTESTED);
        data.writeBytes(new byte[16]);
        data.write(0);
        data.write(id.length);
        data.writeBytes(id);
        ECPublicKey key = (ECPublicKey) keys.getPublic();
        data.writeBytes(HexFormat.of().parseHex("a5010203262001215820"));
        data.writeBytes(thirtyTwo(key.getW().getAffineX()));
        data.writeBytes(HexFormat.of().parseHex("225820"));
        data.writeBytes(thirtyTwo(key.getW().getAffineY()));
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        whole.writeBytes(HexFormat.of().parseHex("a363666d74646e6f6e656761747453746d74a068617574684461746158"));
        whole.write(data.size());
        whole.writeBytes(data.toByteArray());
        return whole.toByteArray();
    }

    private byte[] signed(byte[] data, byte[] client) {
        try {
            Signature signature = Signature.getInstance("SHA256withECDSA");
            signature.initSign(keys.getPrivate());
            signature.update(data);
            signature.update(sha256(client));
            return signature.sign();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] thirtyTwo(BigInteger number) {
        byte[] bytes = number.toByteArray();
        byte[] all = new byte[32];
        int length = Math.min(32, bytes.length);
        System.arraycopy(bytes, bytes.length - length, all, 32 - length, length);
        return all;
    }

    private static String text(byte[] bytes) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }
}
