package althing.northgard;

import java.util.function.Consumer;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import althing.engine.BadInput;
import althing.engine.Games;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.formats.Json;
import althing.formats.NotationJson;
import althing.northgard.notation.NorthgardNotation;
import althing.northgard.notation.NotationReader;
import althing.testkit.Extent;
import althing.testkit.RandomGame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** A notation that cannot be a position is refused with a sentence that says where. */
class NotationTest {

    private static final long GAMES = Long.getLong("althing.games", 1);
    private static final int STRIDE = Extent.stride(1);

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
        assertThat(NotationJson.tree(NotationJson.read(notation.toString()))).isEqualTo(notation);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"year | 8 | year: this game has 7 years.",
            "cursor | 9 | cursor: 9 is not a number from 0 to 5.", "first | 3 | first: 3 is not a seat from 0 to 2.",
            "unrest | 11 | unrest: 11 is not a number from 0 to 10.",
            "unrest | 9 | seats: the card 'unrest' is in the game 0 times."})
    void numbersOutOfRange_areRefused(String field, int number, String sentence) {
        isRefused(notation -> notation.put(field, number), sentence);
    }

    @Test
    void tiles_areThereOnce() {
        isRefused(notation -> ((ArrayNode) notation.path("stack")).remove(0), "times.");
        isRefused(notation -> ((ArrayNode) notation.path("stack")).set(0, "T99"), "stack[0]: 'T99' is not one of the");
        isRefused(notation -> ((ObjectNode) notation.path("tiles").path(1)).put("x", 9),
                "tiles[1]: it touches no tile.");
        isRefused(notation -> ((ObjectNode) notation.path("tiles").path(1)).put("x", 0).put("y", 0),
                "tiles[1]: another tile lies there.");
    }

    @Test
    void cards_areThereOnce() {
        isRefused(notation -> ((ArrayNode) notation.path("seats").path(0).path("hand")).remove(0), "times.");
        isRefused(notation -> ((ArrayNode) notation.path("developments")).remove(0), "developments: there must be");
        isRefused(notation -> ((ArrayNode) notation.path("offer")).set(0, "chess"),
                "offer[0]: 'chess' is not one of the");
    }

    @Test
    void units_areConserved() {
        isRefused(notation -> ((ObjectNode) notation.path("seats").path(1)).put("reserve", 3), "units, not 14.");
        isRefused(notation -> ((ObjectNode) notation.path("territories").path(0)).put("territory", "T99.n"),
                "territories[0].territory: 'T99.n' is not one of the");
    }

    @Test
    void theAgenda_hasSomethingToDecide() {
        isRefused(notation -> ((ArrayNode) notation.path("agenda")).removeAll(),
                "agenda: it is empty, but the game is not over.");
        isRefused(notation -> agenda(notation).put("decision", "curse").putObject("about").put("places", 1),
                "agenda[0].decision: 'curse' is not asked in the step 'actions'.");
        isRefused(notation -> agenda(notation).put("seat", 1 - agenda(notation).path("seat").asInt() % 2),
                "agenda[0].seat: it is not seat");
        isRefused(notation -> agenda(notation).put("decision", "card").putObject("about").put("card", "unrest")
                .put("large", false), "agenda: the last entry must be a decision.");
        isRefused(notation -> agenda(notation).put("decision", "dance"),
                "agenda[0].decision: 'dance' is not one of clan");
    }

    private static ObjectNode agenda(ObjectNode notation) {
        return (ObjectNode) notation.path("agenda").path(0);
    }

    @Test
    void aForeignSetup_isRefused() {
        isRefused(notation -> notation.put("setup", "northgard(seats=3)#7"),
                "a position has no seed; leave out '#7'.");
    }

    /** What the checks of the reader refuse never happens in a game. */
    @Test
    void everyPositionOfAGame_isRead() {
        int[] decision = {0};
        for (Setup setup : Setup.all(Games.named("northgard"))) {
            for (long seed = 0; seed < GAMES; seed++) {
                new RandomGame(setup, seed).play((position, _, _) -> {
                    if (decision[0]++ % STRIDE == 0) {
                        NorthgardNotation written = ((NorthgardPosition) position).notation();
                        assertThat(new NotationReader(written).read().notation()).isEqualTo(written);
                    }
                });
            }
        }
    }
}
