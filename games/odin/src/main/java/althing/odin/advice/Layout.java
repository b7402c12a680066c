package althing.odin.advice;

import org.jspecify.annotations.Nullable;
import althing.odin.board.Placing;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;

/**
 * What a board is good for as it lies, and what covering more of it adds: squares worth -1, income, bonuses, a step towards
 * either, and few gaps. In the final placement only squares worth -1 count.
 */
public final class Layout {

    private static final int COLUMNS = 16;
    /** How many income squares after the next one are worth working for. */
    private static final int AHEAD = 4;

    private final OdinState position;
    private final Appraisal prices;
    private final int board;
    private final Plan plan;
    private final int base;
    private final int incomes;
    private final int bonuses;
    private final boolean last;
    /** What covering each square adds, by rows of {@link #COLUMNS}. */
    private final double[] square = new double[Plan.ROWS * COLUMNS];
    private final @Nullable Places[] places = new Places[Items.SILVER + 1];
    /** The rows that can be covered still. */
    private final int[] free = new int[Plan.ROWS + 2];

    public Layout(OdinState position, int board, Appraisal prices) {
        this.position = position;
        this.board = board;
        this.prices = prices;
        plan = position.plan(board);
        base = board * Plan.ROWS;
        incomes = Appraisal.incomesLeft(position);
        bonuses = Appraisal.bonusesLeft(position);
        last = position.phase == Phase.SCORING;
        for (int row = 0; row < plan.height; row++) {
            free[row + 1] = plan.squares[row] & ~position.boards.covered(board, row);
        }
        weigh();
    }

    private void weigh() {
        double plain = last ? 0 : Weight.LAY_PLAIN.value();
        for (int row = 0; row < plan.height; row++) {
            for (int left = free[row + 1]; left != 0; left &= left - 1) {
                int column = Integer.numberOfTrailingZeros(left);
                square[row * COLUMNS + column] = (plan.minus[row] >> column & 1) != 0 ? 1 : plain;
            }
        }
        if (!last) {
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
        int next = next(diagonal);
        double part = Weight.LAY_INCOME.value();
        for (int k = next; k < Math.min(next + AHEAD, diagonal.squares().length); k++) {
            int[] ring = diagonal.rings()[k];
            int size = 0;
            for (int row = 0; row < plan.height; row++) {
                size += Integer.bitCount(ring[row]);
            }
            double share = part * Math.max(1, rise(diagonal, k)) * incomes / size;
            for (int row = 0; row < plan.height; row++) {
                for (int left = ring[row] & free[row + 1]; left != 0; left &= left - 1) {
                    square[row * COLUMNS + Integer.numberOfTrailingZeros(left)] += share;
                }
            }
            part *= Weight.LAY_AHEAD.value();
        }
    }

    private void weighBonus(Plan.Bonus bonus) {
        if ((free[bonus.row() + 1] >> bonus.column() & 1) == 0) {
            return;
        }
        double worth = bonuses * worth(bonus);
        square[bonus.row() * COLUMNS + bonus.column()] -= Weight.LAY_BONUS.value() * worth;
        int size = 0;
        for (int i = 0; i < 3; i++) {
            size += Integer.bitCount(bonus.around()[i]);
        }
        double share = Weight.LAY_AROUND.value() * worth / size;
        for (int i = 0; i < 3; i++) {
            int row = bonus.row() - 1 + i;
            for (int left = row >= 0 ? bonus.around()[i] & free[row + 1] : 0; left != 0; left &= left - 1) {
                square[row * COLUMNS + Integer.numberOfTrailingZeros(left)] += share;
            }
        }
    }

    private double worth(Plan.Bonus bonus) {
        double worth = 0;
        for (int item : bonus.gives()) {
            worth += prices.of(item);
        }
        return worth;
    }

    /** The first income square of a diagonal that is not covered. */
    private int next(Plan.Diagonal diagonal) {
        int next = 0;
        while (next < diagonal.squares().length
                && (free[diagonal.squares()[next].row() + 1] >> diagonal.squares()[next].column() & 1) == 0) {
            next++;
        }
        return next;
    }

    private static int rise(Plan.Diagonal diagonal, int square) {
        return value(diagonal, square + 1) - value(diagonal, square);
    }

    private static int value(Plan.Diagonal diagonal, int square) {
        return square < diagonal.squares().length ? diagonal.squares()[square].value() : diagonal.full();
    }

    /** What the board is worth as it lies. */
    double value() {
        double value = 0;
        int edges = 0;
        for (int row = 0; row < plan.height; row++) {
            int covered = plan.squares[row] & ~free[row + 1];
            value += Integer.bitCount(covered & plan.minus[row]);
            value += last ? 0 : Weight.LAY_PLAIN.value() * Integer.bitCount(covered & ~plan.minus[row]);
            edges += Integer.bitCount(covered << 1 & free[row + 1]) + Integer.bitCount(covered >> 1 & free[row + 1])
                    + Integer.bitCount(covered & free[row]) + Integer.bitCount(covered & free[row + 2]);
        }
        if (last) {
            return value;
        }
        for (Plan.Diagonal diagonal : plan.diagonals) {
            value += incomes * income(diagonal);
        }
        for (Plan.Bonus bonus : plan.bonuses) {
            value += bonuses * bonus(bonus);
        }
        return value - Weight.LAY_GAP.value() * edges;
    }

    /** The income and a part of what the next squares will bring. */
    private double income(Plan.Diagonal diagonal) {
        int next = next(diagonal);
        double income = value(diagonal, next);
        double part = Weight.LAY_INCOME.value();
        for (int k = next; k < Math.min(next + AHEAD, diagonal.squares().length); k++) {
            int size = 0;
            int lacking = 0;
            for (int row = 0; row < plan.height; row++) {
                size += Integer.bitCount(diagonal.rings()[k][row]);
                lacking += Integer.bitCount(diagonal.rings()[k][row] & free[row + 1]);
            }
            income += part * Math.max(1, rise(diagonal, k)) * (size - lacking) / size;
            part *= Weight.LAY_AHEAD.value();
        }
        return income;
    }

    private double bonus(Plan.Bonus bonus) {
        if ((free[bonus.row() + 1] >> bonus.column() & 1) == 0) {
            return -Weight.LAY_BONUS.value() * worth(bonus);
        }
        int size = 0;
        int lacking = 0;
        for (int i = 0; i < 3; i++) {
            int row = bonus.row() - 1 + i;
            size += Integer.bitCount(bonus.around()[i]);
            lacking += row >= 0 ? Integer.bitCount(bonus.around()[i] & free[row + 1]) : 0;
        }
        double part = Weight.LAY_AROUND.value();
        return worth(bonus) * (lacking == 0 ? 1 : part * (size - lacking) / size);
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
            if (!last) {
                edges += edges(shape, row, i, column, squares);
            }
        }
        if (last) {
            return gain;
        }
        return gain - Weight.LAY_GAP.value() * edges + (income ? incomes * rise(shape, row, column) : 0)
                + (bonuses > 0 ? surrounded(shape, row, column) : 0);
    }

    /** How many free squares next to a row of the tile stay free. */
    private int edges(Shape shape, int row, int i, int column, int squares) {
        int own = free[row + i + 1] & ~squares;
        int above = i > 0 ? shape.rows()[i - 1] << column : 0;
        int below = i + 1 < shape.height() ? shape.rows()[i + 1] << column : 0;
        return Integer.bitCount(squares << 1 & own) + Integer.bitCount(squares >> 1 & own)
                + Integer.bitCount(squares & free[row + i] & ~above)
                + Integer.bitCount(squares & free[row + i + 2] & ~below);
    }

    /** How much the income rises, less what the steps towards it have counted already. */
    private double rise(Shape shape, int row, int column) {
        double rise = 0;
        for (Plan.Diagonal diagonal : plan.diagonals) {
            double part = Weight.LAY_INCOME.value();
            for (int k = next(diagonal); k < diagonal.squares().length && covers(shape, row, column,
                    diagonal.squares()[k].row(), diagonal.squares()[k].column()); k++) {
                rise += rise(diagonal, k) - part * Math.max(1, rise(diagonal, k));
                part *= Weight.LAY_AHEAD.value();
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
        double worth = 0;
        for (Plan.Bonus bonus : plan.bonuses) {
            boolean open = (free[bonus.row() + 1] >> bonus.column() & 1) != 0
                    && !covers(shape, row, column, bonus.row(), bonus.column());
            boolean touched = false;
            for (int i = 0; i < 3 && open; i++) {
                int around = bonus.around()[i];
                int at = bonus.row() - 1 + i;
                int down = at - row;
                int tile = down >= 0 && down < shape.height() ? shape.rows()[down] << column : 0;
                touched |= (around & tile) != 0;
                open = around == 0 || (around & free[at + 1] & ~tile) == 0;
            }
            worth += open && touched ? bonuses * worth(bonus) * (1 - Weight.LAY_AROUND.value()) : 0;
        }
        return worth;
    }

    /** The squares on which a single silver or ore may be of use: before an income square or round a bonus, at last any. */
    int useful(int row) {
        if (last) {
            return plan.minus[row];
        }
        int useful = 0;
        for (Plan.Diagonal diagonal : plan.diagonals) {
            int next = next(diagonal);
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
