package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a game's texts are written. */
class SentencesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"log.pass | {seat} passes | no closing punctuation",
            "prompt.lay | {n, plural, one {One is left} other {# are left}} | no closing punctuation",
            "log.pay | {seat} pays  gold. | a doubled space",
            "log.pay | {seat} pays 1 × wood. | a number of one, which goes without saying",
            "board.loss | It costs -3 | a hyphen that should be a minus (−)"})
    void aFlaw_isNamed(String key, String message, String flaw) {
        assertThat(Sentences.inMessage(key, message)).containsExactly(flaw);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{seat} passes.", "What now?", "Not now. {asked}",
            "You may {x, select, yes {lay.} other {}}",
            "Place it ({left} left).{lay, select, yes { Lay, too.} other {}}", "d1-d4 and 11 × wood, −3."})
    void aSentence_isLeftAlone(String message) {
        assertThat(Sentences.inMessage("log.pass", message)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wood", "Build a shed"})
    void aName_needsNoFullStop(String message) {
        assertThat(Sentences.inMessage("tile.wood", message)).isEmpty();
        assertThat(Sentences.inSaying("log.wood", message)).containsExactly("no closing punctuation");
    }
}
