package althing.northgard;

import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.BadInput;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.formats.Json;
import althing.formats.NotationJson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A notation that cannot be a position is refused with a sentence that says where. */
class NotationTest {

    private static ObjectNode notation() {
        Position position = Setup.parse("northgard(seats=3,creatures=creatures,clans=drawn)#5").start();
        MoveList moves = new MoveList();
        for (int i = 0; i < 14; i++) {
            position.moves(position.nextSeat(), moves);
            position.play(position.nextSeat(), moves.get(0));
        }
        return (ObjectNode) Json.STRICT.readTree(NotationJson.write(position));
    }

    private static void isRefused(Consumer<ObjectNode> damage, String sentence) {
        ObjectNode notation = notation();
        damage.accept(notation);
        assertThatThrownBy(() -> NotationJson.read(notation.toString())).isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void aWholeNotation_isRead() {
        ObjectNode notation = notation();
        assertThat(Json.STRICT.<JsonNode>valueToTree(NotationJson.read(notation.toString()).notation()))
                .isEqualTo(notation);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"year | 8 | year: 8 is not between 1 and 7.",
            "cursor | 9 | cursor: 9 is not between 0 and 3.", "first | 3 | first: 3 is not between 0 and 2.",
            "unrest | 11 | unrest: 11 is not between 0 and 10.", "unrest | 9 | The card unrest is there 0 times."})
    void numbersOutOfRange_areRefused(String field, int number, String sentence) {
        isRefused(notation -> notation.put(field, number), sentence);
    }

    @Test
    void tiles_areThereOnce() {
        isRefused(notation -> ((ArrayNode) notation.path("stack")).remove(0), "times.");
        isRefused(notation -> ((ArrayNode) notation.path("stack")).set(0, "T99"), "stack: there is no tile 'T99'.");
        isRefused(notation -> ((ObjectNode) notation.path("tiles").path(1)).put("x", 9), "touches no tile.");
        isRefused(notation -> ((ObjectNode) notation.path("tiles").path(1)).put("x", 0).put("y", 0),
                "lies on another tile.");
    }

    @Test
    void cards_areThereOnce() {
        isRefused(notation -> ((ArrayNode) notation.path("seats").path(0).path("hand")).remove(0), "times.");
        isRefused(notation -> ((ArrayNode) notation.path("developments")).remove(0), "there cannot be");
        isRefused(notation -> ((ArrayNode) notation.path("offer")).set(0, "chess"), "offer: there is no card 'chess'.");
    }

    @Test
    void units_areConserved() {
        isRefused(notation -> ((ObjectNode) notation.path("seats").path(1)).put("reserve", 3), "units in all, not 14.");
        isRefused(notation -> ((ObjectNode) notation.path("territories").path(0)).put("territory", "T99.n"),
                "there is no region 'T99.n' on the map.");
    }

    @Test
    void theAgenda_hasSomethingToDecide() {
        isRefused(notation -> ((ArrayNode) notation.path("agenda")).removeAll(), "agenda: it cannot be empty.");
        isRefused(notation -> agenda(notation).put("decision", "curse").putObject("about").put("places", 1),
                "the last entry must be a decision");
        isRefused(notation -> agenda(notation).put("decision", "dance"), "agenda[0].decision: 'dance' is none");
    }

    private static ObjectNode agenda(ObjectNode notation) {
        return (ObjectNode) notation.path("agenda").path(0);
    }

    @Test
    void aForeignSetup_isRefused() {
        isRefused(notation -> notation.put("setup", "northgard(seats=3)#7"),
                "is no setup of Northgard without a seed.");
    }
}
