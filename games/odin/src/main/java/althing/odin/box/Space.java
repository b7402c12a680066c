package althing.odin.box;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

import althing.engine.data.DataRow;

/** An action space of the board, or an imitation space of an extension tile. */
public final class Space {

    public static final List<Space> ALL = load();
    /** How many spaces the action board has; imitation spaces follow. */
    public static final int PRINTED = Components.FILE.table("spaces").rows().size();
    public static final int COUNT = ALL.size();
    private static final Space[] BY_INDEX = ALL.toArray(Space[]::new);
    private static final Map<String, Space> BY_ID = byId();

    public final String id;
    public final int index;
    /** The column from 1; 0 for an imitation space, whose column is drawn. */
    public final int column;
    public final int order;
    public final List<String> groups;
    final String colour;
    /** The ships it needs: so many of one kind, or one of several kinds; and what it does. */
    public final Amounts needs;
    public final boolean anyOfNeeds;
    /** Each ship, armed or not, of those kinds, as bits; with a knarr for a longship, which a card allows. */
    public final long helpfulShips;
    public final Program program;
    /** What cards ask about it: its groups, and whether it upgrades beside a mountain strip or plunders. */
    public final boolean isLivestock;
    public final boolean isHouses;
    public final boolean isShips;
    public final boolean isCrafting;
    public final boolean isMountainUpgrade;
    public final boolean isPlundering;
    /** Whether it needs a longship, and whether one may sail there. */
    public final boolean needsLongship;
    public final boolean sailsLongship;

    private Space(int index, String id, int column, int order, List<String> groups, String colour, String needs,
            Program program) {
        this.index = index;
        this.id = id;
        this.column = column;
        this.order = order;
        this.groups = groups;
        this.colour = colour;
        anyOfNeeds = needs.contains("|");
        this.needs = Amounts.parse(needs.equals("-") ? "" : needs.replace('|', '+'));
        helpfulShips = helpful(this.needs);
        this.program = program;
        isLivestock = groups.contains("livestock-market");
        isHouses = groups.contains("build-houses");
        isShips = groups.contains("build-ships");
        isCrafting = groups.contains("crafting");
        isMountainUpgrade = id.matches("MT[12]B");
        isPlundering = id.equals("SA4");
        needsLongship = this.needs.of(Items.LONGSHIP) > 0 && !anyOfNeeds;
        sailsLongship = this.needs.of(Items.LONGSHIP) > 0 && groups.contains("sailing");
    }

    private static long helpful(Amounts needs) {
        long ships = needs.of(Items.BOAT) > 0 ? 1L << Items.BOAT | 1L << Items.ARMED_BOAT : 0;
        ships |= needs.of(Items.KNARR) + needs.of(Items.LONGSHIP) > 0 ? 1L << Items.KNARR : 0;
        for (int ship = Items.LONGSHIP; needs.of(Items.LONGSHIP) > 0 && ship <= Items.FULL_LONGSHIP; ship++) {
            ships |= 1L << ship;
        }
        return ships;
    }

    private static List<Space> load() {
        List<Space> spaces = new ArrayList<>();
        for (DataRow row : Components.FILE.table("spaces").rows()) {
            spaces.add(new Space(spaces.size(), row.word("space"), row.number("column"), row.number("order"),
                    Arrays.asList(row.word("group").split("\\+", -1)), row.word("colour"), row.word("needs"),
                    Program.parse(row.place(), row.word("does"), spaces.size(), row.word("space"))));
        }
        for (DataRow row : Components.FILE.table("imitations").rows()) {
            spaces.add(new Space(spaces.size(), row.word("space"), 0, 0, List.of(), "white", "-",
                    Program.parse(row.place(), ">", spaces.size(), row.word("space"))));
        }
        return List.copyOf(spaces);
    }

    private static Map<String, Space> byId() {
        Map<String, Space> spaces = new HashMap<>();
        ALL.forEach(space -> spaces.put(space.id, space));
        return spaces;
    }

    public static Space get(int index) {
        return BY_INDEX[index];
    }

    /** The space with an id that is one. */
    public static Space known(String id) {
        return Objects.requireNonNull(BY_ID.get(id), id);
    }

    public static @Nullable Space named(String id) {
        return BY_ID.get(id);
    }
}
