package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import althing.engine.Games;
import althing.formats.notation.NotationGuide;

/** {@code althing notation}. */
class NotationTest {

    static List<String> games() {
        return Games.all().stream().map(game -> game.id()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theNotationOfAGame_isDescribedFieldByField(String game) {
        Call call = Call.of("notation", game);
        assertThat(call.code()).isZero();
        assertThat(call.out()).isEqualTo(NotationGuide.of(Games.named(game)))
                .startsWith("# The notation of ").contains(fields(game).stream().map("| `%s` |"::formatted).toList());
    }

    private static List<String> fields(String game) {
        return Arrays.stream(Games.named(game).notationType().getRecordComponents()).map(RecordComponent::getName)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSchema_isAJsonSchema(String game) {
        JsonNode schema = Call.of("notation", game, "--schema").json();
        assertThat(schema.get("$schema").stringValue()).isEqualTo("https://json-schema.org/draft/2020-12/schema");
        assertThat(schema.get("required").valueStream().map(JsonNode::stringValue))
                .containsExactlyElementsOf(fields(game));
        assertThat(Call.of("notation", game, "--schema", "--json")).isEqualTo(Call.of("notation", game, "--schema"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void json_holdsBoth(String game) {
        JsonNode answer = Call.of("notation", game, "--json").json();
        assertThat(answer.propertyNames()).containsExactly("game", "guide", "schema");
        assertThat(answer.get("guide").stringValue()).isEqualTo(Call.of("notation", game).out());
        assertThat(answer.get("schema")).isEqualTo(Call.of("notation", game, "--schema").json());
    }

    @Test
    void anUnknownGame_isSaidToBeUnknown() {
        Call call = Call.of("notation", "chess");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).startsWith("There is no game 'chess' here; there is ");
    }

    @Test
    void whatIsWrongWithAPosition_isSaidWithLineAndField() {
        String start = Call.of("new", "vikings(seats=2)#1").out();
        Call call = Call.answering(start.replaceFirst("\"gold\" : \\d+", "\"gold\" : null"), "position", "-");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.err()).matches(
                "(?s)The standard input: Line \\d+, areas\\[0]\\.gold: null is not a number.*[.]\\s*");
    }
}
