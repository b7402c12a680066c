package althing.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with a record is said with its line. */
class RecordReaderTest {

    private static final String HEAD = """
            althing 1
            setup stones(seats=2)#5f2c
            rules 3
            seat 0 Ingrid
            seat 1 greedy
            moves
            0 take 2
            1 take 1
            """;

    /** A text with its right check sum. */
    private static String sealed(String body) {
        return body + " check " + GameRecord.check(body) + "\n";
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> GameRecord.parse(text)).as(text).isInstanceOf(BadInput.class).hasMessage(sentence);
    }

    @Test
    void aSoundRecord_isRead() {
        GameRecord record = GameRecord.parse(sealed(HEAD + "end 2 points 2 1"));
        assertThat(record.names()).containsExactly("Ingrid", "greedy");
        assertThat(record.moves()).hasSize(2);
        assertThat(record.setup()).isEqualTo(Setup.parse("stones#5f2c"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\n", "PK", "setup stones", "althing", " althing 1"})
    void anythingElse_isNoRecord(String text) {
        refused(text, "This is no .althing record: its first line is not 'althing 1'.");
    }

    @Test
    void aNewerFormat_isNamed() {
        refused("althing 2\n", "Line 1: the format 'althing 2' is newer than this program reads ('althing 1').");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"1 | The record is cut off after line 1.",
            "2 | The record is cut off after line 2.", "3 | The record is cut off after line 3.",
            "4 | The record is cut off after line 4.", "5 | The record is cut off after line 5.",
            "6 | The record is cut off after line 6: its 'end' line is missing.",
            "8 | The record is cut off after line 8: its 'end' line is missing."})
    void aRecordThatIsCutOff_saysWhere(int lines, String sentence) {
        refused(String.join("\n", HEAD.lines().limit(lines).toList()), sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
            "setup stones(seats=2)#5f2c | game stones | Line 2: 'setup' is expected here, not 'game stones'.",
            "setup stones(seats=2)#5f2c | setups | Line 2: 'setup' is expected here, not 'setups'.",
            "stones(seats=2)#5f2c | runes#1 | Line 2: There is no game 'runes' here; there is stones.",
            "stones(seats=2)#5f2c | stones(seats=2) | Line 2: the setup has no seed.",
            "stones(seats=2)#5f2c | stones(seats=9)#1 | Line 2: stones is for 2 to 4 seats, not 9.",
            "rules 3 | rule 3 | Line 3: 'rules' is expected here, not 'rule 3'.",
            "rules 3 | rules 0 | Line 3: '0' is no rules version.",
            "rules 3 | rules x | Line 3: 'x' is no rules version.",
            "rules 3 | rules 1234567 | Line 3: '1234567' is no rules version.",
            "rules 3 | rules 4 | Line 3: rules version 4 of stones is not known here: this program plays versions 1 to 3; a newer Althing is needed.",
            "seat 1 greedy | seat 2 greedy | Line 5: 'seat 1' is expected here, not 'seat 2 greedy'.",
            "moves | Moves | Line 6: 'moves' is expected here, not 'Moves'.",
            "0 take 2 | take 2 | Line 7: 'take 2' is not a seat and a move.",
            "0 take 2 | 2 take 2 | Line 7: '2 take 2' is not a seat and a move.",
            "0 take 2 | 100 take 2 | Line 7: '100 take 2' is not a seat and a move.",
            "0 take 2 | 0 fly | Line 7: 'fly' is no move of Stones; moves look like 'take 2', 'roll'."})
    void aWrongLine_isNamed(String right, String wrong, String sentence) {
        refused(sealed(HEAD.replace(right, wrong) + "end 2 points 2 1"), sentence);
    }

    @Test
    void theRulesOfANewerProgram_areToldBeforeWhatElseItDoesNotKnow() {
        refused(HEAD.replace("seats=2", "seats=2,colour=red").replace("rules 3", "rules 9"),
                "Line 3: rules version 9 of stones is not known here: this program plays versions 1 to 3; a newer Althing is needed.");
        refused(HEAD.replace("seats=2", "seats=2,colour=red"),
                "Line 2: stones has no option 'colour'; its options are seats, heap, dice, and rules.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"end", "end 2", "end 2 points 2 1", "end 2 points 2 1 check 12",
            "end 2 points 2 x check 0123456789abcdef", "end 2 points 2 1 check 0123456789ABCDEF"})
    void aDamagedEnd_isNoEnd(String end) {
        assertThatThrownBy(() -> GameRecord.parse(HEAD + end + "\n")).isInstanceOf(BadInput.class)
                .hasMessageContaining("Line 9: ");
    }

    @Test
    void aChangedRecord_doesNotFitItsCheckSum() {
        String text = sealed(HEAD + "end 2 points 2 1");
        refused(text.replace("Ingrid", "Ingrit"),
                "Line 9: the check sum does not fit; the record was changed after it was written.");
        refused(text.replace("#5f2c", "#5f2d"),
                "Line 9: the check sum does not fit; the record was changed after it was written.");
    }

    @Test
    void theNumberOfMovesAndThePoints_mustBeTrue() {
        refused(sealed(HEAD + "end 3 points 2 1"), "Line 9: the record says it has 3 moves, but it has 2.");
        refused(sealed(HEAD + "end 2 points 3 1"),
                "Line 9: the record says points 3 1, but its moves lead to 2 1.");
        refused(sealed(HEAD + "end 2 points 2"), "Line 9: the record says points 2, but its moves lead to 2 1.");
    }

    @Test
    void nothingStandsAfterTheEnd() {
        refused(sealed(HEAD + "end 2 points 2 1") + "0 take 1\n", "Line 10: there is text after the 'end' line.");
    }

    @Test
    void aMoveThatBreaksARule_isNamed() {
        refused(sealed(HEAD.replace("0 take 2", "0 take 3") + "end 2 points 3 1"), "Move 1 (0 take 3) breaks STO-2.");
    }
}
