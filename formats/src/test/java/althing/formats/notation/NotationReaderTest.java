package althing.formats.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.BadInput;
import althing.formats.notation.CairnsNotation.Purse;
import althing.formats.notation.CairnsNotation.Stone;

/** What does not fit a notation is answered with its line, its path and what is expected there. */
class NotationReaderTest {

    private static final String TEXT = """
            {
              "setup" : "cairns(seats=2,rules=1)",
              "stones" : 12,
              "stone" : "red-sandstone",
              "last" : -1,
              "runes" : [ "ansuz" ],
              "field" : "c4",
              "heap" : {
                "granite" : 3
              },
              "purses" : [ {
                "coins" : 5,
                "name" : null
              }, {
                "coins" : 6,
                "name" : "Ari"
              } ],
              "lost" : null,
              "done" : false,
              "agenda" : [ {
                "decision" : "lay",
                "seat" : 1,
                "about" : { }
              }, {
                "decision" : "carve",
                "seat" : 0,
                "about" : {
                  "left" : 2,
                  "deep" : true,
                  "rune" : "raido",
                  "over" : "none",
                  "beside" : [ "raido", "ansuz" ]
                }
              } ],
              "untold" : 1,
              "random" : "9f86d081884c7d65"
            }
            """;

    private static Object read(String text) {
        return String.valueOf(new Reading(2).read(Shapes.of(new Cairns()), JsonText.read(text), Place.TOP));
    }

    @Test
    void whatFits_becomesTheRecords() {
        Object read = new Reading(2).read(Shapes.of(new Cairns()), JsonText.read(TEXT), Place.TOP);
        assertThat(read).isInstanceOfSatisfying(CairnsNotation.class, notation -> {
            assertThat(notation.stone()).isEqualTo(Stone.RED_SANDSTONE);
            assertThat(notation.heap()).isEqualTo(Map.of(Stone.GRANITE, 3));
            assertThat(notation.purses()).containsExactly(new Purse(5, null), new Purse(6, "Ari"));
            assertThat(notation.lost()).isNull();
            assertThat(notation.agenda().getLast().about()).isEqualTo(Map.of("left", 2, "deep", true, "rune", "raido",
                    "over", "none", "beside", List.of("raido", "ansuz")));
        });
    }

    @Test
    void theOrderOfFields_doesNotMatter() {
        String field = "  \"done\" : false,\n";
        assertThat(read(TEXT.replace(field, "").replaceFirst("[{]\n", "{\n" + field))).isEqualTo(read(TEXT));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "coins" : 6              | "coins" : null             | Line 15, purses[1].coins: null is not a number from 0 to 40.
            "coins" : 6              | "coins" : 41               | Line 15, purses[1].coins: 41 is not a number from 0 to 40.
            "coins" : 6              | "coins" : -1               | Line 15, purses[1].coins: -1 is not a number from 0 to 40.
            "coins" : 6              | "coins" : "6"              | Line 15, purses[1].coins: '6' is not a number from 0 to 40.
            "coins" : 6              | "coins" : 6.5              | Line 15, purses[1].coins: 6.5 is not a whole number from 0 to 40.
            "coins" : 6              | "coins" : [ 6 ]            | Line 15, purses[1].coins: a list is not a number from 0 to 40.
            "coins" : 6              | "coins" : { }              | Line 15, purses[1].coins: an object is not a number from 0 to 40.
            "coins" : 6              | "coins" : 99999999999999999| Line 15, purses[1].coins: 99999999999999999 is not a number from 0 to 40.
            "coins" : 6              | "coins" : 6, "coins" : 6   | Line 15, purses[1].coins: the field stands twice, first in line 15.
            "coins" : 6              | "coin" : 6                 | Line 15, purses[1].coin: there is no such field; fields here are coins, name.
            "coins" : 6,             |                            | Line 14, purses[1].coins: the field is missing; it takes a number from 0 to 40.
            "name" : "Ari"           | "name" : 3                 | Line 16, purses[1].name: 3 is not a text in quotes.
            "stone" : "red-sandstone"| "stone" : "RED_SANDSTONE"  | Line 4, stone: 'RED_SANDSTONE' is not one of granite, red-sandstone.
            "stone" : "red-sandstone"| "stone" : null             | Line 4, stone: null is not one of granite, red-sandstone.
            "granite" : 3            | "marble" : 3               | Line 9, heap.marble: 'marble' is not one of granite, red-sandstone.
            "granite" : 3            | "granite" : 10             | Line 9, heap.granite: 10 is not a number from 0 to 9.
            "last" : -1              | "last" : 2                 | Line 5, last: 2 is not a seat from 0 to 1, or -1 for nobody.
            [ "ansuz" ]              | [ "ansuz", "odin" ]        | Line 6, runes[1]: 'odin' is not one of ansuz, raido, kaunan.
            [ "ansuz" ]              | [ ]                        | Line 6, runes: the list has 0 elements; it takes 1 to 3.
            [ "ansuz" ]              | [ null ]                   | Line 6, runes[0]: null is not one of ansuz, raido, kaunan.
            [ "ansuz" ]              | "ansuz"                    | Line 6, runes: 'ansuz' is not a list of 1 to 3.
            "field" : "c4"           | "field" : "c9"             | Line 7, field: 'c9' is not a text like 'c4'.
            "field" : "c4"           | "field" : ""               | Line 7, field: '' is not a text like 'c4'.
            "done" : false           | "done" : 0                 | Line 19, done: 0 is not true or false.
            "decision" : "lay"       | "decision" : "sing"        | Line 21, agenda[0].decision: 'sing' is not one of lay, carve.
            "decision" : "lay",      |                            | Line 20, agenda[0].decision: the field is missing; it takes one of lay, carve.
            "seat" : 1               | "seat" : 2                 | Line 22, agenda[0].seat: 2 is not a seat from 0 to 1.
            "about" : { }            | "about" : { "left" : 1 }   | Line 23, agenda[0].about.left: there is no such field; this object has none.
            "left" : 2               | "left" : 999               | Line 28, agenda[1].about.left: 999 is not a number from 1 to 3.
            "deep" : true            | "deep" : null              | Line 29, agenda[1].about.deep: null is not true or false.
            "rune" : "raido"         | "rune" : "none"            | Line 30, agenda[1].about.rune: 'none' is not one of ansuz, raido.
            "over" : "none"          | "over" : "odin"            | Line 31, agenda[1].about.over: 'odin' is not one of none, ansuz, raido.
            [ "raido", "ansuz" ]     | [ "raido", "raido" ]       | Line 32, agenda[1].about.beside[1]: 'raido' stands twice in the list.
            "untold" : 1             | "untold" : 3000000000      | Line 35, untold: the number 3000000000 is too far from 0.
            "9f86d081884c7d65"       | "odin"                     | Line 36, random: 'odin' is not a text like '9f86d081884c7d659a2feaa0c55ad015-1c'.
            cairns(seats=2,rules=1)  | cairns(seats=2)#5f         | Line 2, setup: a position has no seed; leave out '#5f'.
            cairns(seats=2,rules=1)  | cairns(seats=5)            | Line 2, setup: cairns is for 2 to 4 seats, not 5.
            cairns(seats=2,rules=1)  | cairns(rules=7)            | Line 2, setup: rules version 7 of cairns is not known here: this program plays version 1; a newer Althing is needed.
            cairns(seats=2,rules=1)  | cairns(seats=3)            | Line 11, purses: the list has 2 elements; it takes 3, one for each seat.
            cairns(seats=2,rules=1)  | chess                      | Line 2, setup: There is no game 'chess' here; there is cairns, ferry.
            "seat" : 1,              | "seat" : 1                 | Line 23, agenda[0]: near column 5 stands something that is no JSON.
            "stones" : 12            | "stones" : 12, ]           | Line 3: near column 18 stands something that is no JSON.
            """)
    void whatDoesNotFit_isNamed(String right, @Nullable String wrong, String sentence) {
        assertThat(TEXT).contains(right);
        refused(TEXT.replace(right, wrong == null ? "" : wrong), sentence);
    }

    @Test
    void theGamesOwnSentence_getsTheLineOfItsField() {
        refused(TEXT, "Line 15, purses[1].coins: there are not so many.");
        refused(TEXT.replace("\"untold\" : 1", "\"untold\" : 2"), "There are 12 stones in all, not 13.");
    }

    /** What escapes from a game's reader is a fault of ours: it keeps its cause, so that tests find it. */
    @Test
    void aFaultOfTheGamesReader_isASentence_withItsCause() {
        assertThatThrownBy(() -> NotationReader.read(TEXT.replace("\"untold\" : 1", "\"untold\" : 3")))
                .isInstanceOf(BadInput.class).hasCauseInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("This position contradicts itself: its fields do not fit together.");
    }

    @Test
    void aTextThatEndsTooEarly_saysWhere() {
        refused(TEXT.substring(0, TEXT.indexOf("\"name\" : \"Ari\"")),
                "Line 16, purses[1]: the text ends here, in the middle of the position.");
        refused(TEXT + "{}", "Line 38: the position has ended, but more text follows.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "[]", "null", "7", "\"setup\""})
    void whatIsNoObject_isNoPosition(String text) {
        refused(text, "This is no position: it is not a JSON object.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{}", "{\"setup\": null}", "{\"setup\": 3}", "{\"set\": \"cairns\"}"})
    void whatHasNoSetup_isNoPosition(String text) {
        refused(text, "This is no position: it has no field 'setup' with a setup line.");
    }

    @Test
    void deepAndLongTexts_areRefusedToo() {
        refused("{\"a\":" + "[".repeat(5_000), "Line 1, a[0]");
        refused("{\"a\":" + "9".repeat(5_000) + "}", "Line 1");
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> NotationReader.read(text)).isInstanceOf(BadInput.class).hasNoCause()
                .message().startsWith(sentence);
    }
}
