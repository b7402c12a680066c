package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;
import althing.testkit.Rule;
import althing.vikings.table.Moves;

/** Which codes are moves: all that are well formed, even where no position allows them. */
class MovesTest {

    @ParameterizedTest
    @ValueSource(strings = {"bid 3", "bid 5000", "buy 12", "moor 0", "moor 99", "place noble 0", "place noble 40",
            "swap scout 99", "land warrior 0"})
    void wellFormedCodes_areMoves(String code) {
        assertThat(Moves.named(code).code()).isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "sing loudly", "buy", "buy x", "buy -1", "buy 03", "buy 3 4", "buy 99999999999",
            "place boatman 1", "place noble", "place noble 1 1", "take gold", "ferry all"})
    void otherWords_areNoMove(String code) {
        assertThatThrownBy(() -> Moves.named(code)).isInstanceOf(BadInput.class)
                .hasMessageContaining("'" + code + "' is no move of Vikings");
    }

    @Test
    @Rule("VIK-4.1")
    void offTheWheel_thereIsNoSet() {
        Position position = Setup.parse("vikings(seats=2)#5f").start();
        assertThat(position.why(position.nextSeat(), Moves.named("buy 12")).orElseThrow().rule()).isEqualTo("VIK-4.1");
    }
}
