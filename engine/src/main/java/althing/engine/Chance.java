package althing.engine;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What chance will do in a position: dice, bags and decks. It copies with its position, so that a copy has the same
 * future. Not thread safe.
 *
 * <p>It is SipHash-1-3 of a counter under a secret key of 128 bits: whoever sees every draw so far still cannot tell the
 * next one, nor find the seed. The first rules of the first five games drew from {@link SplitMix} instead, whose one long
 * is seed and state at once; games of those versions go on so.
 *
 * @see <a href="https://doi.org/10.1007/978-3-642-34931-7_28">Aumasson, Bernstein: SipHash, 2012</a>
 */
public final class Chance implements Randomness {

    private static final Pattern WIDE = Pattern.compile("([0-9a-f]{16})([0-9a-f]{16})-([0-9a-f]{1,16})");
    private static final Pattern NARROW = Pattern.compile("[0-9a-f]{1,16}");
    /** Seeds become keys under this key, so that a key does not tell the seed. */
    private static final long KEY_OF_SEEDS = 0x616c7468696e6721L;
    private static final long LENGTH_OF_A_LONG = 8L << 56;

    private final boolean wide;
    private long key0;
    private long key1;
    /** How many halves of a long were drawn; in a narrow one the state of SplitMix64. */
    private long count;
    /** The half that the last draw left. */
    private int rest;

    /** Chance as yet without a seed; narrow where the rules draw from 64 bits. */
    public Chance(boolean wide) {
        this.wide = wide;
    }

    /** Starts anew; {@link BadInput} if the rules draw from 64 bits and the seed has more. */
    public void seed(Seed seed) {
        if (!wide) {
            if (seed.isWide()) {
                throw new BadInput("The seed #" + seed + " is too long: these rules draw from 64 bits, 16 digits.");
            }
            count = seed.low();
            return;
        }
        key0 = sipHash(KEY_OF_SEEDS, seed.high(), seed.low());
        key1 = sipHash(~KEY_OF_SEEDS, seed.high(), seed.low());
        count = 0;
    }

    /** Forgets the future for one that another source draws. */
    public void imagine(SplitMix random) {
        key0 = random.nextLong();
        key1 = random.nextLong();
        count = wide ? 0 : key0;
    }

    @Override
    public int nextInt(int bound) {
        long half = wide ? nextHalf() & 0xFFFFFFFFL : nextNarrow() >>> 32;
        return (int) ((half * bound) >>> 32);
    }

    private int nextHalf() {
        if ((count++ & 1) != 0) {
            return rest;
        }
        long both = sipHash(key0, key1, count >>> 1);
        rest = (int) both;
        return (int) (both >>> 32);
    }

    private long nextNarrow() {
        count += SplitMix.GOLDEN_GAMMA;
        return SplitMix.mix(count);
    }

    public void become(Chance other) {
        key0 = other.key0;
        key1 = other.key1;
        count = other.count;
        rest = other.rest;
    }

    /** The state for a notation, hexadecimal: the key and how much was drawn. */
    public String state() {
        return wide ? "%016x%016x-%x".formatted(key0, key1, count) : Long.toHexString(count);
    }

    /** Takes over a state as {@link #state()} writes it; {@link BadInput} if it is none. */
    public void state(String written) {
        Matcher parts = (wide ? WIDE : NARROW).matcher(written);
        if (!parts.matches()) {
            throw new BadInput("random: '" + written + "' is no random state; one looks like '" + example() + "'.");
        }
        if (!wide) {
            count = Long.parseUnsignedLong(written, 16);
            return;
        }
        key0 = Long.parseUnsignedLong(parts.group(1), 16);
        key1 = Long.parseUnsignedLong(parts.group(2), 16);
        count = Long.parseUnsignedLong(parts.group(3), 16);
        rest = (int) sipHash(key0, key1, count >>> 1);
    }

    private String example() {
        return wide ? "9f86d081884c7d659a2feaa0c55ad015-1c" : "9f86d081884c7d65";
    }

    /** SipHash-1-3 of the eight bytes of a long. */
    static long sipHash(long key0, long key1, long message) {
        long v0 = key0 ^ 0x736f6d6570736575L;
        long v1 = key1 ^ 0x646f72616e646f6dL;
        long v2 = key0 ^ 0x6c7967656e657261L;
        long v3 = key1 ^ 0x7465646279746573L ^ message;
        for (int round = 0; round < 5; round++) {
            v0 += v1;
            v1 = Long.rotateLeft(v1, 13) ^ v0;
            v0 = Long.rotateLeft(v0, 32);
            v2 += v3;
            v3 = Long.rotateLeft(v3, 16) ^ v2;
            v0 += v3;
            v3 = Long.rotateLeft(v3, 21) ^ v0;
            v2 += v1;
            v1 = Long.rotateLeft(v1, 17) ^ v2;
            v2 = Long.rotateLeft(v2, 32);
            if (round == 0) {
                v0 ^= message;
                v3 ^= LENGTH_OF_A_LONG;
            } else if (round == 1) {
                v0 ^= LENGTH_OF_A_LONG;
                v2 ^= 0xFF;
            }
        }
        return v0 ^ v1 ^ v2 ^ v3;
    }
}
