package althing.graenaland.table;

import java.util.Arrays;

import althing.graenaland.box.Components;

/** What the clans chose before play: their victory cards and the villages of the advanced start (GRA-18, GRA-19). Not thread safe. */
public final class Opening {

    /** The victory cards dealt, three a seat, and the one kept. */
    public final byte[] dealt;
    public final byte[] victory;
    /** Villages of the advanced start in the order of their placing: seat and province. */
    public final byte[] founders;
    public final byte[] foundedAt;
    public int founded;

    public Opening(int seats) {
        dealt = new byte[seats * Components.VICTORY_CARDS_DEALT];
        victory = new byte[seats];
        founders = new byte[2 * seats];
        foundedAt = new byte[2 * seats];
        for (byte[] nothing : new byte[][]{dealt, victory}) {
            Arrays.fill(nothing, (byte) GraenalandState.NONE);
        }
    }

    public void become(Opening other) {
        System.arraycopy(other.dealt, 0, dealt, 0, dealt.length);
        System.arraycopy(other.victory, 0, victory, 0, victory.length);
        System.arraycopy(other.founders, 0, founders, 0, founders.length);
        System.arraycopy(other.foundedAt, 0, foundedAt, 0, foundedAt.length);
        founded = other.founded;
    }
}
