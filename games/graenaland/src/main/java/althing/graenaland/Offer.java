package althing.graenaland;

/** The proposal on the table: who makes it, for which province, who gets which cards, and the votes on it (GRA-7). Not thread safe. */
final class Offer {

    int seat = GraenalandState.NONE;
    int province = GraenalandState.NONE;
    /** How many cards have been given to somebody. */
    int given;
    final long[] shareUp;
    final byte[] shareDown;
    final byte[] votes;
    final byte[] ballots;

    Offer(int seats) {
        shareUp = new long[seats];
        shareDown = new byte[seats];
        votes = new byte[seats];
        ballots = new byte[seats];
    }

    void become(Offer other) {
        seat = other.seat;
        province = other.province;
        given = other.given;
        System.arraycopy(other.shareUp, 0, shareUp, 0, shareUp.length);
        System.arraycopy(other.shareDown, 0, shareDown, 0, shareDown.length);
        System.arraycopy(other.votes, 0, votes, 0, votes.length);
        System.arraycopy(other.ballots, 0, ballots, 0, ballots.length);
    }
}
