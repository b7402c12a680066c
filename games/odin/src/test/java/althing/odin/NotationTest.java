package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;
import althing.formats.NotationJson;

/** A notation that cannot be a position is refused with a sentence that says where. */
class NotationTest {

    private static String written() {
        return NotationJson.write(Scene.of("odin(seats=2)").give("oil+belt+stone-house")
                .play("place oil home", "lay 0 0 0").position);
    }

    @Test
    void aPosition_readsBack() {
        assertThat(NotationJson.write(NotationJson.read(written()))).isEqualTo(written());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {"\"round\" : 1 ~ \"round\" : 9 ~ round: 9 is not between",
            "\"random\" : \" ~ \"random\" : \"x ~ random:", "\"cursor\" : 0 ~ \"cursor\" : 7 ~ cursor:",
            "\"thingSquare\" : 6 ~ \"thingSquare\" : 5 ~ vikings instead of", "\"belt\" : 1 ~ \"belt\" : 2 ~ belt",
            "\"column\" : 0 ~ \"column\" : 12 ~ not free for it", "\"turn\" : 0 ~ \"turn\" : 7 ~ cannot be turned",
            "\"item\" : \"oil\" ~ \"item\" : \"mead\" ~ not allowed there",
            "\"decision\" : \"turn\" ~ \"decision\" : \"feast\" ~ agenda[0]: feast is not due in this phase",
            "\"decision\" : \"turn\" ~ \"decision\" : \"dance\" ~ agenda[0].decision: 'dance' is none",
            "\"decision\" : \"turn\" ~ \"decision\" : \"lay\" ~ agenda[0].about.item is missing",
            "\"decision\" : \"turn\" ~ \"decision\" : \"resume\" ~ each action but the first",
            "\"mead\" : 1 ~ \"meads\" : 1 ~ no item 'meads'",
            "\"board\" : \"shetland\" ~ \"board\" : \"iceland\" ~ does not lie in place",
            "\"board\" : \"stone-house-1\" ~ \"board\" : \"shed-9\" ~ no such board",
            "\"phase\" : \"ACTIONS\" ~ \"phase\" : \"OVER\" ~ only a game that is over"})
    void whatCannotBe_isRefused(String from, String to, String sentence) {
        String broken = written().replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to));
        assertThat(broken).isNotEqualTo(written());
        assertThatThrownBy(() -> NotationJson.read(broken)).isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }
}
