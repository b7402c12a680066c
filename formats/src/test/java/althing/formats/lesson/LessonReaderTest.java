package althing.formats.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalInt;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import althing.engine.BadInput;

/** How a lesson is written. */
class LessonReaderTest {

    private static final String SETUP = "setup cairns(seats=3)#1\n";

    @Test
    void aLesson_isReadIntoStagesOfOneMoveEach() {
        Lesson lesson = Lessons.parse("stones", SETUP + """
                you 2          # the third seat
                bots 4
                say aim
                point lay 1 | heap
                point base
                say turn
                ask lay 1 | lay 2
                else lay *: heavy
                else other
                play 1 carve ansuz
                play lay 3
                say end
                free
                """);
        assertThat(lesson.setup().line()).isEqualTo("cairns(seats=3)#1");
        assertThat(lesson.you()).isEqualTo(2);
        assertThat(lesson.level()).isEqualTo(4);
        assertThat(lesson.title()).isEqualTo("lesson.stones.title");
        assertThat(lesson.moves()).isEqualTo(3);
        assertThat(lesson.stages()).containsExactly(
                new Stage(List.of(new Speech("lesson.stones.aim", List.of("lay 1", "heap", "base")),
                        new Speech("lesson.stones.turn", List.of())),
                        new Act.Ask(List.of(new MovePattern("lay 1"), new MovePattern("lay 2")),
                                List.of(new Act.Answer(new MovePattern("lay *"), "lesson.stones.heavy"),
                                        new Act.Answer(new MovePattern("*"), "lesson.stones.other")))),
                new Stage(List.of(), new Act.Play(OptionalInt.of(1), "carve ansuz")),
                new Stage(List.of(), new Act.Play(OptionalInt.empty(), "lay 3")),
                new Stage(List.of(new Speech("lesson.stones.end", List.of())), new Act.Free()));
    }

    @Test
    void seatAndLevel_areTheFirstAndTheEasiest_whereNothingIsSaid() {
        Lesson lesson = Lessons.parse("stones", SETUP + "free");
        assertThat(lesson.you()).isZero();
        assertThat(lesson.level()).isEqualTo(1);
    }

    @Test
    void oneElse_mayStandInTheLineOfItsAsk() {
        Lesson lesson = Lessons.parse("stones", SETUP + "say turn\nask lay 1 else other\nfree");
        assertThat(lesson.stage(0).act()).isEqualTo(new Act.Ask(List.of(new MovePattern("lay 1")),
                List.of(new Act.Answer(new MovePattern("*"), "lesson.stones.other"))));
    }

    @Test
    void afterItsMoves_aLessonStaysAtItsEnd() {
        Lesson lesson = Lessons.parse("stones", SETUP + "say turn\nask lay 1 else other\nsay end\nfree");
        assertThat(lesson.stage(1)).isEqualTo(lesson.stage(7));
        assertThat(lesson.stage(7).act()).isEqualTo(new Act.Free());
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            lay 1; lay 1; true
            lay 1; lay 12; false
            lay *; lay 12; true
            lay *; carve 12; false
            lay * 3; lay 12 3; true
            lay * 3; lay 3; false
            *; lay 12 3; true
            lay.1; lay 1; false
            """)
    void aStar_standsForAnything(String pattern, String code, boolean fits) {
        assertThat(new MovePattern(pattern).fits(code)).isEqualTo(fits);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
            sing loud; line 2: 'sing loud' begins with none of the words
            say; line 2: 'say' stands alone
            free now; line 2: 'free' stands with 'now'
            you two; line 2: 'two' is not a digit
            say The aim; line 2: 'The aim' is no key of a text
            point base; line 2: 'point' follows the 'say'
            ask lay 1 else other; line 2: 'ask' follows a 'say'
            else other; line 2: 'else' follows the 'ask'
            say aim; line 2: the lesson does not end with 'free'
            setup cairns; line 2: the setup needs a seed
            """)
    void whatIsWrong_isSaidWithItsLine(String line, String sentence) {
        assertThatThrownBy(() -> Lessons.parse("stones", SETUP + line)).isInstanceOf(BadInput.class)
                .hasMessageContaining("lessons/stones.lesson, ").hasMessageContaining(sentence);
    }

    @Test
    void aLesson_needsASetup_andNothingFollowsItsEnd() {
        assertThatThrownBy(() -> Lessons.parse("stones", "free")).hasMessageContaining("no setup");
        assertThatThrownBy(() -> Lessons.parse("stones", SETUP + "free\nsay more"))
                .hasMessageContaining("line 3: nothing can follow after 'free'");
    }
}
