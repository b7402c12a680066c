package althing.graenaland.table;

import java.util.Arrays;

/** The heroes: where they stand, and what each clan has secretly ordered them in this turn (GRA-5). Not thread safe. */
public final class Heroes {

    public static final int KINDS = 3;

    /** Where each hero is, and where one that waits will enter; indexed by seat and kind. */
    public final byte[] at;
    public final byte[] waiting;
    /** What each seat has ordered in this turn, as its number; {@link GraenalandState#NONE} until then. */
    public final byte[] orders;
    /** Where each ordered hero went from, once the orders are revealed. */
    public final byte[] origins;
    public boolean revealed;
    /** Whose ordered hero changed places with another of its clan, as bits. */
    public int swapped;

    public Heroes(int seats) {
        at = new byte[seats * KINDS];
        waiting = new byte[seats * KINDS];
        orders = new byte[seats];
        origins = new byte[seats];
        for (byte[] nothing : new byte[][]{at, waiting, orders, origins}) {
            Arrays.fill(nothing, (byte) GraenalandState.NONE);
        }
    }

    /** The province where a hero stands. */
    public int place(int seat, int kind) {
        return at[seat * KINDS + kind];
    }

    /** Whether a hero of the seat stands in the province (GRA-5.8). */
    public boolean standIn(int seat, int province) {
        int first = seat * KINDS;
        return at[first] == province || at[first + 1] == province || at[first + 2] == province;
    }

    public void become(Heroes other) {
        System.arraycopy(other.at, 0, at, 0, at.length);
        System.arraycopy(other.waiting, 0, waiting, 0, waiting.length);
        System.arraycopy(other.orders, 0, orders, 0, orders.length);
        System.arraycopy(other.origins, 0, origins, 0, origins.length);
        revealed = other.revealed;
        swapped = other.swapped;
    }
}
