package althing.odin.advice;

import org.jspecify.annotations.Nullable;
import althing.odin.board.Placing;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.course.OdinState;

/**
 * What a board is good for as it lies, and what covering more of it adds: squares worth -1, income, bonuses, a step towards
 * either, and few gaps. In the final placement only squares worth -1 count.
 */
public final class Layout {

    private static final int COLUMNS = 16;

    private final OdinState position;
    private final int board;
    private final BoardWorth worth;
    private final Weights weights;
    private final Plan plan;
    /** What covering each square adds, by rows of {@link #COLUMNS}. */
    private final double[] square = new double[Plan.ROWS * COLUMNS];
    private final @Nullable Places[] places = new Places[Items.SILVER + 1];

    public Layout(OdinState position, int board, Appraisal prices) {
        this.position = position;
        this.board = board;
        worth = new BoardWorth(position, board, prices);
        weights = prices.weights;
        plan = worth.plan;
        weigh();
    }

    /** What the board is worth as it lies. */
    double value() {
        return worth.value();
    }

    private void weigh() {
        double plain = worth.last ? 0 : weights.of(Weight.LAY_PLAIN);
        for (int row = 0; row < plan.height; row++) {
            for (int left = worth.free[row + 1]; left != 0; left &= left - 1) {
                int column = Integer.numberOfTrailingZeros(left);
                square[row * COLUMNS + column] = (plan.minus[row] >> column & 1) != 0 ? 1 : plain;
            }
        }
        if (!worth.last) {
            for (Plan.Diagonal diagonal : plan.diagonals) {
                weighIncome(diagonal);
            }
            for (Plan.Bonus bonus : plan.bonuses) {
                weighBonus(bonus);
            }
        }
    }

    /** The squares around the next income squares, ring by ring, share what the income will bring. */
    private void weighIncome(Plan.Diagonal diagonal) {
        int next = worth.next(diagonal);
        double part = weights.of(Weight.LAY_INCOME);
        for (int k = next; k < Math.min(next + BoardWorth.AHEAD, diagonal.squares().length); k++) {
            int[] ring = diagonal.rings()[k];
            int size = 0;
            for (int row = 0; row < plan.height; row++) {
                size += Integer.bitCount(ring[row]);
            }
            double share = part * Math.max(1, BoardWorth.rise(diagonal, k)) * worth.incomes / size;
            for (int row = 0; row < plan.height; row++) {
                for (int left = ring[row] & worth.free[row + 1]; left != 0; left &= left - 1) {
                    square[row * COLUMNS + Integer.numberOfTrailingZeros(left)] += share;
                }
            }
            part *= weights.of(Weight.LAY_AHEAD);
        }
    }

    private void weighBonus(Plan.Bonus bonus) {
        if (!worth.isFree(bonus.row(), bonus.column())) {
            return;
        }
        double whole = worth.bonuses * worth.worth(bonus);
        square[bonus.row() * COLUMNS + bonus.column()] -= weights.of(Weight.LAY_BONUS) * whole;
        int size = 0;
        for (int i = 0; i < 3; i++) {
            size += Integer.bitCount(bonus.around()[i]);
        }
        double share = weights.of(Weight.LAY_AROUND) * whole / size;
        for (int i = 0; i < 3; i++) {
            int row = bonus.row() - 1 + i;
            for (int left = row >= 0 ? bonus.around()[i] & worth.free[row + 1] : 0; left != 0; left &= left - 1) {
                square[row * COLUMNS + Integer.numberOfTrailingZeros(left)] += share;
            }
        }
    }

    /** What a tile adds that lies with its upper left corner on a square. */
    double gain(Shape shape, int row, int column) {
        double gain = 0;
        boolean income = false;
        int edges = 0;
        for (int i = 0; i < shape.height(); i++) {
            int squares = shape.rows()[i] << column;
            income |= (squares & plan.income[row + i]) != 0;
            for (int left = squares; left != 0; left &= left - 1) {
                gain += square[(row + i) * COLUMNS + Integer.numberOfTrailingZeros(left)];
            }
            if (!worth.last) {
                edges += edges(shape, row, i, column, squares);
            }
        }
        if (worth.last) {
            return gain;
        }
        return gain - weights.of(Weight.LAY_GAP) * edges + (income ? worth.incomes * rise(shape, row, column) : 0)
                + (worth.bonuses > 0 ? surrounded(shape, row, column) : 0);
    }

    /** How many free squares next to a row of the tile stay free. */
    private int edges(Shape shape, int row, int i, int column, int squares) {
        int own = worth.free[row + i + 1] & ~squares;
        int above = i > 0 ? shape.rows()[i - 1] << column : 0;
        int below = i + 1 < shape.height() ? shape.rows()[i + 1] << column : 0;
        return Integer.bitCount(squares << 1 & own) + Integer.bitCount(squares >> 1 & own)
                + Integer.bitCount(squares & worth.free[row + i] & ~above)
                + Integer.bitCount(squares & worth.free[row + i + 2] & ~below);
    }

    /** How much the income rises, less what the steps towards it have counted already. */
    private double rise(Shape shape, int row, int column) {
        double rise = 0;
        for (Plan.Diagonal diagonal : plan.diagonals) {
            double part = weights.of(Weight.LAY_INCOME);
            for (int k = worth.next(diagonal); k < diagonal.squares().length && covers(shape, row, column,
                    diagonal.squares()[k].row(), diagonal.squares()[k].column()); k++) {
                rise += BoardWorth.rise(diagonal, k) - part * Math.max(1, BoardWorth.rise(diagonal, k));
                part *= weights.of(Weight.LAY_AHEAD);
            }
        }
        return rise;
    }

    private static boolean covers(Shape shape, int row, int column, int atRow, int atColumn) {
        int down = atRow - row;
        int across = atColumn - column;
        return down >= 0 && down < shape.height() && across >= 0 && (shape.rows()[down] >> across & 1) != 0;
    }

    /** The bonuses that the tile completes. */
    private double surrounded(Shape shape, int row, int column) {
        double gain = 0;
        for (Plan.Bonus bonus : plan.bonuses) {
            boolean open = worth.isFree(bonus.row(), bonus.column())
                    && !covers(shape, row, column, bonus.row(), bonus.column());
            boolean touched = false;
            for (int i = 0; i < 3 && open; i++) {
                int around = bonus.around()[i];
                int at = bonus.row() - 1 + i;
                int down = at - row;
                int tile = down >= 0 && down < shape.height() ? shape.rows()[down] << column : 0;
                touched |= (around & tile) != 0;
                open = around == 0 || (around & worth.free[at + 1] & ~tile) == 0;
            }
            gain += open && touched ? worth.bonuses * worth.worth(bonus) * (1 - weights.of(Weight.LAY_AROUND)) : 0;
        }
        return gain;
    }

    /** The squares on which a single silver or ore may be of use: before an income square or round a bonus, at last any. */
    int useful(int row) {
        if (worth.last) {
            return plan.minus[row];
        }
        int useful = 0;
        for (Plan.Diagonal diagonal : plan.diagonals) {
            int next = worth.next(diagonal);
            useful |= next < diagonal.squares().length ? diagonal.rings()[next][row] : 0;
        }
        for (Plan.Bonus bonus : plan.bonuses) {
            int i = row - bonus.row() + 1;
            useful |= i >= 0 && i < 3 ? bonus.around()[i] : 0;
        }
        return useful;
    }

    /** The places of an item that are worth trying; a single silver or ore only where it is of use. */
    public Places places(int item) {
        Places known = places[item];
        if (known == null) {
            known = new Places();
            places[item] = known;
            if (Placing.isAllowed(position, board, item)) {
                find(item, known);
            }
        }
        return known;
    }

    private void find(int item, Places into) {
        Placing.free(position, plan, board, item);
        for (Shape shape : Shape.of(item)) {
            for (int row = 0; row <= plan.height - shape.height(); row++) {
                int columns = Placing.columns(position, plan, board, shape, row)
                        & (Items.isTile(item) ? -1 : useful(row));
                for (int left = columns; left != 0; left &= left - 1) {
                    int column = Integer.numberOfTrailingZeros(left);
                    into.add(Laid.of(board, item, row, column, shape.turn()), gain(shape, row, column));
                }
            }
        }
    }

    double gain(int laid) {
        return gain(Laid.shape(laid), Laid.row(laid), Laid.column(laid));
    }
}
