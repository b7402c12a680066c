package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;
import althing.odin.actions.Mountains;
import althing.odin.box.Estate;
import althing.odin.box.Items;
import althing.odin.box.Laid;
import althing.odin.box.Plan;
import althing.odin.box.Shape;
import althing.odin.box.Strip;
import althing.odin.notation.NotationCheck;

/** Nothing limited appears or vanishes, no number is below zero, and the boards keep the rules. */
final class Conservation {

    private Conservation() {
    }

    static void check(OdinPosition position) {
        new NotationCheck(position).check();
        for (int seat = 0; seat < position.seats; seat++) {
            for (int item = 0; item < Items.COUNT; item++) {
                assertThat(position.count(seat, item)).isNotNegative();
                assertThat(position.holdings.held(seat) >> item & 1).isEqualTo(Math.min(1, position.count(seat, item)));
            }
        }
        for (byte silver : position.islandSilver) {
            assertThat(silver).isNotNegative();
        }
        boards(position);
        assertThat(Mountains.inPile(position)).isBetween(0, Strip.COUNT);
    }

    /** The covered squares are exactly those under the pieces, and no two pieces overlap. */
    private static void boards(OdinPosition position) {
        int[] covered = new int[Estate.BOARDS * Plan.ROWS];
        for (int i = 0; i < position.boards.laidCount(); i++) {
            int laid = position.boards.laid(i);
            Shape shape = Laid.shape(laid);
            for (int row = 0; row < shape.height(); row++) {
                int at = Laid.board(laid) * Plan.ROWS + Laid.row(laid) + row;
                int squares = shape.rows()[row] << Laid.column(laid);
                assertThat(covered[at] & squares).as("an overlap").isZero();
                covered[at] |= squares;
            }
        }
        for (int at = 0; at < covered.length; at++) {
            assertThat(position.boards.covered(at / Plan.ROWS, at % Plan.ROWS)).isEqualTo(covered[at]);
            assertThat(covered[at] & ~position.plan(at / Plan.ROWS).squares[at % Plan.ROWS]).as("off the board")
                    .isZero();
        }
    }
}
