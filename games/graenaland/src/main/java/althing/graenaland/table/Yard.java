package althing.graenaland.table;

import althing.graenaland.box.Amounts;
import althing.graenaland.box.Cards;
import althing.graenaland.box.Things;

/** The building phase: who builds what and where, what it still costs, and what helpers have pledged (GRA-9 to GRA-14). Not thread safe. */
public final class Yard {

    /** Who builds now; in a final building the others follow. */
    public int builder;
    /** What is being built, see {@link Things}, and where. */
    public int thing = GraenalandState.NONE;
    public int site = GraenalandState.NONE;
    /** What the build still costs and whose supply card may come next. */
    public int due;
    public int nextSupply;
    /** Who still gets a toll card, as bits. */
    public int tollTo;
    public int marketsUsed;
    public boolean supplyTaken;
    /** Whether there was a joint work or a permission in this turn. */
    public boolean offered;
    public int permitted = GraenalandState.NONE;
    /** How often the helpers of a joint work were asked, and how many cards the one who is asked has taken back. */
    public int calls;
    public int withdrawn;
    public final long[] pledged;
    public final int[] pledgedSupply;
    /** For which resources the pledged gold stands, as {@link Amounts}. */
    public final int[] pledgedGold;

    public Yard(int seats) {
        pledged = new long[seats];
        pledgedSupply = new int[seats];
        pledgedGold = new int[seats];
    }

    public boolean hasPledged(int seat) {
        return pledged[seat] != Cards.NONE || pledgedSupply[seat] != 0;
    }

    public void become(Yard other) {
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
        calls = other.calls;
        withdrawn = other.withdrawn;
        System.arraycopy(other.pledged, 0, pledged, 0, pledged.length);
        System.arraycopy(other.pledgedSupply, 0, pledgedSupply, 0, pledgedSupply.length);
        System.arraycopy(other.pledgedGold, 0, pledgedGold, 0, pledgedGold.length);
    }
}
