package althing.jorvik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
import althing.formats.NotationJson;
import althing.jorvik.cards.Good;
import althing.jorvik.notation.JorvikNotation;
import althing.testkit.RandomGame;

/** A notation that cannot be a position is refused with a sentence that says where. */
class NotationTest {

    private static ObjectNode start() {
        Position position = Setup.parse("jorvik(seats=2,variant=jarl,start=1)#5").start();
        return (ObjectNode) NotationJson.tree(position);
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
        assertThat(NotationJson.tree(NotationJson.read(notation.toString()))).isEqualTo(notation);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"round | 40 | round: 40 is not a number from 1 to 17.",
            "round | 17 | round: it cannot be round 17 in the step 'demand'.",
            "round | 2 | deck: in round 2 12 cards besides attacks must have been revealed, not 6.",
            "startSeat | 2 | startSeat: 2 is not a seat from 0 to 1.",
            "cursor | 7 | agenda[0].seat: it is not seat 0 that is asked for 'demand'.",
            "brownStock | 1 | brownStock: there are 1 brown vikings in all, not 2.",
            "brownBoxed | 3 | brownBoxed: 3 is not a number from 0 to 2."})
    void numbersOutOfRange_areRefused(String field, int number, String sentence) {
        isRefused(notation -> notation.put(field, number), sentence);
    }

    @Test
    void cards_areThereOnce() {
        isRefused(notation -> deck(notation).remove(3), "deck");
        isRefused(notation -> {
            String card = deck(notation).path(0).asString();
            deck(notation).remove(0);
            ((ArrayNode) notation.path("box")).add(card);
        }, "deck: in round 1 6 cards besides attacks must have been revealed, not 7.");
        isRefused(notation -> deck(notation).set(3, notation.path("deck").path(4).asString()),
                "' stands twice.");
        isRefused(notation -> deck(notation).set(0, "warrior-3-autumn"),
                "deck[0]: 'warrior-3-autumn' is no card of this setup.");
        isRefused(notation -> deck(notation).set(0, "warrior"), "deck[0]: 'warrior' is not one of the 104 words");
        isRefused(notation -> {
            String first = deck(notation).path(0).asString();
            deck(notation).set(0, deck(notation).path(60).asString());
            deck(notation).set(60, first);
        }, "deck[0]: a card of another season than that of");
    }

    private static ArrayNode deck(ObjectNode notation) {
        return (ArrayNode) notation.path("deck");
    }

    @Test
    void cubes_areConserved() {
        isRefused(notation -> ((ObjectNode) notation.path("bag")).put("amber", 1),
                "bag: there are 1 cubes of amber in all, not 9.");
        isRefused(notation -> ((ObjectNode) notation.path("bag")).put("amber", 10), "bag.amber: 10 is not a number");
        isRefused(notation -> ((ObjectNode) notation.path("bag")).put("AMBER", 1), "bag.AMBER: 'AMBER' is not one of");
        isRefused(notation -> {
            ((ArrayNode) notation.path("quay")).add("jet");
            ((ObjectNode) notation.path("bag")).put("jet", notation.path("bag").path("jet").asInt() - 1);
        }, "quay: it is empty outside Loading.");
        isRefused(notation -> ((ArrayNode) seat(notation, 0).path("stored")).add("jet").add("jet"),
                "seats[0].stored: there is no room for 2 cubes.");
    }

    private static ObjectNode seat(ObjectNode notation, int seat) {
        return (ObjectNode) notation.path("seats").path(seat);
    }

    @Test
    void vikings_areConserved() {
        isRefused(notation -> seat(notation, 1).put("vikings", 3),
                "seats[1].vikings: with those on the board there are 3, not 4.");
        isRefused(notation -> seat(notation, 1).put("brownVikings", 1),
                "seats[1].brownVikings: their building is not here.");
    }

    @Test
    void theBoard_fitsTheStep() {
        isRefused(notation -> notation.put("step", "loading"),
                "spaces: space 1 cannot look like this in the step 'loading'.");
        isRefused(notation -> ((ArrayNode) notation.path("spaces")).remove(0), "is nowhere.");
        isRefused(notation -> {
            String card = notation.path("spaces").path(0).path("card").asString();
            ((ArrayNode) notation.path("spaces")).remove(0);
            ((ArrayNode) seat(notation, 0).path("loading")).addObject().put("card", card).putArray("cubes");
        }, "spaces: space 1 cannot look like this in the step 'demand'.");
    }

    @Test
    void whatIsAsked_fitsTheStep() {
        isRefused(notation -> asked(notation).put("decision", "unload"),
                "agenda[0].decision: 'unload' is not asked in the step 'demand'.");
        isRefused(notation -> asked(notation).put("seat", 1),
                "agenda[0].seat: it is not seat 1 that is asked for 'demand'.");
        isRefused(notation -> ((ArrayNode) notation.path("agenda")).removeAll(),
                "agenda: it is empty, but the game is not over.");
        isRefused(notation -> ((ObjectNode) asked(notation).path("about")).put("good", "jet"),
                "agenda[0].about.good: there is no such field");
        isRefused(notation -> asked(notation).put("decision", "carry"), "agenda[0].about.from: the field is missing");
    }

    private static ObjectNode asked(ObjectNode notation) {
        return (ObjectNode) notation.path("agenda").path(0);
    }

    @Test
    void otherSetups_areRefused() {
        isRefused(notation -> notation.put("setup", "jorvik(seats=2,variant=jarl,start=1)#5"), "no seed");
        isRefused(notation -> notation.put("random", "xyz"), "random: 'xyz' is not a text like");
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
                damage((ObjectNode) NotationJson.tree(position));
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
