package althing.engine;

import java.util.Locale;

/** What decides everything that chance will ever do in a game: 128 bits, written as hexadecimal digits. */
public record Seed(long high, long low) {

    private static final int DIGITS_OF_A_LONG = 16;

    /** A seed of 64 bits, such as people type. */
    public static Seed of(long low) {
        return new Seed(0, low);
    }

    /** Reads 1 to 32 hexadecimal digits. */
    static Seed parse(String digits) {
        int cut = Math.max(0, digits.length() - DIGITS_OF_A_LONG);
        return new Seed(cut == 0 ? 0 : Long.parseUnsignedLong(digits.substring(0, cut), 16),
                Long.parseUnsignedLong(digits.substring(cut), 16));
    }

    /** Whether it needs more than 64 bits. */
    public boolean isWide() {
        return high != 0;
    }

    /** Small letters without leading zeros. */
    public String digits() {
        return isWide()
                ? Long.toHexString(high) + String.format(Locale.ROOT, "%016x", low)
                : Long.toHexString(low);
    }

    @Override
    public String toString() {
        return digits();
    }
}
