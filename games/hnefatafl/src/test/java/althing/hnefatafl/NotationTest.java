package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;
import althing.formats.NotationJson;
import althing.hnefatafl.notation.HnefataflNotation;
import althing.hnefatafl.rules.Ending;

/** A notation that describes no position of Hnefatafl is refused with a sentence that says where. */
class NotationTest {

    /** A capture and two moves after it. */
    private static Scene captured() {
        return Scene.attacking("brandubh", ".......", ".....k.", ".......", "......a", ".......", "ad.....", "..a....")
                .play("c1-c2", "f6-f5", "c2-c1");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
            "\".....k.\" | \".....k\" | rows",
            "\".....k.\" | \".....q.\" | rows",
            "\".....k.\" | \".......\" | rows",
            "\".....k.\" | \"...k.k.\" | rows",
            "\".......\" | \"dddd...\" | rows",
            "\".......\" | \"a......\" | a7",
            "\"turn\" : \"defenders\" | \"turn\" : \"loki\" | turn",
            "\"turn\" : \"defenders\" | \"turn\" : \"attackers\" | capture",
            "\"quiet\" : 2 | \"quiet\" : 3 | moves",
            "\"plies\" : 3 | \"plies\" : 1 | quiet",
            "\"plies\" : 3 | \"plies\" : 1003 | plies",
            "\"f6-f5\" | \"f6-f4\" | moves[0]",
            "\"f6-f5\" | \"e6-f5\" | TAF-3.1",
            "\"c2-c1\" | \"b2-c2\" | moves[1]",
            "\"move\" : \"c1-c2\" | \"move\" : \"a1-a2\" | capture",
            "\"move\" : \"c1-c2\" | \"move\" : \"c3-c4\" | capture",
            "[ \"b2\" ] | [ ] | capture",
            "[ \"b2\" ] | [ \"a2\" ] | capture",
            "[ \"b2\" ] | [ \"z2\" ] | capture.men[0]",
            "[ \"b2\" ] | [ \"b2\", \"f2\" ] | capture",
            "variant=brandubh | variant=tablut | rows",
            "rules=1) | rules=1)#5 | seed"
    })
    void aBrokenNotation_isRefusedWithASentence(String right, String wrong, String where) {
        String text = NotationJson.write(captured().position);
        assertThat(text).contains(right);
        assertThatThrownBy(() -> NotationJson.read(text.replaceFirst(Pattern.quote(right),
                Matcher.quoteReplacement(wrong)))).isInstanceOf(BadInput.class).hasMessageContaining(where);
    }

    @Test
    void aNotation_readsLikeTheBoard() {
        HnefataflNotation notation = captured().position.notation();
        assertThat(notation.rows()).containsExactly(".......", ".......", ".....k.", "......a", ".......", "a......",
                "..a....");
        assertThat(notation.capture()).isEqualTo(new HnefataflNotation.Capture("c1-c2", List.of("b2")));
        assertThat(notation.moves()).containsExactly("f6-f5", "c2-c1");
        assertThat(notation.turn()).isEqualTo("defenders");
        assertThat(notation.quiet()).isEqualTo(2);
        assertThat(notation.plies()).isEqualTo(3);
    }

    @Test
    void theEnd_isWorkedOutFromTheLastMove() {
        Scene over = Scene.attacking("brandubh", ".......", "a..ka..", ".......", ".......", ".......", ".......",
                ".....d.").play("a6-c6");
        HnefataflPosition read = (HnefataflPosition) NotationJson.read(NotationJson.write(over.position));
        assertThat(read.ending()).isEqualTo(Ending.KING_CAPTURED);
        assertThat(read.isOver()).isTrue();
    }

    @Test
    void aMoveThatTheRulesForbid_isNotRead() {
        String text = NotationJson.write(captured().position).replace("f6-f5", "f2-f5");
        assertThat(NotationJson.read(text).isOver()).isFalse();
        assertThatThrownBy(() -> NotationJson.read(text.replace("\"......a\"", "\".....da\"")))
                .isInstanceOf(BadInput.class).hasMessageContaining("f2-f5 is not legal by TAF-3.2");
    }

    @Test
    void aPositionInWhichTheGameWouldBeOver_isNotRead() {
        assertThatThrownBy(() -> Scene.attacking("brandubh", "k......", ".......", ".......", "......a", ".......",
                ".......", ".......")).isInstanceOf(BadInput.class).hasMessageContaining("over");
        assertThatThrownBy(() -> Scene.attacking("brandubh", ".......", ".k.....", ".......", ".......", ".......",
                ".......", ".......")).isInstanceOf(BadInput.class).hasMessageContaining("over");
    }
}
