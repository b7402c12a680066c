package althing.graenaland.table;

/** The promises as the ledger writes them, who has made one in this window, and how each seat has kept its word. Not thread safe. */
public final class Promises {

    public static final int MOST = 24;

    public final long[] entries = new long[MOST];
    public int size;
    /** Who has promised something in this window, as bits. */
    public int makers;
    public final int[] kept;
    public final int[] broken;

    public Promises(int seats) {
        kept = new int[seats];
        broken = new int[seats];
    }

    public void become(Promises other) {
        System.arraycopy(other.entries, 0, entries, 0, other.size);
        size = other.size;
        makers = other.makers;
        System.arraycopy(other.kept, 0, kept, 0, kept.length);
        System.arraycopy(other.broken, 0, broken, 0, broken.length);
    }
}
