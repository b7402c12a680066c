package althing.jorvik;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Which codes are moves: all that are well formed, even where no position allows them. */
class MovesTest {

    @ParameterizedTest
    @ValueSource(strings = {"join 3", "join 7", "join 0 brown", "reserve 2", "reserve 99", "swap 7 1", "with row 9",
            "double 12", "exchange 5 gold", "place silk artisan-iron-jet", "place iron merchant-amber",
            "steal gold artisan-iron-jet", "carry silk artisan-iron-jet artisan-iron-jet"})
    void wellFormedCodes_areMoves(String code) {
        assertThat(Moves.named(code).code()).isEqualTo(code);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "sing", "join", "join x", "join -1", "join 07", "join 7 red", "join 7 brown now",
            "join  7",
            "join 12345678901", "swap 0 1", "swap row", "place iron", "place iron shed", "exchange 3 beer", "finish 2",
            "carry iron artisan-iron-jet"})
    void otherWords_areNoMove(String code) {
        assertThatThrownBy(() -> Moves.named(code)).isInstanceOf(BadInput.class)
                .hasMessageContaining("'" + code + "' is no move of Jórvík");
    }
}
