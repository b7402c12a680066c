package althing.graenaland.table;

import java.util.Arrays;

import althing.graenaland.box.Board;
import althing.graenaland.box.Components;

/** The map and what lies on it: tiles, settlements, works and cards, by the provinces of the {@link Board}. Not thread safe. */
public final class Island {

    public static final int BUILDINGS = 3;

    /** The tile of each province, and back. */
    public final byte[] tiles = new byte[Board.MOST];
    public final byte[] provinceOf = new byte[Components.TILES.size()];
    /** Indexed by seat and province. */
    public final byte[] villages;
    /** All settlements, the villages included. */
    public final byte[] settled;
    /** The owner of each building, indexed by province and kind. */
    public final byte[] owner = new byte[Board.MOST * BUILDINGS];
    /** The works of each province, as bits. */
    public final byte[] works = new byte[Board.MOST];
    /** The face-up and face-down cards of each province. */
    public final long[] up = new long[Board.MOST];
    public final long[] down = new long[Board.MOST];

    public Island(int seats) {
        villages = new byte[seats * Board.MOST];
        settled = new byte[seats * Board.MOST];
        for (byte[] nothing : new byte[][]{tiles, provinceOf, owner}) {
            Arrays.fill(nothing, (byte) GraenalandState.NONE);
        }
    }

    public int settledAt(int seat, int province) {
        return settled[seat * Board.MOST + province];
    }

    public int villagesAt(int seat, int province) {
        return villages[seat * Board.MOST + province];
    }

    /** All settlements of a province. */
    public int settlements(int province) {
        int total = 0;
        for (int at = province; at < settled.length; at += Board.MOST) {
            total += settled[at];
        }
        return total;
    }

    void addVillage(int seat, int province, int number) {
        villages[seat * Board.MOST + province] += (byte) number;
        settled[seat * Board.MOST + province] += (byte) number;
    }

    void addBuilding(int seat, int province, int kind) {
        owner[province * BUILDINGS + kind] = (byte) seat;
        settled[seat * Board.MOST + province]++;
    }

    public boolean hasWork(int province, int work) {
        return (works[province] >> work & 1) != 0;
    }

    /** How many tokens of a work are left (GRA-1.9). */
    public int tokensLeft(int work) {
        int left = Components.TOKENS[work];
        for (byte built : works) {
            left -= built >> work & 1;
        }
        return left;
    }

    public void become(Island other) {
        System.arraycopy(other.tiles, 0, tiles, 0, tiles.length);
        System.arraycopy(other.provinceOf, 0, provinceOf, 0, provinceOf.length);
        System.arraycopy(other.villages, 0, villages, 0, villages.length);
        System.arraycopy(other.settled, 0, settled, 0, settled.length);
        System.arraycopy(other.owner, 0, owner, 0, owner.length);
        System.arraycopy(other.works, 0, works, 0, works.length);
        System.arraycopy(other.up, 0, up, 0, up.length);
        System.arraycopy(other.down, 0, down, 0, down.length);
    }
}
