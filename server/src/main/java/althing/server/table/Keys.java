package althing.server.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/** Random words that nobody can guess. */
public final class Keys {

    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private Keys() {
    }

    /** The id of a table: short enough to read aloud, without letters that look alike. */
    static String table(SecureRandom random) {
        return letters(random, 10);
    }

    /** A word that somebody types: as easy to read, and to be guessed only by who may try often. */
    public static String code(SecureRandom random) {
        return letters(random, 8);
    }

    private static String letters(SecureRandom random, int count) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < count; i++) {
            word.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return word.toString();
    }

    /** Whether two secrets are the same, in the same time whatever they are, so that nobody finds one letter by letter. */
    public static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /** The secret word of an invitation, or the key of a person. */
    public static String secret(SecureRandom random, int bytes) {
        byte[] secret = new byte[bytes];
        random.nextBytes(secret);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }
}
