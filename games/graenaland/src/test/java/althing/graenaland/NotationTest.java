package althing.graenaland;

import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.formats.NotationJson;
import althing.testkit.RandomGame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A notation that cannot be is refused with a sentence. */
class NotationTest {

    private static String start() {
        return NotationJson.write(Setup.parse("graenaland(seats=4)").seeded(7).start());
    }

    static Stream<Arguments> damages() {
        return Stream.of(
                damage("random", text -> text.replaceFirst("\"random\" : \"", "\"random\" : \"x")),
                damage("mainSeat", text -> text.replaceFirst("\"mainSeat\" : \\d", "\"mainSeat\" : 4")),
                damage("map", text -> text.replaceFirst("\"M1\"", "\"P2\"")),
                damage("army", text -> text.replaceFirst("\"army\" : 1", "\"army\" : 11")),
                damage("in all", text -> text.replaceFirst("\"hand\" : \\{", "\"hand\" : { \"mountains-gold\" : 2,")),
                damage("no card", text -> text.replaceFirst("\"hand\" : \\{", "\"hand\" : { \"sea-fish\" : 2,")),
                damage("supply", text -> text.replaceFirst("\"S01\",? ?", "")),
                damage("orders", text -> text.replaceFirst("\"orders\" : \\[ \"open\"", "\"orders\" : [ \"fly\"")),
                damage("asked", text -> text.replaceFirst("\"asked\" : \"order\"", "\"asked\" : \"build\"")),
                damage("stage", text -> text.replaceFirst("\"stage\" : \"moving\"", "\"stage\" : \"over\"")),
                damage("no tile", text -> text.replaceFirst("\"warlord\" : \"\\w+\"", "\"warlord\" : \"P2\"")),
                damage("announcer", text -> text.replaceFirst("\"announcer\" : null", "\"announcer\" : 1")));
    }

    private static Arguments damage(String word, UnaryOperator<String> change) {
        return Arguments.of(word, change);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("damages")
    void whatDoesNotFit_isNamed(String word, UnaryOperator<String> change) {
        String damaged = change.apply(start());
        assertThat(damaged).isNotEqualTo(start());
        assertThatThrownBy(() -> NotationJson.read(damaged)).isInstanceOf(BadInput.class).hasMessageContaining(word);
    }

    @Test
    void aNotationOfAnyMoment_readsBack() {
        RandomGame game = new RandomGame(Setup.parse("graenaland(seats=5,variant=advanced,map=own,permission=true)"),
                4);
        game.play((position, _, _) -> assertThat(NotationJson.read(NotationJson.write(position)).notation())
                .isEqualTo(position.notation()));
    }
}
