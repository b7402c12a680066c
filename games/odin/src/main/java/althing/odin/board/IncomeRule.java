package althing.odin.board;

import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.course.OdinState;

/** That income squares are covered one after the other along their diagonal, each with all to its lower left (FFO-5.10). */
final class IncomeRule {

    private IncomeRule() {
    }

    /** The columns in which the shape covers an income square. */
    static int touching(Plan plan, Shape shape, int row) {
        int columns = 0;
        for (int i = 0; i < shape.height(); i++) {
            int income = plan.income[row + i];
            for (int squares = income == 0 ? 0 : shape.rows()[i]; squares != 0; squares &= squares - 1) {
                columns |= income >> Integer.numberOfTrailingZeros(squares);
            }
        }
        return columns;
    }

    /** The columns in which the shape covers the first free income square of a diagonal; no other may be covered before. */
    static int reaching(OdinState position, Plan plan, int board, Shape shape, int row) {
        int columns = 0;
        for (Plan.Diagonal diagonal : plan.diagonals) {
            int next = next(position, board, diagonal.squares());
            int down = next < diagonal.squares().length ? diagonal.squares()[next].row() - row : -1;
            if (down >= 0 && down < shape.height()) {
                columns |= Integer.reverse(shape.rows()[down]) >>> (31 - diagonal.squares()[next].column());
            }
        }
        return columns;
    }

    /** Which income square of a diagonal is the first that is free, or the end. */
    private static int next(OdinState position, int board, Plan.Income[] squares) {
        int next = 0;
        while (next < squares.length
                && position.boards.isCovered(board, squares[next].row(), squares[next].column())) {
            next++;
        }
        return next;
    }

    /** Whether all to the lower left of each income square it covers is covered with it (FFO-5.10). */
    static boolean isKept(OdinState position, Plan plan, int board, Shape shape, int row,
            int column) {
        for (Plan.Diagonal diagonal : plan.diagonals) {
            if (touches(diagonal, shape, row, column)
                    && !goesOn(position, plan, board, diagonal, shape, row, column)) {
                return false;
            }
        }
        return true;
    }

    private static boolean touches(Plan.Diagonal diagonal, Shape shape, int row, int column) {
        int touched = 0;
        for (int i = 0; i < shape.height(); i++) {
            touched |= diagonal.marks()[row + i] & shape.rows()[i] << column;
        }
        return touched != 0;
    }

    /** Whether the tile covers income squares from the first free one on without a gap, each with all below it. */
    private static boolean goesOn(OdinState position, Plan plan, int board, Plan.Diagonal diagonal, Shape shape,
            int row, int column) {
        Plan.Income[] squares = diagonal.squares();
        int next = next(position, board, squares);
        if (!covers(shape, row, column, squares[next].row(), squares[next].column())) {
            return false;
        }
        for (int i = next; i < squares.length; i++) {
            if (covers(shape, row, column, squares[i].row(), squares[i].column())
                    && !isFilledBelow(position, plan, board, shape, row, column, squares[i])) {
                return false;
            }
        }
        return true;
    }

    private static boolean covers(Shape shape, int row, int column, int atRow, int atColumn) {
        int down = atRow - row;
        int across = atColumn - column;
        return down >= 0 && down < shape.height() && across >= 0 && (shape.rows()[down] >> across & 1) != 0;
    }

    private static boolean isFilledBelow(OdinState position, Plan plan, int board, Shape shape, int row, int column,
            Plan.Income square) {
        for (int below = square.row(); below < plan.height; below++) {
            int down = below - row;
            int tile = down >= 0 && down < shape.height() ? shape.rows()[down] << column : 0;
            if ((square.below()[below] & ~position.boards.covered(board, below) & ~tile) != 0) {
                return false;
            }
        }
        return true;
    }
}
