package althing.northgard.box;

import java.util.Arrays;

import althing.engine.data.DataFile;

/** The figures of the game, read once from {@code components.table}. */
public final class Components {

    public static final DataFile FILE = DataFile.load(Components.class, "/althing/northgard/components.table");

    public static final int UNITS = figure("units");
    public static final int GROUP = figure("units-per-group");
    public static final int HAND_SIZE = figure("hand-size");
    public static final int YEARS = figure("years");
    public static final int LONG_YEARS = figure("long-years");
    public static final int TILES_IN_HAND = figure("tiles-in-hand");
    public static final int BUILDINGS_PER_TYPE = figure("buildings-per-type");
    public static final int UNREST_CARDS = figure("unrest-cards");
    public static final int UNREST_GLORY = figure("unrest-glory");
    public static final int EXCHANGE_LORE = figure("exchange-lore");
    public static final int EXCHANGE_DRAW = figure("exchange-draw");
    public static final int REMOVE_LORE = figure("remove-lore");
    public static final int REMOVE_DRAW = figure("remove-draw");
    public static final int UPGRADE_LORE = figure("upgrade-lore");
    public static final int TRADE_GIVE = figure("trade-give");
    public static final int TRADE_GET = figure("trade-get");
    public static final int RESOURCES_PER_GLORY = figure("resources-per-glory");
    public static final int DOMINATION = figure("domination");
    public static final int TEAM_DOMINATION = figure("team-domination");
    public static final int HARVEST_SMALL_GLORY = figure("harvest-small-glory");
    public static final int HARVEST_LARGE_GLORY = figure("harvest-large-glory");
    public static final int LARGE_SIZE = figure("large-size");
    public static final int HARD_BORDER_MOVES = figure("hard-border-moves");
    public static final int LOW_CREATURE = figure("low-creature");

    /** Cards for each player in the Development deck, of the usual and the long game (NOR-3.4, NOR-19.1). */
    public static final int EARLY = figure("early-per-player");
    public static final int ADVANCED = figure("advanced-per-player");
    public static final int LONG_EARLY = figure("long-early-per-player");
    public static final int LONG_ADVANCED = figure("long-advanced-per-player");

    /** What Winter costs with so many units on the map (NOR-15.1). */
    public static final int[] WINTER_FOOD = winter("food");
    public static final int[] WINTER_WOOD = winter("wood");

    private static final int[] START = FILE.table("start-resources").rows().stream()
            .flatMapToInt(row -> Arrays.stream(Resource.values())
                    .mapToInt(resource -> row.number(resource.code())))
            .toArray();

    private Components() {
    }

    public static int figure(String name) {
        return FILE.table("figures").row("name", name).number("value");
    }

    private static int[] winter(String column) {
        int[] costs = new int[UNITS + 1];
        FILE.table("winter").rows().forEach(row -> {
            for (int units = row.number("from"); units < costs.length; units++) {
                costs[units] = row.number(column);
            }
        });
        return costs;
    }

    /** What the seat that sits so many places after the First Player starts with (NOR-3.10). */
    public static int startResource(int place, Resource resource) {
        return START[place * Resource.KINDS + resource.ordinal()];
    }
}
