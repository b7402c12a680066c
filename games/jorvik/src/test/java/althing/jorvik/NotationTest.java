package althing.jorvik;

import java.util.Map;
import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.BadInput;
import althing.engine.Position;
import althing.engine.Setup;
import althing.formats.Json;
import althing.formats.NotationJson;
import althing.testkit.RandomGame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A notation that cannot be a position is refused with a sentence that says where. */
class NotationTest {

    private static ObjectNode start() {
        Position position = Setup.parse("jorvik(seats=2,variant=jarl,start=1)#5").start();
        return (ObjectNode) Json.STRICT.readTree(NotationJson.write(position));
    }

    private static void isRefused(Consumer<ObjectNode> damage, String sentence) {
        ObjectNode notation = start();
        damage.accept(notation);
        assertThatThrownBy(() -> NotationJson.read(notation.toString())).isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void aWholeNotation_isRead() {
        ObjectNode notation = start();
        assertThat(Json.STRICT.<JsonNode>valueToTree(NotationJson.read(notation.toString()).notation()))
                .isEqualTo(notation);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"round | 40 | round: 40 is not between 1 and 17.",
            "startSeat | 2 | startSeat: 2 is not between 0 and 1.",
            "cursor | 7 | cursor: 7 is not between 0 and 6.",
            "brownStock | 1 | There are 1 brown vikings in all, not 2.",
            "brownBoxed | 3 | brownBoxed: 3 is not between 0 and 2."})
    void numbersOutOfRange_areRefused(String field, int number, String sentence) {
        isRefused(notation -> notation.put(field, number), sentence);
    }

    @Test
    void cards_areThereOnce() {
        isRefused(notation -> ((ArrayNode) notation.path("deck")).remove(3), "is missing.");
        isRefused(notation -> ((ArrayNode) notation.path("deck")).set(3, notation.path("deck").path(4).asString()),
                "stands twice.");
        isRefused(notation -> ((ArrayNode) notation.path("deck")).set(0, "warrior-3-autumn"),
                "deck: there is no card 'warrior-3-autumn' in this setup.");
        isRefused(notation -> {
            ArrayNode deck = (ArrayNode) notation.path("deck");
            String first = deck.path(0).asString();
            deck.set(0, deck.path(60).asString());
            deck.set(60, first);
        }, "lies below a card of a later season.");
    }

    @Test
    void cubes_areConserved() {
        isRefused(notation -> ((ObjectNode) notation.path("bag")).put("AMBER", 1), "cubes of amber in all, not 9.");
        isRefused(notation -> ((ArrayNode) notation.path("quay")).add("JET"), "quay: it is empty outside Loading.");
        isRefused(notation -> ((ArrayNode) notation.path("seats").path(0).path("stored")).add("JET").add("JET"),
                "seats[0].stored: there is no room for 2 cubes.");
    }

    @Test
    void vikings_areConserved() {
        isRefused(notation -> ((ObjectNode) notation.path("seats").path(1)).put("vikings", 3),
                "seats[1]: it has 3 vikings in all, not 4.");
        isRefused(notation -> ((ObjectNode) notation.path("seats").path(1)).put("brownVikings", 1),
                "seats[1].brownVikings: their building is not here.");
    }

    @Test
    void whatIsAsked_fitsTheStep() {
        isRefused(notation -> notation.put("step", "LOADING"), "agenda: DEMAND is not asked in the step LOADING.");
        isRefused(notation -> notation.put("step", "OVER"), "agenda: a game that is over asks nothing.");
        isRefused(notation -> ((ArrayNode) notation.path("agenda")).removeAll(),
                "agenda: it has one or two decisions.");
        isRefused(notation -> ((ObjectNode) notation.path("agenda").path(0)).put("number", 5),
                "agenda: DEMAND cannot have the number 5.");
        isRefused(notation -> notation.put("round", 2), "cards besides attacks must have been revealed");
    }

    @Test
    void otherSetups_areRefused() {
        isRefused(notation -> notation.put("setup", "jorvik(seats=2,variant=jarl,start=1)#5"), "without a seed.");
        isRefused(notation -> notation.put("random", "xyz"), "random: 'xyz' is no random state");
    }

    @Test
    void theWarehousesCubes_areWrittenOnce() {
        Scene scene = Scene.karl(2).give(0, "building-warehouse").store(0, "jet", "jet");
        JorvikNotation notation = scene.position.notation();
        assertThat(notation.seats().getFirst().stored()).containsExactly(Good.JET, Good.JET);
        assertThat(notation.seats().getFirst().personal().getFirst().cubes()).isEmpty();
        assertThat(scene.area(0).personal().getFirst().cubes()).containsExactly(Good.JET, Good.JET);
    }

    /** Damages a number somewhere and reads: the answer is a position that conserves everything, or a sentence. */
    @Test
    void noDamagedNumber_slipsThrough() {
        RandomGame game = new RandomGame(Setup.parse("jorvik(seats=3,variant=jarl)"), 17);
        int[] seen = new int[1];
        game.play((position, _, _) -> {
            if (seen[0]++ % 60 == 0) {
                damage((ObjectNode) Json.STRICT.readTree(NotationJson.write(position)));
            }
        });
    }

    private static void damage(ObjectNode notation) {
        for (Map.Entry<String, JsonNode> field : notation.properties()) {
            if (field.getValue().isNumber()) {
                ObjectNode damaged = notation.deepCopy().put(field.getKey(), field.getValue().asInt() + 1);
                try {
                    Conservation.check((JorvikPosition) NotationJson.read(damaged.toString()));
                } catch (BadInput refused) {
                    assertThat(refused).message().endsWith(".");
                }
            }
        }
    }
}
