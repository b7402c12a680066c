package althing.odin.advice;

import althing.odin.box.Plan;
import althing.odin.course.OdinState;
import althing.odin.course.Phase;

/** What a board is worth as it lies: squares worth -1 that are covered, income, bonuses, steps towards either, few gaps. */
final class BoardWorth {

    /** How many income squares after the next one are worth working for. */
    static final int AHEAD = 4;

    final Plan plan;
    final int incomes;
    final int bonuses;
    /** Whether this is the final placement, in which only squares worth -1 count. */
    final boolean last;
    /** The rows that can be covered still, from the one above the board. */
    final int[] free = new int[Plan.ROWS + 2];
    private final Appraisal prices;

    BoardWorth(OdinState position, int board, Appraisal prices) {
        this.prices = prices;
        plan = position.plan(board);
        incomes = Ahead.incomes(position);
        bonuses = Ahead.bonuses(position);
        last = position.phase == Phase.SCORING;
        for (int row = 0; row < plan.height; row++) {
            free[row + 1] = plan.squares[row] & ~position.boards.covered(board, row);
        }
    }

    boolean isFree(int row, int column) {
        return (free[row + 1] >> column & 1) != 0;
    }

    /** What a bonus gives. */
    double worth(Plan.Bonus bonus) {
        double worth = 0;
        for (int item : bonus.gives()) {
            worth += prices.of(item);
        }
        return worth;
    }

    /** The first income square of a diagonal that is not covered. */
    int next(Plan.Diagonal diagonal) {
        int next = 0;
        while (next < diagonal.squares().length
                && !isFree(diagonal.squares()[next].row(), diagonal.squares()[next].column())) {
            next++;
        }
        return next;
    }

    /** How much more income an income square brings than the one before. */
    static int rise(Plan.Diagonal diagonal, int square) {
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
            value += last ? 0 : prices.weights.of(Weight.LAY_PLAIN) * Integer.bitCount(covered & ~plan.minus[row]);
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
        return value - prices.weights.of(Weight.LAY_GAP) * edges;
    }

    /** The income and a part of what the next squares will bring. */
    private double income(Plan.Diagonal diagonal) {
        int next = next(diagonal);
        double income = value(diagonal, next);
        double part = prices.weights.of(Weight.LAY_INCOME);
        for (int k = next; k < Math.min(next + AHEAD, diagonal.squares().length); k++) {
            int size = 0;
            int lacking = 0;
            for (int row = 0; row < plan.height; row++) {
                size += Integer.bitCount(diagonal.rings()[k][row]);
                lacking += Integer.bitCount(diagonal.rings()[k][row] & free[row + 1]);
            }
            income += part * Math.max(1, rise(diagonal, k)) * (size - lacking) / size;
            part *= prices.weights.of(Weight.LAY_AHEAD);
        }
        return income;
    }

    private double bonus(Plan.Bonus bonus) {
        if (!isFree(bonus.row(), bonus.column())) {
            return -prices.weights.of(Weight.LAY_BONUS) * worth(bonus);
        }
        int size = 0;
        int lacking = 0;
        for (int i = 0; i < 3; i++) {
            int row = bonus.row() - 1 + i;
            size += Integer.bitCount(bonus.around()[i]);
            lacking += row >= 0 ? Integer.bitCount(bonus.around()[i] & free[row + 1]) : 0;
        }
        double part = prices.weights.of(Weight.LAY_AROUND);
        return worth(bonus) * (lacking == 0 ? 1 : part * (size - lacking) / size);
    }
}
