package althing.server.calling;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.interfaces.ECPublicKey;
import java.util.Arrays;

import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Seals a message for one browser, so that the push service which carries it cannot read it (RFC 8291 and RFC 8188). */
final class Sealing {

    private static final int RECORD = 4096;
    private static final byte LAST_RECORD = 2;

    private Sealing() {
    }

    /** The sealed message; the keys and the salt are for this message only. */
    static byte[] seal(byte[] message, PushAddress to, KeyPair ours, byte[] salt) throws GeneralSecurityException {
        byte[] own = Curve.bytes((ECPublicKey) ours.getPublic());
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(ours.getPrivate());
        agreement.doPhase(Curve.key(to.point()), true);
        byte[] shared = hash(hash(to.secret(), agreement.generateSecret()),
                bytes(text("WebPush: info"), to.point(), own, new byte[]{1}));
        byte[] root = hash(salt, shared);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(part(root, "Content-Encoding: aes128gcm", 16), "AES"),
                new GCMParameterSpec(128, part(root, "Content-Encoding: nonce", 12)));
        byte[] sealed = cipher.doFinal(bytes(message, new byte[]{LAST_RECORD}));
        return bytes(salt, ByteBuffer.allocate(5).putInt(RECORD).put((byte) own.length).array(), own, sealed);
    }

    private static byte[] part(byte[] root, String purpose, int length) throws GeneralSecurityException {
        return Arrays.copyOf(hash(root, bytes(text(purpose), new byte[]{1})), length);
    }

    private static byte[] hash(byte[] key, byte[] data) throws GeneralSecurityException {
        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(data);
    }

    /** A text and the zero that ends it. */
    private static byte[] text(String text) {
        return (text + "\0").getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] bytes(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }
}
