package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.code.Code;
import althing.engine.code.MoveCodec;

class MoveTableTest {

    private enum Side {
        LEFT, RIGHT
    }

    @Code("step {side} {far}")
    private record Step(Side side, int far) implements Move {

        @Override
        public String code() {
            return "step " + side + " " + far;
        }
    }

    private final MoveTable<Step> table = new MoveTable<>("Steps", "'step left 1'", MoveCodec.of(Step.class));
    private final Step first = table.known(new Step(Side.LEFT, 1));

    @Test
    void aKnownMove_isTheOneOfTheTable() {
        assertThat(table.named("step left 1")).isSameAs(first);
        assertThat(table.read("step left 1")).isSameAs(first);
        assertThat(table.known(new Step(Side.LEFT, 1))).isSameAs(first);
        assertThat(table.all()).containsExactly(first);
    }

    @Test
    void anotherMove_isReadFromItsWords() {
        assertThat(table.read("step right 70")).isEqualTo(new Step(Side.RIGHT, 70));
    }

    @Test
    void anotherMove_isNotAmongTheKnown() {
        assertThatThrownBy(() -> table.named("step right 70")).isInstanceOf(BadInput.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "step", "step up 1", "step left", "step left -1", "step left 01", "step left 1 ",
            "jump left 1",
            "step left 1000000000", "step  left 2"})
    void whatDoesNotReadBack_isNoMove(String code) {
        assertThatThrownBy(() -> table.read(code)).isInstanceOf(BadInput.class)
                .hasMessage("'" + code + "' is no move of Steps; moves look like 'step left 1'.");
    }

    @Test
    void equalMoves_areOneObject() {
        assertThat(table.known(new Step(Side.LEFT, 1))).isSameAs(first);
        Step second = new Step(Side.LEFT, 2);
        assertThat(table.known(second)).isSameAs(second);
        assertThat(table.find("step left 2")).containsSame(second);
    }

    @Test
    void withoutAReading_onlyTheTableCounts() {
        assertThat(table.named("step left 1")).isSameAs(first);
        assertThat(table.find("step right 70")).isEmpty();
        assertThatThrownBy(() -> table.named("step right 70")).isInstanceOf(BadInput.class)
                .hasMessage(table.unknown("step right 70").getMessage());
    }

    @Test
    void theEmptyTable_readsNothing() {
        assertThatThrownBy(() -> MoveTable.empty("quiet").read("step left 1")).isInstanceOf(BadInput.class);
    }
}
