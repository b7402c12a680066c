package althing.graenaland;

/** The promises as {@link Ledger} writes them, who has made one in this window, and how each seat has kept its word. Not thread safe. */
final class Promises {

    static final int MOST = 24;

    final long[] entries = new long[MOST];
    int size;
    /** Who has promised something in this window, as bits. */
    int makers;
    final int[] kept;
    final int[] broken;

    Promises(int seats) {
        kept = new int[seats];
        broken = new int[seats];
    }

    void become(Promises other) {
        System.arraycopy(other.entries, 0, entries, 0, other.size);
        size = other.size;
        makers = other.makers;
        System.arraycopy(other.kept, 0, kept, 0, kept.length);
        System.arraycopy(other.broken, 0, broken, 0, broken.length);
    }
}
