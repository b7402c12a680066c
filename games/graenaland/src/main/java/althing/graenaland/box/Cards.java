package althing.graenaland.box;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.data.DataRow;

/**
 * Sets of resource cards packed into a long: five bits for the number of each kind. A kind is a back and a face, three to
 * a terrain; no more than 18 cards of a kind exist, so sets add up and are taken apart as plain numbers.
 */
public final class Cards {

    public static final long NONE = 0;
    public static final int PER_TERRAIN = 3;
    public static final int KINDS = PER_TERRAIN * Terrain.values().length;

    private static final int BITS = 5;
    private static final long MOST = (1L << BITS) - 1;
    private static final Resource[] RESOURCES = Resource.values();
    private static final List<DataRow> ROWS = Components.FILE.table("decks").rows();

    /** How many cards of each kind there are. */
    public static final int[] COUNT = ROWS.stream().mapToInt(row -> row.number("count")).toArray();
    /** What each kind shows. */
    public static final int[] RESOURCE = ROWS.stream()
            .mapToInt(row -> row.constant("resource", Resource.class).ordinal())
            .toArray();
    /** The kinds that show a resource. */
    public static final int[][] SHOWING = Arrays.stream(RESOURCES).map(Cards::showing).toArray(int[][]::new);
    /** The cards of the deck of each terrain. */
    public static final int[] DECK = IntStream.range(0, Terrain.values().length)
            .map(terrain -> Arrays.stream(COUNT, terrain * PER_TERRAIN, (terrain + 1) * PER_TERRAIN).sum()).toArray();
    public static final int ALL;
    /** Every card there is. */
    public static final long FULL;

    static {
        if (ROWS.size() != KINDS) {
            throw new BadInput(
                    Components.FILE.name() + ": table decks has " + ROWS.size() + " rows, not " + KINDS + ".");
        }
        long full = NONE;
        for (int kind = 0; kind < KINDS; kind++) {
            if (ROWS.get(kind).constant("terrain", Terrain.class).ordinal() != terrain(kind)) {
                throw new BadInput(
                        ROWS.get(kind).place() + ": the terrains must stand in their order, three rows each.");
            }
            full += COUNT[kind] * one(kind);
        }
        FULL = full;
        ALL = Arrays.stream(DECK).sum();
    }

    private Cards() {
    }

    public static int terrain(int kind) {
        return kind / PER_TERRAIN;
    }

    public static long one(int kind) {
        return 1L << (kind * BITS);
    }

    public static int count(long cards, int kind) {
        return (int) (cards >>> (kind * BITS) & MOST);
    }

    public static boolean has(long cards, int kind) {
        return (cards >>> (kind * BITS) & MOST) != 0;
    }

    /** The bits of all kinds of a terrain. */
    public static long mask(int terrain) {
        return ((1L << (PER_TERRAIN * BITS)) - 1) << (terrain * PER_TERRAIN * BITS);
    }

    public static int ofTerrain(long cards, int terrain) {
        int first = terrain * PER_TERRAIN;
        return count(cards, first) + count(cards, first + 1) + count(cards, first + 2);
    }

    public static int total(long cards) {
        int total = 0;
        for (long left = cards; left != 0; left >>>= BITS) {
            total += (int) (left & MOST);
        }
        return total;
    }

    /** The first kind of a set that is not empty. */
    public static int first(long cards) {
        return Long.numberOfTrailingZeros(cards) / BITS;
    }

    /** How many cards show a resource. */
    public static int showing(long cards, int resource) {
        int total = 0;
        for (int kind : SHOWING[resource]) {
            total += count(cards, kind);
        }
        return total;
    }

    /** The basic resources that the cards show, gold left out. */
    public static int amounts(long cards) {
        int amounts = Amounts.NONE;
        for (int resource = 0; resource < Amounts.BASIC; resource++) {
            amounts += showing(cards, resource) * Amounts.one(resource);
        }
        return amounts;
    }

    /** The kind of which a payer spends a card of the resource: the one it has most of, so that its backs stay mixed. */
    public static int spare(long cards, int resource) {
        int best = SHOWING[resource][0];
        for (int kind : SHOWING[resource]) {
            if (count(cards, kind) > count(cards, best)) {
                best = kind;
            }
        }
        return best;
    }

    /** The cards that are in both sets. */
    public static long common(long cards, long others) {
        long common = NONE;
        for (int kind = 0; kind < KINDS; kind++) {
            common += Math.min(count(cards, kind), count(others, kind)) * one(kind);
        }
        return common;
    }

    /** The kind of the card with this number, counted from 0 through the whole set. */
    public static int at(long cards, int number) {
        int kind = 0;
        int left = number;
        while (left >= count(cards, kind)) {
            left -= count(cards, kind++);
        }
        return kind;
    }

    private static int[] showing(Resource resource) {
        int[] kinds = new int[KINDS];
        int size = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            if (RESOURCE[kind] == resource.ordinal()) {
                kinds[size++] = kind;
            }
        }
        return Arrays.copyOf(kinds, size);
    }
}
