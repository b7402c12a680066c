package althing.graenaland;

/** The building phase: who builds what and where, what it still costs, and what helpers have pledged (GRA-9 to GRA-14). Not thread safe. */
final class Yard {

    /** Who builds now; in a final building the others follow. */
    int builder;
    /** What is being built, see {@link Construction}, and where. */
    int thing = GraenalandState.NONE;
    int site = GraenalandState.NONE;
    /** What the build still costs and whose supply card may come next; see {@link Payment}. */
    int due;
    int nextSupply;
    /** Who still gets a toll card, as bits. */
    int tollTo;
    int marketsUsed;
    boolean supplyTaken;
    /** Whether there was a joint work or a permission in this turn. */
    boolean offered;
    int permitted = GraenalandState.NONE;
    final long[] pledged;
    final int[] pledgedSupply;

    Yard(int seats) {
        pledged = new long[seats];
        pledgedSupply = new int[seats];
    }

    void become(Yard other) {
        builder = other.builder;
        thing = other.thing;
        site = other.site;
        due = other.due;
        nextSupply = other.nextSupply;
        tollTo = other.tollTo;
        marketsUsed = other.marketsUsed;
        supplyTaken = other.supplyTaken;
        offered = other.offered;
        permitted = other.permitted;
        System.arraycopy(other.pledged, 0, pledged, 0, pledged.length);
        System.arraycopy(other.pledgedSupply, 0, pledgedSupply, 0, pledgedSupply.length);
    }
}
