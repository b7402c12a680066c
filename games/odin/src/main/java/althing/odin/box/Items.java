package althing.odin.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

import althing.engine.BadInput;
import althing.engine.data.DataRow;

/**
 * All that a seat can have in its supply, its stables and its bay, by index: first the tiles (goods by columns of the goods
 * table, then special tiles), then resources, weapons and ships; an armed ship is an item of its own. Emigrated ships come
 * last. What follows {@link #COUNT} can be gained but not counted: buildings and cards.
 */
@SuppressWarnings("MutablePublicArray")
public final class Items {

    public static final int NONE = -1;
    private static final List<String> IDS = new ArrayList<>();
    private static final Map<String, Integer> BY_ID = new HashMap<>();
    private static final List<DataRow> ROWS = rows();

    public static final int GOODS = Components.FILE.table("goods").rows().size();
    public static final int TILES = ROWS.size();
    public static final int SPECIALS = TILES - GOODS;

    public static final int WOOD = named("wood");
    public static final int STONE = named("stone");
    public static final int ORE = named("ore");
    public static final int SILVER = named("silver");
    public static final int BOW = named("bow");
    public static final int SNARE = named("snare");
    public static final int SPEAR = named("spear");
    public static final int SWORD = named("sword");
    public static final int WEAPONS = 4;
    public static final int BOAT = named("whaling-boat");
    public static final int ARMED_BOAT = named("whaling-boat-1");
    public static final int KNARR = named("knarr");
    /** The longship without ore; those with 1 to 3 ore follow. */
    public static final int LONGSHIP = named("longship");
    public static final int FULL_LONGSHIP = named("longship-3");
    public static final int EMIGRATED_KNARR = named("emigrated-knarr");
    public static final int EMIGRATED_LONGSHIP = named("emigrated-longship");
    public static final int COUNT = EMIGRATED_LONGSHIP + 1;
    public static final int SHED = named("shed");
    public static final int STONE_HOUSE = named("stone-house");
    public static final int LONG_HOUSE = named("long-house");
    /** A weapon card from the deck. */
    public static final int WEAPON = named("weapon");
    /** An occupation card from the deck. */
    public static final int OCCUPATION = named("occupation");

    public static final int SHEEP = named("sheep");
    public static final int PREGNANT_SHEEP = named("pregnant-sheep");
    public static final int CATTLE = named("cattle");
    public static final int PREGNANT_CATTLE = named("pregnant-cattle");
    public static final int MEAD = named("mead");
    public static final int PEAS = named("peas");
    public static final int CROWN = named("english-crown");

    /** The column of a good from 0, or {@link #NONE} for special tiles. */
    public static final int[] COLUMN = ROWS.stream().mapToInt(row -> isGood(row) ? row.number("column") - 1 : NONE)
            .toArray();
    public static final Colour[] COLOUR = ROWS.stream()
            .map(row -> isGood(row) ? row.constant("colour", Colour.class) : Colour.SPECIAL).toArray(Colour[]::new);
    /** The squares that a tile covers at the Feast, laid along the table and across it; 0 for what is no food. */
    public static final int[] FLAT = goods("flat");
    public static final int[] UPRIGHT = goods("upright");
    /** What can be served, as bits. */
    public static final long FOOD = bits(tile -> FLAT[tile] > 0);
    public static final int[] HARVEST = goods("harvest");
    public static final int[] SWORD_VALUE = ROWS.stream().mapToInt(row -> row.number("sword")).toArray();
    public static final int[] POINTS = ROWS.stream().mapToInt(row -> row.number("points")).toArray();
    /** The price of a special tile, or {@link #NONE} if it is not for sale. */
    public static final int[] PRICE = ROWS.stream()
            .mapToInt(row -> isGood(row) || row.word("price").equals("-") ? NONE : row.number("price")).toArray();
    public static final boolean[] FORGED = new boolean[TILES];
    /** The good one colour higher in the same column, or {@link #NONE} (FFO-8.6). */
    public static final int[] UPGRADED = new int[TILES];
    /** The green kinds, by column, that Overseas Trading turns over. */
    public static final int[] GREENS = ofColour(Colour.GREEN);
    static final int[] BLUES = ofColour(Colour.BLUE);
    public static final byte[] WEAPON_COUNTS = new byte[WEAPONS];

    static {
        for (int weapon = 0; weapon < WEAPONS; weapon++) {
            WEAPON_COUNTS[weapon] = (byte) Components.FILE.table("weapons").rows().get(weapon).number("count");
        }
        for (int tile = 0; tile < TILES; tile++) {
            FORGED[tile] = ROWS.get(tile).word("forge").equals("yes");
            UPGRADED[tile] = upgraded(tile);
        }
    }

    private Items() {
    }

    private static List<DataRow> rows() {
        List<DataRow> rows = new ArrayList<>(Components.FILE.table("goods").rows());
        rows.forEach(row -> add(row.word("good")));
        for (DataRow row : Components.FILE.table("specials").rows()) {
            rows.add(row);
            add(row.word("tile"));
        }
        List.of("wood", "stone", "ore", "silver").forEach(Items::add);
        Components.FILE.table("weapons").rows().forEach(row -> add(row.word("weapon")));
        for (DataRow row : Components.FILE.table("ships").rows()) {
            add(row.word("ship"));
            for (int ore = 1; ore <= row.number("ore-slots"); ore++) {
                add(row.word("ship") + "-" + ore);
            }
        }
        List.of("emigrated-knarr", "emigrated-longship", "shed", "stone-house", "long-house", "weapon", "occupation")
                .forEach(Items::add);
        return List.copyOf(rows);
    }

    private static void add(String id) {
        BY_ID.put(id, IDS.size());
        IDS.add(id);
    }

    private static boolean isGood(DataRow row) {
        return row.columns().contains("good");
    }

    private static int[] goods(String column) {
        return ROWS.stream().mapToInt(row -> isGood(row) ? row.number(column) : 0).toArray();
    }

    /** The tiles of which something is true, as bits. */
    public static long bits(IntPredicate chosen) {
        return IntStream.range(0, TILES).filter(chosen).mapToLong(tile -> 1L << tile).reduce(0,
                (all, one) -> all | one);
    }

    private static int[] ofColour(Colour colour) {
        int[] found = new int[8];
        Arrays.fill(found, NONE);
        for (int tile = 0; tile < GOODS; tile++) {
            if (COLOUR[tile] == colour) {
                found[COLUMN[tile]] = tile;
            }
        }
        return found;
    }

    private static int upgraded(int tile) {
        for (int other = 0; other < GOODS; other++) {
            boolean above = COLUMN[other] == COLUMN[tile] && COLOUR[other].ordinal() == COLOUR[tile].ordinal() + 1;
            if (above && !isPregnant(other)) {
                return other;
            }
        }
        return NONE;
    }

    public static String id(int item) {
        return IDS.get(item);
    }

    /** The item with an id; {@link BadInput} if there is none. */
    public static int named(String id) {
        Integer item = BY_ID.get(id);
        if (item == null) {
            throw new BadInput("There is no item '" + id + "' in A Feast for Odin.");
        }
        return item;
    }

    public static boolean isTile(int item) {
        return item < TILES;
    }

    public static boolean isSpecial(int item) {
        return item >= GOODS && item < TILES;
    }

    public static boolean isPregnant(int item) {
        return item == PREGNANT_SHEEP || item == PREGNANT_CATTLE;
    }

    public static boolean isAnimal(int item) {
        return (item >= SHEEP && item <= PREGNANT_SHEEP) || (item >= CATTLE && item <= PREGNANT_CATTLE);
    }

    /** The kind that a tile counts as: a pregnant animal is an animal of its kind (FFO-4.12). */
    public static int kind(int tile) {
        return isPregnant(tile) ? tile - 1 : tile;
    }

    public static boolean isShip(int item) {
        return item >= BOAT && item <= FULL_LONGSHIP;
    }

    public static boolean isWeapon(int item) {
        return item >= BOW && item <= SWORD;
    }

    /** Whether it may be that it is not to be had: special tiles, ships and buildings. */
    static boolean isLimited(int item) {
        return isSpecial(item) || isShip(item) || (item >= SHED && item <= LONG_HOUSE);
    }

    /** The shape of a tile, its rows with # for a square; a single square for silver and ore. */
    public static String[] shape(int item) {
        return isTile(item) ? ROWS.get(item).word("shape").split("/", -1) : new String[]{"#"};
    }
}
