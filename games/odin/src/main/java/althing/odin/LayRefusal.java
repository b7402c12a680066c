package althing.odin;

import althing.engine.Refusal;
import althing.odin.OdinMove.Lay;

/** Finds the rule that keeps a tile from lying somewhere. */
final class LayRefusal {

    private final OdinPosition position;
    private final int board;
    private final int item;
    private final Plan plan;

    LayRefusal(OdinPosition position, int board, int item) {
        this.position = position;
        this.board = board;
        this.item = item;
        plan = position.plan(board);
    }

    Refusal refusal(Lay lay) {
        Shape shape = Shape.of(item, lay.turn()).orElse(null);
        if (shape == null) {
            return because("FFO-5.6", "refusal.same-turn");
        }
        if (hits(shape, lay, row -> ~plan.squares[row]) || lay.row() + shape.height() > plan.height) {
            return because("FFO-5.4", "refusal.off-board");
        }
        if (hits(shape, lay, row -> position.covered[board * Plan.ROWS + row])) {
            return because("FFO-5.5", "refusal.overlap");
        }
        Placing.free(position, plan, board, item);
        if (hits(shape, lay, row -> ~position.free[row])) {
            return because(plan.isHouse() ? "FFO-5.31" : "FFO-5.7", "refusal.touching");
        }
        return because("FFO-5.10", "refusal.income-rule");
    }

    /** The squares of a row, as bits, that the tile must not lie on. */
    @FunctionalInterface
    private interface Squares {

        int in(int row);
    }

    private boolean hits(Shape shape, Lay lay, Squares forbidden) {
        for (int i = 0; i < shape.height() && lay.row() + i < plan.height; i++) {
            if ((shape.rows()[i] << lay.column() & forbidden.in(lay.row() + i)) != 0) {
                return true;
            }
        }
        return false;
    }

    private Refusal because(String rule, String key) {
        return Refusal.of(rule, key, "item", Wording.item(item));
    }
}
