package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

import althing.engine.data.DataTable;
import althing.odin.box.Components;
import althing.odin.box.Items;
import althing.odin.box.Plan;
import althing.odin.box.Space;
import althing.odin.box.Strip;

/** The component tables hold what the box holds. */
class ComponentsTest {

    @Test
    void theBox_isComplete() {
        assertThat(Space.PRINTED).isEqualTo(61);
        assertThat(Space.ALL.stream().filter(space -> space.column == 1)).hasSize(18);
        assertThat(Space.ALL.stream().filter(space -> space.column == 2)).hasSize(18);
        assertThat(Space.ALL.stream().filter(space -> space.column == 3)).hasSize(16);
        assertThat(Space.ALL.stream().filter(space -> space.column == 4)).hasSize(9);
        assertThat(Strip.COUNT).isEqualTo(8);
        assertThat(Items.SPECIALS).isEqualTo(15);
        assertThat(Items.WEAPON_COUNTS).containsExactly(12, 12, 12, 11);
    }

    @Test
    void theHomeBoard_hasItsSquares() {
        assertThat(Plan.bits(Plan.HOME.squares)).isEqualTo(143);
        assertThat(Plan.bits(Plan.HOME.minus)).isEqualTo(86);
    }

    @Test
    void nothing_isMadeUp() {
        for (DataTable table : Components.FILE.tables()) {
            assertThat(table.rows()).allMatch(row -> row.source().equals("rulebook") || row.source().equals("public"));
        }
    }
}
