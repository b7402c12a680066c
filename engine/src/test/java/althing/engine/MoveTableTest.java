package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTableTest {

    private record Step(String side, int far) implements Move {

        @Override
        public String code() {
            return "step " + side + " " + far;
        }
    }

    private final MoveTable<Step> table = new MoveTable<>("Steps", "'step left 1'");
    private final Step first = table.known(new Step("left", 1));

    private static Step read(CodeWords words) {
        if (!words.isNext("step")) {
            throw words.none();
        }
        return new Step(words.thing(word -> word.equals("left") || word.equals("right") ? word : null), words.number());
    }

    @Test
    void aKnownMove_isTheOneOfTheTable() {
        assertThat(table.named("step left 1", MoveTableTest::read)).isSameAs(first);
    }

    @Test
    void anotherMove_isReadFromItsWords() {
        assertThat(table.named("step right 70", MoveTableTest::read)).isEqualTo(new Step("right", 70));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "step", "step up 1", "step left", "step left -1", "step left 01", "step left 1 ",
            "jump left 1",
            "step left 1000000000", "step  left 2"})
    void whatDoesNotReadBack_isNoMove(String code) {
        assertThatThrownBy(() -> table.named(code, MoveTableTest::read)).isInstanceOf(BadInput.class)
                .hasMessage("'" + code + "' is no move of Steps; moves look like 'step left 1'.");
    }

    @Test
    void equalMoves_areOneObject() {
        assertThat(table.known(new Step("left", 1))).isSameAs(first);
        Step second = new Step("left", 2);
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
}
