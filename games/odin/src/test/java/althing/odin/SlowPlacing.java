package althing.odin;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

import althing.engine.MoveList;
import althing.odin.board.Placing;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.course.OdinMove;

/** Looks for places of a tile square by square, in the words of the rules. */
final class SlowPlacing {

    private static final List<String> WORST_FIRST = List.of("refusal.off-board", "refusal.overlap",
            "refusal.touching", "");

    private final OdinPosition position;
    private final int board;
    private final Plan plan;

    SlowPlacing(OdinPosition position, int board) {
        this.position = position;
        this.board = board;
        plan = position.plan(board);
    }

    Set<String> places(int item) {
        Set<String> places = new TreeSet<>();
        for (Shape shape : Shape.of(item)) {
            for (int row = 0; row < plan.height; row++) {
                for (int column = 0; column < 13; column++) {
                    if (Placing.isAllowed(position, board, item) && mayLie(item, shape, row, column)) {
                        places.add("lay " + row + " " + column + " " + shape.turn());
                    }
                }
            }
        }
        return places;
    }

    /** What keeps the item from lying so, in the words of the refusals; nothing if it may lie so. */
    String obstacle(int item, Shape shape, int row, int column) {
        String obstacle = "";
        for (int r = 0; r < shape.height(); r++) {
            for (int c = 0; c < shape.width(); c++) {
                if ((shape.rows()[r] >> c & 1) != 0) {
                    obstacle = worse(obstacle, obstacle(item, row + r, column + c));
                }
            }
        }
        return obstacle.isEmpty() && !mayLie(item, shape, row, column) ? "refusal.income-rule" : obstacle;
    }

    private String obstacle(int item, int row, int column) {
        if (!isSquare(row, column)) {
            return "refusal.off-board";
        }
        if (isCovered(row, column)) {
            return "refusal.overlap";
        }
        return isFree(item, row, column) ? "" : "refusal.touching";
    }

    private static String worse(String one, String other) {
        return WORST_FIRST.indexOf(one) < WORST_FIRST.indexOf(other) ? one : other;
    }

    Set<String> listed(int item) {
        MoveList moves = new MoveList();
        if (Placing.isAllowed(position, board, item)) {
            Placing.list(position, board, item, moves);
        }
        Set<String> codes = new TreeSet<>();
        moves.toList().forEach(move -> codes.add(move.code()));
        return codes;
    }

    void layOne(int item, Random random) {
        MoveList moves = new MoveList();
        if (Placing.isAllowed(position, board, item)) {
            Placing.list(position, board, item, moves);
        }
        if (!moves.isEmpty()) {
            OdinMove.Lay lay = (OdinMove.Lay) moves.get(random.nextInt(moves.size()));
            position.boards.put(Laid.of(board, item, lay.row(), lay.column(), lay.turn()));
        }
    }

    private boolean mayLie(int item, Shape shape, int row, int column) {
        for (int r = 0; r < shape.height(); r++) {
            for (int c = 0; c < shape.width(); c++) {
                if ((shape.rows()[r] >> c & 1) != 0 && !isFree(item, row + r, column + c)) {
                    return false;
                }
            }
        }
        for (Plan.Diagonal diagonal : plan.diagonals) {
            for (Plan.Income income : diagonal.squares()) {
                if (covers(shape, row, column, income.row(), income.column())
                        && !isFilled(shape, row, column, income)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean isFree(int item, int row, int column) {
        return isSquare(row, column) && !isCovered(row, column) && !touches(item, row - 1, column)
                && !touches(item, row + 1, column) && !touches(item, row, column - 1)
                && !touches(item, row, column + 1);
    }

    private boolean isSquare(int row, int column) {
        return row >= 0 && row < plan.height && column >= 0 && column < plan.grid[row].length()
                && ".-i*".indexOf(plan.grid[row].charAt(column)) >= 0;
    }

    private int at(int row, int column) {
        for (int i = 0; i < position.boards.laidCount(); i++) {
            int laid = position.boards.laid(i);
            if (Laid.board(laid) == board
                    && covers(Laid.shape(laid), Laid.row(laid), Laid.column(laid), row, column)) {
                return Laid.item(laid);
            }
        }
        return Items.NONE;
    }

    private boolean isCovered(int row, int column) {
        return at(row, column) != Items.NONE;
    }

    private boolean touches(int item, int row, int column) {
        int other = at(row, column);
        if (other == Items.NONE || !Items.isTile(other) || !Items.isTile(item)
                || Items.COLOUR[other] != Items.COLOUR[item]) {
            return false;
        }
        return switch (Items.COLOUR[item]) {
            case GREEN -> !plan.isHouse();
            case ORANGE, RED -> plan.isHouse();
            case BLUE, SPECIAL -> false;
        };
    }

    private static boolean covers(Shape shape, int row, int column, int atRow, int atColumn) {
        int down = atRow - row;
        int across = atColumn - column;
        return down >= 0 && down < shape.height() && across >= 0 && across < shape.width()
                && (shape.rows()[down] >> across & 1) != 0;
    }

    private boolean isFilled(Shape shape, int row, int column, Plan.Income income) {
        for (int r = income.row(); r < plan.height; r++) {
            for (int c = 0; c <= income.column(); c++) {
                if (isSquare(r, c) && plan.grid[r].charAt(c) != '*' && !isCovered(r, c)
                        && !covers(shape, row, column, r, c)) {
                    return false;
                }
            }
        }
        return true;
    }
}
