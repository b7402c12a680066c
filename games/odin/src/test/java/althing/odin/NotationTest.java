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

    /** What is written, what is written instead, and the sentence. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', value = {"\"round\" : 1 ~ \"round\" : 9 ~ round: 9 is not a number from 1 to 7",
            "\"round\" : 1 ~ \"round\" : null ~ round: ", "\"random\" : \" ~ \"random\" : \"x ~ random: ",
            "\"cursor\" : 0 ~ \"cursor\" : 2 ~ cursor: there are only 2 seats",
            "\"thingSquare\" : 6 ~ \"thingSquare\" : 5 ~ seats[0]: there are 5 vikings instead of 6",
            "\"belt\" : 1 ~ \"belt\" : 2 ~ specials: there are 2 of belt",
            "\"column\" : 0 ~ \"column\" : 12 ~ seats[0].boards[0].laid[0]: oil lies on squares that are not free",
            "\"turn\" : 0 ~ \"turn\" : 7 ~ seats[0].boards[0].laid[0]: oil has no turn 7",
            "\"item\" : \"oil\" ~ \"item\" : \"mead\" ~ laid[0]: mead is not allowed there",
            "\"item\" : \"oil\" ~ \"item\" : \"IRON\" ~ laid[0].item: 'IRON' is not",
            "\"decision\" : \"turn\" ~ \"decision\" : \"feast\" ~ agenda[0]: feast is not due in this phase",
            "\"decision\" : \"turn\" ~ \"decision\" : \"dance\" ~ agenda[0].decision: 'dance' is not",
            "\"decision\" : \"turn\" ~ \"decision\" : \"lay\" ~ agenda[0].about.item: the field is missing",
            "\"decision\" : \"turn\" ~ \"decision\" : \"resume\" ~ each action but the first",
            "\"decision\" : \"turn\" ~ \"decision\" : \"first-card\" ~ agenda[0]: first-card is not due",
            "\"decision\" : \"turn\" ~ \"decision\" : \"dice\" ~ agenda[0]: dice cannot be about this now",
            "\"decision\" : \"turn\" ~ \"decision\" : \"end\" ~ agenda[0]: end cannot be about this now",
            "\"mead\" : 1 ~ \"meads\" : 1 ~ seats[0].items.meads: ",
            "\"board\" : \"shetland\" ~ \"board\" : \"iceland\" ~ islands[0].board: 'iceland' does not lie there",
            "\"board\" : \"shetland\" ~ \"board\" : \"home\" ~ islands[0].board: 'home' is not",
            "\"board\" : \"stone-house-1\" ~ \"board\" : \"shed-9\" ~ seats[0].boards[1].board: 'shed-9' is not",
            "\"board\" : \"stone-house-1\" ~ \"board\" : \"home\" ~ seats[0].boards[1].board: home stands there twice",
            "\"served\" : 0 ~ \"served\" : 3 ~ table: nothing is served before a Feast",
            "\"served\" : 0 ~ \"served\" : 9 ~ table.served: in this round there are 6 squares",
            "\"space\" : null ~ \"space\" : \"WM1\" ~ actions[0].site: ",
            "\"onSite\" : false ~ \"onSite\" : true ~ actions[0].die.onSite: no vikings stand",
            "\"rolls\" : 0 ~ \"rolls\" : 2 ~ actions[0].die.rolls: ",
            "\"phase\" : \"actions\" ~ \"phase\" : \"ACTIONS\" ~ phase: 'ACTIONS' is not",
            "\"phase\" : \"actions\" ~ \"phase\" : \"over\" ~ phase: over is no phase of round 1"})
    void whatCannotBe_isRefused(String from, String to, String sentence) {
        String broken = written().replaceFirst(Pattern.quote(from), Matcher.quoteReplacement(to));
        assertThat(broken).isNotEqualTo(written());
        assertThatThrownBy(() -> NotationJson.read(broken)).isInstanceOf(BadInput.class)
                .hasMessageContaining(sentence);
    }
}
