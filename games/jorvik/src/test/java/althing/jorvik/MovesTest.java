package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.jorvik.town.JorvikMove;
import althing.jorvik.town.Moves;
import althing.testkit.RandomGame;

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

    /** A well-formed move that can never be legal is refused with a reason, whatever is asked. */
    @ParameterizedTest
    @ValueSource(strings = {"jorvik(seats=2)", "jorvik(seats=5)", "jorvik(seats=2,variant=jarl)",
            "jorvik(seats=4,variant=jarl)", "jorvik(seats=5,variant=jarl)"})
    void movesThatCanNeverBeLegal_areRefusedEverywhere(String setup) {
        List<JorvikMove> never = Stream.of("join 0", "join 7", "join 99 brown", "reserve 0", "reserve 6", "reserve 13",
                "swap 7 1", "swap 1 0", "swap row 9", "with 999999999 1", "with row 7", "with 1 9", "double 0",
                "double 9", "exchange 0 gold", "exchange 1 iron", "exchange 4 iron", "place iron merchant-amber",
                "place silk artisan-iron-jet", "place iron pict-attack-4", "steal iron ship3-01",
                "steal gold artisan-iron-jet", "carry iron artisan-iron-jet artisan-iron-jet",
                "carry silk artisan-iron-jet artisan-iron-jet-leather", "carry iron ship3-01 artisan-iron-jet",
                "carry iron artisan-iron-jet merchant-amber").map(Moves::named).toList();
        new RandomGame(Setup.parse(setup), 11).play((position, seat, _) -> {
            for (JorvikMove move : never) {
                assertThat(position.why(seat, move)).as(move.code()).isPresent();
            }
        });
    }
}
