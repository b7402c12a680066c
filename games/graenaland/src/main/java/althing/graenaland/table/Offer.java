package althing.graenaland.table;

/** The proposal on the table: who makes it, for which province, who gets which cards, and the votes on it (GRA-7). Not thread safe. */
public final class Offer {

    /** How a seat has voted. */
    public static final byte OPEN = 0;
    public static final byte FOR = 1;
    public static final byte AGAINST = 2;

    public int seat = GraenalandState.NONE;
    public int province = GraenalandState.NONE;
    /** How many cards have been given to somebody. */
    public int given;
    public final long[] shareUp;
    public final byte[] shareDown;
    public final byte[] votes;
    public final byte[] ballots;

    public Offer(int seats) {
        shareUp = new long[seats];
        shareDown = new byte[seats];
        votes = new byte[seats];
        ballots = new byte[seats];
    }

    public void become(Offer other) {
        seat = other.seat;
        province = other.province;
        given = other.given;
        System.arraycopy(other.shareUp, 0, shareUp, 0, shareUp.length);
        System.arraycopy(other.shareDown, 0, shareDown, 0, shareDown.length);
        System.arraycopy(other.votes, 0, votes, 0, votes.length);
        System.arraycopy(other.ballots, 0, ballots, 0, ballots.length);
    }
}
