package althing.server.person;

import java.security.SecureRandom;
import java.util.Locale;

/** Random words that people read, type and print: without letters that look alike, in any case, with or without dashes. */
final class Words {

    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int GROUP = 4;
    /** How long names of persons and keys are. */
    static final int ID = 10;

    private Words() {
    }

    /** What a person or a key is named by; no secret. */
    static String id() {
        return letters(ID);
    }

    /** So many letters in groups of four: 4.95 bits each. */
    static String code(int length) {
        return letters(length).replaceAll("(.{" + GROUP + "})(?=.)", "$1-");
    }

    /** Two digits, to be compared by eye. */
    static String digits() {
        return String.format(Locale.ROOT, "%02d", RANDOM.nextInt(100));
    }

    /** A code as it was made, however it was typed. */
    static String plain(String typed) {
        return typed.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    }

    private static String letters(int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return word.toString();
    }
}
