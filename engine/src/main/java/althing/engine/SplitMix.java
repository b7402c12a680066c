package althing.engine;

/**
 * A small and fast random generator, SplitMix64, for all that need not be secret: bots, imagined positions, tests. What
 * chance does in a game comes from {@link Chance}. Not thread safe.
 *
 * @see <a href="https://doi.org/10.1145/2714064.2660195">Steele, Lea, Flood: Fast Splittable Pseudorandom Number
 *      Generators, 2014</a>
 */
public final class SplitMix implements Randomness {

    static final long GOLDEN_GAMMA = 0x9E3779B97F4A7C15L;

    private long state;

    public SplitMix(long seed) {
        state = seed;
    }

    /** A generator for one purpose of many that share a seed: the same seed and purpose give the same stream. */
    public static SplitMix stream(long seed, long purpose) {
        return new SplitMix(mix(seed + mix(purpose + GOLDEN_GAMMA)));
    }

    public long state() {
        return state;
    }

    public void state(long newState) {
        state = newState;
    }

    public long nextLong() {
        state += GOLDEN_GAMMA;
        return mix(state);
    }

    /** The bias of the multiplication is below bound / 2^32. */
    @Override
    public int nextInt(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }

    /** A number in [0, 1). */
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1.0p-53;
    }

    static long mix(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
