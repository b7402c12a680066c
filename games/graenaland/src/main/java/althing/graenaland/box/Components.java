package althing.graenaland.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.jspecify.annotations.Nullable;

import althing.engine.BadInput;
import althing.engine.data.DataFile;
import althing.engine.data.DataRow;

/** All components and figures of the game, read once from {@code components.table}. */
public final class Components {

    public static final DataFile FILE = DataFile.load(Components.class, "/althing/graenaland/components.table");

    public static final int PIECES = figure("settlement-pieces") - figure("pieces-on-army-track");
    public static final int ARMY_START = figure("army-start");
    public static final int ARMY_MOST = figure("army-most");
    public static final int SUPPLY_ROW = figure("supply-face-up");
    public static final int CONDITIONS_TO_WIN = figure("conditions-to-win");
    public static final int POINTS_TO_WIN = figure("victory-points-to-win");
    public static final int VICTORY_CARDS_DEALT = figure("victory-cards-dealt");
    public static final int PLEDGE_CALLS = figure("pledge-calls");
    public static final int PLEDGES_WITHDRAWN = figure("pledges-withdrawn");
    public static final int PROMISES_OPEN = figure("promises-open");
    public static final int PROMISE_ROUNDS = figure("promise-rounds");

    public static final List<Tile> TILES = tiles();
    public static final List<SupplyFace> SUPPLY = supply();
    public static final List<VictoryFace> VICTORY = victory();

    /** The village price of each tile, and the prices of buildings and works by their ordinals. */
    public static final int[] VILLAGE = TILES.stream().mapToInt(Tile::village).toArray();
    public static final int[] BUILDING = Arrays.stream(Building.values()).mapToInt(each -> price(each.code()))
            .toArray();
    public static final int[] WORK = Arrays.stream(Work.values()).mapToInt(each -> price(each.code())).toArray();
    public static final int ARMY = price("army");
    public static final int ARMY_WITH_FORT = price("army-with-fort");
    /** The two resources of each supply card as {@link Amounts}. */
    public static final int[] SUPPLY_AMOUNTS = SUPPLY.stream().mapToInt(SupplyFace::amounts).toArray();
    public static final int[] TOKENS = Arrays.stream(Work.values())
            .mapToInt(work -> FILE.table("works").row("work", work.code()).number("tokens")).toArray();
    public static final int[] TERRAIN = TILES.stream().mapToInt(tile -> tile.terrain().ordinal()).toArray();
    public static final int[] IMPROVEMENT = TILES.stream().mapToInt(tile -> tile.improvement().ordinal()).toArray();
    /** The fort resource of each tile, or -1. */
    public static final int[] FORT = TILES.stream().mapToInt(tile -> tile.fort() == null ? -1 : tile.fort().ordinal())
            .toArray();
    /** Indexed by card, column and level. */
    public static final int[][][] LEVELS = VICTORY.stream().map(card -> card.levels().stream()
            .map(levels -> levels.stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new))
            .toArray(int[][][]::new);

    private Components() {
    }

    public static @Nullable Tile tile(String id) {
        return TILES.stream().filter(tile -> tile.id().equals(id)).findFirst().orElse(null);
    }

    /** What a condition of the victory tile needs (GRA-16, GRA-17.5). */
    public static int condition(Column column, int seats) {
        return FILE.table("conditions").row("column", column.code()).number(seats == 3 ? "three-seats" : "needed");
    }

    /** What each condition of the victory tile needs. */
    public static int[] conditions(int seats) {
        return Arrays.stream(Column.values()).mapToInt(column -> condition(column, seats)).toArray();
    }

    /** The tiles of a row of the standard map. */
    public static List<Tile> map(int seats, String row) {
        DataRow map = FILE.table("maps").row("seats", String.valueOf(seats));
        return Arrays.stream(map.word(row).split("\\+", -1)).map(id -> named(map, id)).toList();
    }

    /** Where the seat that plays in this turn, counted from 1, has its first villages and its warlord (GRA-2.8). */
    public record Start(List<Tile> villages, Tile warlord) {}

    public static Start start(int seats, int turn) {
        DataRow start = FILE.table("starts").rows().stream()
                .filter(row -> row.number("seats") == seats && row.number("turn") == turn).findFirst()
                .orElseThrow(() -> new BadInput(FILE.name() + ": no starting places for turn " + turn + " of " + seats
                        + " seats."));
        return new Start(List.of(named(start, start.word("first")), named(start, start.word("second"))),
                named(start, start.word("warlord")));
    }

    public static int price(String thing) {
        DataRow row = FILE.table("prices").row("thing", thing);
        return amounts(row, row.word("price"));
    }

    private static int figure(String name) {
        return FILE.table("figures").row("name", name).number("value");
    }

    private static Tile named(DataRow row, String id) {
        Tile tile = tile(id);
        if (tile == null) {
            throw new BadInput(row.place() + ": there is no tile '" + id + "'.");
        }
        return tile;
    }

    private static List<Tile> tiles() {
        List<Tile> tiles = new ArrayList<>();
        for (DataRow row : FILE.table("tiles").rows()) {
            tiles.add(new Tile(tiles.size(), row.word("tile"), row.constant("terrain", Terrain.class),
                    row.word("row").equals("coast"), players(row.word("label")), amounts(row, row.word("village")),
                    row.constant("improvement", Resource.class),
                    row.word("fort").equals("-") ? null : row.constant("fort", Resource.class)));
        }
        return List.copyOf(tiles);
    }

    private static List<Integer> players(String label) {
        return label.equals("-")
                ? List.of(3, 4, 5)
                : Arrays.stream(label.split("\\+", -1)).map(Integer::valueOf).toList();
    }

    private static List<SupplyFace> supply() {
        List<SupplyFace> cards = new ArrayList<>();
        for (DataRow row : FILE.table("supply").rows()) {
            List<Resource> resources = Arrays.stream(row.word("resources").split("\\+", -1))
                    .map(word -> resource(row, word)).toList();
            int amounts = resources.stream().mapToInt(each -> Amounts.one(each.ordinal())).sum();
            cards.add(new SupplyFace(cards.size(), row.word("card"), resources, amounts));
        }
        return List.copyOf(cards);
    }

    private static List<VictoryFace> victory() {
        List<VictoryFace> cards = new ArrayList<>();
        for (DataRow row : FILE.table("victory").rows()) {
            Column light = row.constant("light", Column.class);
            Column dark = row.constant("dark", Column.class);
            List<List<Integer>> levels = Arrays.stream(Column.values())
                    .map(column -> levels(column, column == light ? "light" : column == dark ? "dark" : "standard"))
                    .toList();
            cards.add(new VictoryFace(cards.size(), row.word("card"), light, dark, levels));
        }
        return List.copyOf(cards);
    }

    private static List<Integer> levels(Column column, String shade) {
        DataRow found = FILE.table("levels").rows().stream()
                .filter(row -> row.word("column").equals(column.code()) && row.word("shade").equals(shade)).findFirst()
                .orElseThrow(() -> new BadInput(FILE.name() + ": no " + shade + " levels of " + column.code() + "."));
        return List.of(found.number("first"), found.number("second"), found.number("third"));
    }

    private static int amounts(DataRow row, String words) {
        int amounts = Amounts.NONE;
        for (String word : words.split("\\+", -1)) {
            String count = word.substring(word.length() - 1);
            if (!count.matches("[1-9]")) {
                throw new BadInput(row.place() + ": '" + word + "' does not end with a number.");
            }
            Resource resource = resource(row, word.substring(0, word.length() - 1));
            amounts += Integer.parseInt(count) * Amounts.one(resource.ordinal());
        }
        return amounts;
    }

    private static Resource resource(DataRow row, String word) {
        try {
            return Resource.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new BadInput(row.place() + ": '" + word + "' is no resource.");
        }
    }
}
