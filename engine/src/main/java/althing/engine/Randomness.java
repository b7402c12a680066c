package althing.engine;

/** Where numbers come from that nobody chose. */
public sealed interface Randomness permits SplitMix, Chance {

    /** A number in {@code 0 … bound-1}. */
    int nextInt(int bound);

    /** Shuffles {@code array[from … to-1]} (Fisher–Yates). */
    default void shuffle(byte[] array, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + nextInt(i - from + 1);
            byte kept = array[i];
            array[i] = array[j];
            array[j] = kept;
        }
    }
}
