package althing.odin.box;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The boards of a game by index: a home board for each of four seats, the four exploration boards, then sheds, stone houses
 * and long houses. What an exploration board shows depends on its side.
 */
public final class Estate {

    public static final int HOMES = 4;
    public static final int ISLANDS = 4;
    public static final int FIRST_ISLAND = HOMES;
    public static final int FIRST_SHED = FIRST_ISLAND + ISLANDS;
    public static final int FIRST_STONE_HOUSE = FIRST_SHED + Plan.SHED.copies;
    public static final int FIRST_LONG_HOUSE = FIRST_STONE_HOUSE + Plan.STONE_HOUSE.copies;
    public static final int BOARDS = FIRST_LONG_HOUSE + Plan.LONG_HOUSE.copies;
    /** A slot is a board, or a board that shows its back, which comes so many after it. */
    public static final int SLOTS = 2 * BOARDS;
    /** The names of all boards: one for the home boards, then the others in order, then the backs of the islands. */
    public static final List<String> NAMES;
    private static final int FIRST_BACK_NAME = BOARDS - HOMES + 1;
    private static final Plan[] FRONT = new Plan[ISLANDS];
    private static final Plan[] BACK = new Plan[ISLANDS];

    static {
        for (Plan plan : Plan.ALL) {
            if (plan.tile >= 0) {
                (plan.back ? BACK : FRONT)[plan.tile] = plan;
            }
        }
        NAMES = IntStream.concat(IntStream.concat(IntStream.of(0), IntStream.range(HOMES, BOARDS)),
                IntStream.range(BOARDS + FIRST_ISLAND, BOARDS + FIRST_SHED)).mapToObj(Estate::slotName).toList();
    }

    private Estate() {
    }

    /** The place of a slot's name among all names. */
    public static int nameOf(int slot) {
        if (slot >= BOARDS) {
            return FIRST_BACK_NAME + slot - BOARDS - FIRST_ISLAND;
        }
        return slot < HOMES ? 0 : slot - HOMES + 1;
    }

    /** The board of a seat that a name stands for. */
    public static int named(int name, int seat) {
        if (name >= FIRST_BACK_NAME) {
            return name - FIRST_BACK_NAME + FIRST_ISLAND;
        }
        return name == 0 ? seat : name + HOMES - 1;
    }

    public static boolean isIsland(int board) {
        return board >= FIRST_ISLAND && board < FIRST_SHED;
    }

    public static boolean isShed(int board) {
        return board >= FIRST_SHED && board < FIRST_STONE_HOUSE;
    }

    public static Plan island(int tile, boolean back) {
        return back ? BACK[tile] : FRONT[tile];
    }

    /** What is printed on a board; {@code back} says which side an exploration board shows. */
    public static Plan plan(int board, boolean back) {
        if (board < HOMES) {
            return Plan.HOME;
        }
        if (board < FIRST_SHED) {
            return island(board - FIRST_ISLAND, back);
        }
        if (board < FIRST_STONE_HOUSE) {
            return Plan.SHED;
        }
        return board < FIRST_LONG_HOUSE ? Plan.STONE_HOUSE : Plan.LONG_HOUSE;
    }

    /** The first board of a kind of building. */
    public static int first(Plan building) {
        if (building == Plan.SHED) {
            return FIRST_SHED;
        }
        return building == Plan.STONE_HOUSE ? FIRST_STONE_HOUSE : FIRST_LONG_HOUSE;
    }

    /** The name of a board in moves and notation; it is the same for every seat's home board. */
    static String name(int board, boolean back) {
        Plan plan = plan(board, back);
        return plan.copies == 1 || board < HOMES ? plan.id : plan.id + "-" + (board - first(plan) + 1);
    }

    public static String slotName(int slot) {
        return name(slot % BOARDS, slot >= BOARDS);
    }
}
