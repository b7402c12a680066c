package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;
import althing.formats.NotationJson;
import althing.vikings.notation.VikingsNotation;

/** A notation that describes no position of Vikings is refused with a sentence that says where. */
class NotationTest {

    private static String text() {
        return NotationJson.write(Situation.advanced().gold(0, 12).open("boat", "church").specials(1, "boatman")
                .ships(0, "red-ship").row(0, "noble", "left* farm!* right").base(0, "scout", 2)
                .wheel("left/noble", "farm/scout").buying(0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\"round\" : 1 | \"round\" : 7 | round",
            "\"startSeat\" : 0 | \"startSeat\" : 2 | startSeat",
            "\"gold\" : 12 | \"gold\" : -1 | areas[0].gold",
            "left/noble | left/king | wheel[0]",
            "left/noble | leftnoble | wheel[0]",
            "\"zero\" : 0 | \"zero\" : 5 | wheel",
            "\"left*\" | \"right*\" | areas[0].rows.noble[0]",
            "\"farm!*\" | \"left!*\" | areas[0].rows.noble[1]",
            "\"scout\" : 2 | \"scout\" : 14 | areas[0].base.scout",
            "\"scout\" : 2 | \"scout\" : 9 | scout",
            "\"buy\" | \"bye\" | agenda[0].decision: 'bye' is not one of",
            "\"seat\" : 0 | \"seat\" : 2 | agenda[0].seat: 2 is not a seat from 0 to 1.",
            "\"buy\" | \"lay\" | agenda[0]: seat 0 has no move to lay.",
            "\"buy\" | \"boatmen\" | wheel: 0 tiles must lie there now, not 2.",
            "\"buy\" | \"trip\" | agenda[0].about.trade: the field is missing",
            "\"random\" : \"0 | \"random\" : \"xyz | random",
            "\"auction\" : null | \"auction\" : { \"bid\" : null, \"bidder\" : null, \"in\" : [ 0 ] } | auction: there is one",
            "\"hand\" : null | \"hand\" : { \"tile\" : \"left\", \"viking\" : null } | hand: a tile in hand",
            "\"scores\" : [ ] | \"scores\" : [ { \"round\" : 2, \"line\" : \"nobles\", \"amounts\" : [ 1, 0 ] } ] | scores[0].round",
            "\"points\" : 0 | \"points\" : 3 | areas[0].points: the start and the lines of 'scores' come to 0, not 3.",
            "\"red-ship\" | \"red-skip\" | areas[0].ships[0]",
            "\"boat\" | \"moat\" | open",
            "vikings(seats=2,advanced=true,rules=2) | vikings(seats=3,advanced=true,rules=2) | areas",
            "vikings(seats=2,advanced=true,rules=2) | vikings(seats=2,advanced=true,rules=2)#5 | seed",
            "vikings(seats=2,advanced=true,rules=2) | vikings(seats=2) | special"
    })
    void aBrokenNotation_isRefusedWithASentence(String right, String wrong, String where) {
        String text = text();
        assertThat(text).contains(right);
        assertThatThrownBy(() -> NotationJson.read(text.replaceFirst(Pattern.quote(right),
                Matcher.quoteReplacement(wrong))))
                .isInstanceOf(BadInput.class).hasMessageContaining(where);
    }

    @Test
    void aNotation_readsLikeTheTable() {
        VikingsNotation.Area area = Situation.advanced().row(0, "noble", "left* farm!* right").ships(0, "- red-ship")
                .lastSet("left/noble").buying(0).notation().areas().getFirst();
        assertThat(area.rows().get("noble")).containsExactly("left*", "farm!*", "right");
        assertThat(area.ships()).containsExactly(null, "red-ship");
    }

    @Test
    void drawnVikings_areThereOnlyUntilTheyStandOnTheWheel() {
        Situation drawn = Situation.basic().wheel("left/noble").drawn("scout", 1).asked("0 buy");
        assertThatThrownBy(drawn::position).hasMessage("drawn: it must be 0 vikings here, not 1.");
    }

    @Test
    void theStartTile_needsRoom() {
        Situation full = Situation.basic().startTile(0).wheel("left/noble").asked("0 buy");
        for (String row : new String[]{"warrior", "noble", "scout", "goldsmith"}) {
            full.row(0, row, "left");
        }
        assertThatThrownBy(full::position)
                .hasMessage("areas[0].startTile: there is no room for it any more in this area.");
    }
}
