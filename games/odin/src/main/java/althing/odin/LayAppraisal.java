package althing.odin;

/** How well a tile lies somewhere: squares worth -1, income, and bonus squares left open. */
final class LayAppraisal {

    private static final double PLAIN = 0.05;
    private static final double TOWARDS_INCOME = 0.085;

    private LayAppraisal() {
    }

    /** The worth of the best place on the board, or nothing where there is none. */
    static double best(OdinPosition position, int board, int item) {
        Plan plan = position.plan(board);
        double best = Double.NEGATIVE_INFINITY;
        for (Shape shape : Shape.of(item)) {
            for (int row = 0; row <= plan.height - shape.height(); row++) {
                for (int left = Placing.places(position, board, item, shape, row); left != 0; left &= left - 1) {
                    int column = Integer.numberOfTrailingZeros(left);
                    best = Math.max(best, worth(position, plan, board, shape, row, column));
                }
            }
        }
        return best;
    }

    static double worth(OdinPosition position, int board, int item, OdinMove.Lay lay) {
        for (Shape shape : Shape.of(item)) {
            if (shape.turn() == lay.turn()) {
                return worth(position, position.plan(board), board, shape, lay.row(), lay.column());
            }
        }
        return 0;
    }

    private static double worth(OdinPosition position, Plan plan, int board, Shape shape, int row, int column) {
        double worth = 0;
        int incomes = Appraisal.incomesLeft(position);
        for (int i = 0; i < shape.height(); i++) {
            int squares = shape.rows()[i] << column;
            worth += Integer.bitCount(squares & plan.minus[row + i]);
            worth += PLAIN * Integer.bitCount(squares & ~plan.minus[row + i]);
            worth -= 0.9 * incomes * Integer.bitCount(squares & plan.bonus[row + i]);
            worth += gaps(position, plan, board, row + i, squares);
        }
        if (plan.diagonals.length > 0 && incomes > 0) {
            worth += incomes * (gain(position, plan, board, shape, row, column)
                    + TOWARDS_INCOME * near(position, plan, board, shape, row, column));
        }
        return worth;
    }

    /** Neighbours that are covered or no squares leave fewer gaps. */
    private static double gaps(OdinPosition position, Plan plan, int board, int row, int squares) {
        int base = board * Plan.ROWS;
        int solid = ~(plan.squares[row] & ~position.covered[base + row]);
        int sides = Integer.bitCount((squares << 1 & ~squares) & solid) + Integer.bitCount((squares >> 1 & ~squares)
                & solid) + (squares & 1);
        int below = row + 1 < plan.height ? ~(plan.squares[row + 1] & ~position.covered[base + row + 1]) : -1;
        return 0.04 * (sides + Integer.bitCount(squares & below));
    }

    /** How much the income would rise. */
    private static int gain(OdinPosition position, Plan plan, int board, Shape shape, int row, int column) {
        int gain = 0;
        for (Plan.Diagonal diagonal : plan.diagonals) {
            int next = next(position, board, diagonal);
            int then = next;
            while (then < diagonal.squares().length && covers(shape, row, column, diagonal.squares()[then])) {
                then++;
            }
            gain += value(diagonal, then) - value(diagonal, next);
        }
        return gain;
    }

    private static int next(OdinPosition position, int board, Plan.Diagonal diagonal) {
        int next = 0;
        while (next < diagonal.squares().length && (position.covered[board * Plan.ROWS
                + diagonal.squares()[next].row()] >> diagonal.squares()[next].column() & 1) != 0) {
            next++;
        }
        return next;
    }

    private static int value(Plan.Diagonal diagonal, int square) {
        return square < diagonal.squares().length ? diagonal.squares()[square].value() : diagonal.full();
    }

    private static boolean covers(Shape shape, int row, int column, Plan.Income square) {
        int down = square.row() - row;
        int across = square.column() - column;
        return down >= 0 && down < shape.height() && across >= 0 && (shape.rows()[down] >> across & 1) != 0;
    }

    /** The squares that one of the next income squares waits for. */
    private static double near(OdinPosition position, Plan plan, int board, Shape shape, int row, int column) {
        double near = 0;
        for (Plan.Diagonal diagonal : plan.diagonals) {
            int next = next(position, board, diagonal);
            for (int ahead = 0; ahead < 3 && next + ahead < diagonal.squares().length; ahead++) {
                near += wanted(diagonal.squares()[next + ahead], plan, shape, row, column) / (1 + ahead);
            }
        }
        return near;
    }

    private static double wanted(Plan.Income square, Plan plan, Shape shape, int row, int column) {
        int wanted = 0;
        for (int i = 0; i < shape.height(); i++) {
            wanted += row + i < plan.height
                    ? Integer.bitCount(shape.rows()[i] << column & square.below()[row + i])
                    : 0;
        }
        return wanted;
    }
}
