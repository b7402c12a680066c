package althing.northgard.box;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.data.DataRow;

/**
 * All tiles and their regions, read once from {@code components.table}. A region has one number for all of the game,
 * whatever tile of the map it lies on: regions of a tile follow one another. Sides are 0 … 3 for N, E, S, W.
 */
@SuppressWarnings("MutablePublicArray")
public final class Tiles {

    public static final int NONE = -1;
    public static final int SIDES = 4;
    private static final String SIDE_NAMES = "NESW";

    public static final List<TileFace> FACES = Components.FILE.table("tiles").rows().stream().map(Tiles::face).toList();
    public static final int COUNT = FACES.size();
    public static final int START = kind(TileFace.TileKind.START);
    public static final int START5 = kind(TileFace.TileKind.START5);

    public static final List<TileFace.Region> REGIONS = FACES.stream().flatMap(face -> face.regions().stream())
            .toList();
    public static final int REGION_COUNT = REGIONS.size();
    /** The first region of each tile, and after the last tile the number of all regions. */
    public static final int[] FIRST = new int[COUNT + 1];
    public static final int[] TILE_OF = new int[REGION_COUNT];
    /** The printed resources, indexed by resource and region. */
    public static final int[][] PRINTED = new int[Resource.KINDS][REGION_COUNT];
    /** The building site of each region, or {@link #NONE}. */
    public static final int[] SITE = new int[REGION_COUNT];
    public static final boolean[] LAIR = new boolean[REGION_COUNT];
    /** The region with a lair of each tile, or {@link #NONE}. */
    public static final int[] LAIR_OF = new int[COUNT];
    /** The region that owns a side of a turned tile, indexed by tile, rotation and side: 16 for each tile. */
    public static final int[] AT_SIDE = new int[COUNT * 16];
    /** The sides that the same region owns as a side of a turned tile, as bits; indexed in the same way. */
    public static final int[] SAME_REGION = new int[COUNT * 16];
    /** The corners NE, SE, SW, NW that a border line reaches, as bits, indexed by tile and rotation. */
    public static final int[] CORNERS = new int[COUNT * 4];
    /** The regions beyond the borders of a region, and whether the border is hard. */
    public static final int[][] BEYOND = new int[REGION_COUNT][];
    public static final boolean[][] HARD = new boolean[REGION_COUNT][];

    private static final Map<String, Integer> BY_ID = new HashMap<>();
    private static final Map<String, Integer> REGION_BY_ID = new HashMap<>();

    static {
        Arrays.fill(LAIR_OF, NONE);
        int region = 0;
        for (int tile = 0; tile < COUNT; tile++) {
            FIRST[tile] = region;
            BY_ID.put(FACES.get(tile).id(), tile);
            for (TileFace.Region each : FACES.get(tile).regions()) {
                number(tile, region++, each);
            }
            FIRST[tile + 1] = region;
            sides(tile);
            FACES.get(tile).borders().forEach(Tiles::check);
        }
        for (int each = 0; each < REGION_COUNT; each++) {
            borders(each);
        }
    }

    private Tiles() {
    }

    public static String id(int tile) {
        return FACES.get(tile).id();
    }

    public static String region(int region) {
        return REGIONS.get(region).id();
    }

    /** What people call a region, and a territory whose first region it is. */
    public static String name(int region) {
        return REGIONS.get(region).name();
    }

    /** What people call a tile: as its first region. */
    public static String called(int tile) {
        return name(FIRST[tile]);
    }

    /** The tile with this id, or {@link #NONE}. */
    public static int named(String id) {
        return BY_ID.getOrDefault(id, NONE);
    }

    /** The region with this id, or {@link #NONE}. */
    public static int regionNamed(String id) {
        return REGION_BY_ID.getOrDefault(id, NONE);
    }

    /** The region that owns a side of a turned tile. */
    public static int atSide(int tile, int rotation, int side) {
        return AT_SIDE[tile << 4 | rotation << 2 | side];
    }

    private static void number(int tile, int region, TileFace.Region face) {
        REGION_BY_ID.put(face.id(), region);
        TILE_OF[region] = tile;
        PRINTED[Resource.FOOD.ordinal()][region] = face.food();
        PRINTED[Resource.WOOD.ordinal()][region] = face.wood();
        PRINTED[Resource.LORE.ordinal()][region] = face.lore();
        Site site = face.site();
        SITE[region] = site == null ? NONE : site.ordinal();
        LAIR[region] = face.lair();
        if (face.lair()) {
            LAIR_OF[tile] = region;
        }
    }

    private static void sides(int tile) {
        for (int region = FIRST[tile]; region < FIRST[tile + 1]; region++) {
            for (char name : REGIONS.get(region).sides().toCharArray()) {
                for (int rotation = 0; rotation < SIDES; rotation++) {
                    AT_SIDE[tile << 4 | rotation << 2 | (SIDE_NAMES.indexOf(name) + rotation & 3)] = region;
                }
            }
        }
        for (int rotation = 0; rotation < SIDES; rotation++) {
            for (int side = 0; side < SIDES; side++) {
                boolean line = atSide(tile, rotation, side) != atSide(tile, rotation, side + 1 & 3);
                CORNERS[tile << 2 | rotation] |= line ? 1 << side : 0;
                for (int other = 0; other < SIDES; other++) {
                    SAME_REGION[tile << 4 | rotation << 2
                            | side] |= atSide(tile, rotation, side) == atSide(tile, rotation, other) ? 1 << other : 0;
                }
            }
        }
    }

    private static void check(TileFace.Border border) {
        if (!REGION_BY_ID.containsKey(border.one()) || !REGION_BY_ID.containsKey(border.other())) {
            throw new BadInput(Components.FILE.name() + ": there is no border between " + border.one() + " and "
                    + border.other() + ".");
        }
    }

    private static void borders(int region) {
        String id = region(region);
        List<TileFace.Border> own = FACES.get(TILE_OF[region]).borders().stream()
                .filter(border -> border.one().equals(id) || border.other().equals(id)).toList();
        BEYOND[region] = own.stream().mapToInt(border -> regionNamed(border.one().equals(id)
                ? border.other()
                : border.one())).toArray();
        HARD[region] = new boolean[own.size()];
        for (int i = 0; i < own.size(); i++) {
            HARD[region][i] = own.get(i).hard();
        }
    }

    private static int kind(TileFace.TileKind kind) {
        for (int tile = 0; tile < COUNT; tile++) {
            if (FACES.get(tile).kind() == kind) {
                return tile;
            }
        }
        throw new BadInput(Components.FILE.name() + ": there is no tile of the kind " + kind + ".");
    }

    private static TileFace face(DataRow row) {
        String tile = row.word("tile");
        return new TileFace(tile, row.constant("kind", TileFace.TileKind.class),
                Components.FILE.table("regions").rows().stream().filter(each -> each.word("tile").equals(tile))
                        .map(Tiles::region).toList(),
                Components.FILE.table("borders").rows().stream().filter(each -> each.word("tile").equals(tile))
                        .map(Tiles::border).toList(),
                row.source());
    }

    private static TileFace.Region region(DataRow row) {
        Site site = row.word("site").equals("-") ? null : row.constant("site", Site.class);
        TileFace.Point units = point(row, "units-at");
        if (units == null) {
            throw new BadInput(row.place() + ": units-at is missing.");
        }
        String id = row.word("tile") + "." + row.word("region");
        return new TileFace.Region(id, name(id), row.word("sides"), row.number("food"),
                row.number("wood"), row.number("lore"), site, Words.yes(row, "lair"), points(row, "polygon"),
                point(row, "site-at"), point(row, "food-at"), point(row, "wood-at"), point(row, "lore-at"),
                point(row, "lair-at"), units);
    }

    private static String name(String region) {
        return Components.FILE.table("places").rows().stream().filter(each -> each.word("region").equals(region))
                .map(each -> each.word("called")).findAny()
                .orElseThrow(
                        () -> new BadInput(Components.FILE.name() + ": nobody has named the region " + region + "."));
    }

    private static TileFace.Border border(DataRow row) {
        return new TileFace.Border(row.word("tile") + "." + row.word("one"), row.word("tile") + "."
                + row.word("other"), row.word("kind").equals("hard"), points(row, "path"));
    }

    private static TileFace.@Nullable Point point(DataRow row, String column) {
        return row.word(column).equals("-") ? null : points(row, column).getFirst();
    }

    private static List<TileFace.Point> points(DataRow row, String column) {
        return Arrays.stream(row.word(column).split(";", -1)).map(pair -> {
            if (!pair.matches("\\d(\\.\\d+)?,\\d(\\.\\d+)?")) {
                throw new BadInput(row.place() + ": " + column + " '" + pair + "' is no point.");
            }
            int comma = pair.indexOf(',');
            return new TileFace.Point(Double.parseDouble(pair.substring(0, comma)),
                    Double.parseDouble(pair.substring(comma + 1)));
        }).toList();
    }
}
