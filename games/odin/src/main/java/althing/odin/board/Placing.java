package althing.odin.board;

import althing.engine.MoveList;
import althing.odin.box.Colour;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.cards.Occupations;
import althing.odin.course.Moves;
import althing.odin.course.OdinMove;
import althing.odin.course.OdinState;
import althing.odin.state.Boards;

/**
 * Where tiles may lie (FFO-5). Boards are rows of bits; all columns in which a shape fits in a row are found at once by
 * shifting the free squares over each other, and only what covers income squares is looked at one by one.
 */
public final class Placing {

    /** The items that may lie on home boards and islands, and in houses, as bits. */
    private static final long ON_LAND = onLand();
    private static final long IN_HOUSES = (1L << Items.TILES) - 1 | 1L << Items.SILVER;

    private Placing() {
    }

    /** Whether an item may lie on a kind of board at all (FFO-5.1, FFO-5.2, FFO-5.30). */
    public static boolean isAllowed(OdinState position, int board, int item) {
        return item <= Items.SILVER && (allowed(position, board) >> item & 1) != 0;
    }

    /** The items that may lie on a board at all, as bits; with a card wood lies in houses. */
    private static long allowed(OdinState position, int board) {
        Plan plan = position.plan(board);
        if (!plan.isHouse()) {
            return plan.kind == Plan.Kind.SHED ? 0 : ON_LAND;
        }
        int owner = position.owner[board];
        boolean wood = owner >= 0 && Occupations.has(position, owner, Occupations.WOOD_IN_HOUSES);
        return wood ? IN_HOUSES | 1L << Items.WOOD : IN_HOUSES;
    }

    private static long onLand() {
        long items = 1L << Items.SILVER | 1L << Items.ORE;
        for (int tile = 0; tile < Items.TILES; tile++) {
            items |= Items.COLOUR[tile].compareTo(Colour.GREEN) >= 0 ? 1L << tile : 0;
        }
        return items;
    }

    /** Whether the item has a place on the board. */
    public static boolean fits(OdinState position, int board, int item) {
        return fitting(position, board, 1L << item) != 0;
    }

    /** Those of some items that have a place on the board, as bits; what was found is remembered until the board changes. */
    public static long fitting(OdinState position, int board, long items) {
        long wanted = items & allowed(position, board);
        for (long left = position.boards.unknown(board, wanted); left != 0; left &= left - 1) {
            int item = Long.numberOfTrailingZeros(left);
            position.boards.learn(board, item, hasPlace(position, board, item));
        }
        return position.boards.fitting(board, wanted);
    }

    private static boolean hasPlace(OdinState position, int board, int item) {
        Plan plan = position.plan(board);
        free(position, plan, board, item);
        for (Shape shape : Shape.of(item)) {
            for (int row = 0; row <= plan.height - shape.height(); row++) {
                if (columns(position, plan, board, shape, row) != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Lists every place of the item on the board. */
    public static void list(OdinState position, int board, int item, MoveList into) {
        Plan plan = position.plan(board);
        free(position, plan, board, item);
        for (Shape shape : Shape.of(item)) {
            OdinMove[][] lays = Moves.LAY[shape.turn()];
            for (int row = 0; row <= plan.height - shape.height(); row++) {
                into.addAll(lays[row], columns(position, plan, board, shape, row));
            }
        }
    }

    /** Fills {@link OdinState#free} with the squares that the item may cover but for the income rule. */
    public static void free(OdinState position, Plan plan, int board, int item) {
        for (int row = 0; row < plan.height; row++) {
            position.free[row] = plan.squares[row] & ~position.boards.covered(board, row);
        }
        int watched = watched(plan, item);
        if (watched != Boards.COVERED) {
            keepApart(position, plan, board, watched);
        }
    }

    /** The layer of squares that the item must not touch by an edge, if any beside those covered (FFO-5.7, FFO-5.31). */
    private static int watched(Plan plan, int item) {
        if (!Items.isTile(item)) {
            return Boards.COVERED;
        }
        return switch (Items.COLOUR[item]) {
            case GREEN -> plan.isHouse() ? Boards.COVERED : Boards.WATCHED;
            case ORANGE -> Boards.WATCHED;
            case RED -> Boards.WATCHED_RED;
            case BLUE, SPECIAL -> Boards.COVERED;
        };
    }

    private static void keepApart(OdinState position, Plan plan, int board, int watched) {
        int above = 0;
        int here = position.boards.row(board, watched, 0);
        for (int row = 0; row < plan.height; row++) {
            int below = row + 1 < plan.height ? position.boards.row(board, watched, row + 1) : 0;
            position.free[row] &= ~(here << 1 | here >> 1 | above | below);
            above = here;
            here = below;
        }
    }

    /** The columns, as bits, in which the left edge of the shape may lie when its top lies in the row; {@link #free} first. */
    public static int columns(OdinState position, Plan plan, int board, Shape shape, int row) {
        int all = shape.isRectangle() ? oblong(position.free, shape, row) : jagged(position.free, shape, row);
        if (all == 0) {
            return 0;
        }
        int income = all & IncomeRule.touching(plan, shape, row);
        int fitting = all & ~income;
        for (int left = income == 0
                ? 0
                : income & IncomeRule.reaching(position, plan, board, shape, row); left != 0; left &= left
                        - 1) {
            int column = Integer.numberOfTrailingZeros(left);
            fitting |= IncomeRule.isKept(position, plan, board, shape, row, column) ? 1 << column : 0;
        }
        return fitting;
    }

    /** Where a rectangle fits among free squares: what all its rows have in common is shifted over itself. */
    private static int oblong(int[] free, Shape shape, int row) {
        int common = free[row];
        for (int i = 1; i < shape.height(); i++) {
            common &= free[row + i];
        }
        int all = common;
        for (int shift = 1; shift < shape.width(); shift++) {
            all &= common >> shift;
        }
        return all;
    }

    private static int jagged(int[] free, Shape shape, int row) {
        int all = -1;
        for (int i = 0; i < shape.height() && all != 0; i++) {
            for (int squares = shape.rows()[i]; squares != 0; squares &= squares - 1) {
                all &= free[row + i] >> Integer.numberOfTrailingZeros(squares);
            }
        }
        return all;
    }
}
