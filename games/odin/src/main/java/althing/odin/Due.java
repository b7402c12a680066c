package althing.odin;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import althing.engine.Frame;
import althing.engine.Frame.Field;

/** What an entry of the agenda says beside its task and its seat, by task. */
final class Due {

    private static final Task[] TASKS = Task.values();
    private static final Frame[] BY_TASK = Arrays.stream(TASKS).map(Frame::new).toArray(Frame[]::new);
    private static final int MOST_GOODS = 7;
    private static final int MOST_EFFECTS = 64;
    private static final int MOST_DUE = 31;

    private static final List<String> ITEMS = IntStream.range(0, Items.COUNT).mapToObj(Items::id).toList();
    private static final List<String> TILES = ITEMS.subList(0, Items.TILES);
    private static final List<String> SPACES = Space.ALL.stream().map(space -> space.id).toList();
    private static final List<String> PRINTED_SPACES = SPACES.subList(0, Space.PRINTED);
    private static final List<String> PLANS = Plan.ALL.stream().map(plan -> plan.id).toList();
    private static final List<String> GREENS = Arrays.stream(Items.GREENS).mapToObj(Items::id).toList();
    private static final List<String> COURIERS = Arrays.stream(Courier.values())
            .map(courier -> Items.id(courier.tile)).toList();

    static final Field LAY_ITEM = of(Task.LAY).word("item", ITEMS);
    static final Field LAY_BOARD = of(Task.LAY).word("board", Estate.NAMES);
    /** A program; the other programs and the deeds are written in the same words. */
    static final Field CHOICE = of(Task.CHOOSE).word("of", ProgramWords.PROGRAMS);
    static final Field OFFER = of(Task.OFFER).word("deed", ProgramWords.DEEDS);
    /** The mountain action, which of its strips comes next, from 1, and whether it must not be declined (FFO-3.10). */
    static final Field MOUNTAIN = of(Task.MOUNTAIN).word("deed", ProgramWords.DEEDS);
    static final Field MOUNTAIN_PART = of(Task.MOUNTAIN).number("part", 1, Deed.Mountain.MOST_PARTS);
    static final Field MOUNTAIN_MUST = of(Task.MOUNTAIN).flag("must");
    static final Field UPGRADE = of(Task.UPGRADE).word("deed", ProgramWords.DEEDS);
    static final Field UPGRADE_LEFT = of(Task.UPGRADE).number("left", 1, MOST_GOODS);
    /** Whether one of the goods may rise by two colours (card 152A). */
    static final Field UPGRADE_RAISE = of(Task.UPGRADE).flag("raise");
    static final Field UPGRADE_MUST = of(Task.UPGRADE).flag("must");
    /** The green goods that were turned over, by column. */
    static final Field OVERSEAS_FLIPPED = of(Task.OVERSEAS).words("flipped", GREENS);
    static final Field SALE_LEFT = of(Task.SALE).number("left", 1, MOST_GOODS);
    static final Field SALE_MUST = of(Task.SALE).flag("must");
    static final Field ISLANDS = of(Task.EXPLORE).words("islands", PLANS);
    /** The emigration, and what cards take off its price. */
    static final Field EMIGRATION = of(Task.EMIGRATE).word("deed", ProgramWords.DEEDS);
    static final Field EMIGRATION_LESS = of(Task.EMIGRATE).number("less", 0, MOST_GOODS);
    static final Field EMIGRATION_MUST = of(Task.EMIGRATE).flag("must");
    static final Field REBUILD_MUST = of(Task.REBUILD).flag("must");
    static final Field MOST_BOATS = of(Task.BOATS).number("most", 1, 3);
    /** What is due for loot, the loot, and the second tile or none. */
    static final Field SPENDING = of(Task.SPEND).number("due", 0, MOST_DUE);
    static final Field LOOT = of(Task.SPEND).word("loot", TILES);
    static final Field SECOND_LOOT = of(Task.SPEND).wordOrNone("second", TILES);
    static final Field MOST_BACK = of(Task.BACK).number("most", 1, Moves.BACK.length - 1);
    static final Field PLAY = of(Task.PLAY).word("deed", ProgramWords.DEEDS);
    static final Field PLAY_LEFT = of(Task.PLAY).number("left", 1, MOST_GOODS);
    static final Field PLAY_MUST = of(Task.PLAY).flag("must");
    static final Field SETTLED = of(Task.SETTLE).word("item", ITEMS);
    static final Field INSTEAD = of(Task.INSTEAD).word("space", PRINTED_SPACES);
    static final Field INSTEAD_UPGRADE = of(Task.INSTEAD_UPGRADE).word("deed", ProgramWords.DEEDS);
    static final Field TURN_OVER_LEFT = of(Task.TURN_OVER).number("left", 1, MOST_GOODS);
    static final Field RAGE = of(Task.RAGE).number("bonus", 1, MOST_GOODS);
    static final Field MAID = of(Task.MAID).word("board", Estate.NAMES);
    static final Field COURIER = of(Task.COURIER).word("tile", COURIERS);
    static final Field RECALL_AGAIN = of(Task.RECALL_AGAIN).word("space", SPACES);
    static final Field SPLIT = of(Task.SPLIT).word("first", TILES);
    static final Field FISH_LEFT = of(Task.FISH).number("left", 1, Feast.SQUARES);
    /** How many effects of cards, directly below, are put in order. */
    static final Field ORDER = of(Task.ORDER).number("effects", 2, MOST_EFFECTS);
    static final Field THROW = of(Task.THROW).word("deed", ProgramWords.DEEDS);
    static final Field BEGIN = of(Task.BEGIN).word("space", PRINTED_SPACES);
    static final Field PROGRAM = of(Task.PROGRAM).word("of", ProgramWords.PROGRAMS);
    static final Field DEED = of(Task.DEED).word("deed", ProgramWords.DEEDS);

    /** The frames, each at the place of its task. */
    static final List<Frame> FRAMES = List.of(BY_TASK);

    private Due() {
    }

    static Frame of(Task task) {
        return BY_TASK[task.ordinal()];
    }
}
