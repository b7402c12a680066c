package althing.formats.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.Games;
import althing.formats.Texts;

/** What is found wrong with the texts of a lesson. */
class ScriptTest {

    private final Texts english = Texts.of(Games.named("ferry"), "en");

    @Test
    void theTextsOfALesson_areItsTitleItsWordsAndItsAnswers() {
        assertThat(Script.keys(lesson("first", "say aim\nask row 1 else other\nsay aim\nfree")))
                .containsExactly("lesson.first.title", "lesson.first.aim", "lesson.first.other");
    }

    @Test
    void aTextThatIsMissing_orNeverSaid_isFound() {
        assertThat(Script.findings(lesson("first", "say sung\nfree"))).contains(
                "The text 'lesson.first.sung' in language 'en' is missing.",
                "The text 'lesson.first.sung' in language 'hu' is missing.",
                "The lesson never says 'lesson.first.aim' (pl).",
                "The lesson never says 'lesson.first.other' (pl).")
                .noneMatch(each -> each.contains("second") || each.contains("title"));
    }

    @Test
    void aTextThatIsBlank_orLong_orWantsFacts_isFound() {
        assertThat(Script.findings(lesson("spoilt", "say told\nsay blank\nsay long\nsay full\nfree"))
                .stream().filter(each -> each.contains("'en'"))).containsExactly(
                        "The text 'lesson.spoilt.told' in language 'en' has facts; nobody gives it any.",
                        "The text 'lesson.spoilt.blank' in language 'en' is missing.",
                        "The text 'lesson.spoilt.long' in language 'en' has 46 words; at most 45 are read.");
    }

    /** 45 words take 18 seconds, a move that is asked for six. */
    @Test
    void aLessonThatTakesTooLong_isFound() {
        String words = "say full\n".repeat(19);
        assertThat(seconds(words + "ask row 1 else full\nplay row 1\nsay blank\nask row 1 else full\nsay full\nfree"))
                .isEqualTo(20 * 18 + 2 * 6);
        assertThat(seconds("say sung\nfree")).as("of a text that is missing").isZero();
        assertThat(longs(words + "say full\nfree")).isEmpty();
        assertThat(longs(words + "say full\nask row 1 else full\nfree")).containsExactly(
                "In en the lesson takes 366 seconds; it may take 360.",
                "In pl the lesson takes 366 seconds; it may take 360.",
                "In hu the lesson takes 366 seconds; it may take 360.");
    }

    private int seconds(String text) {
        return Script.seconds(lesson("spoilt", text), english);
    }

    private static List<String> longs(String text) {
        return Script.findings(lesson("spoilt", text)).stream().filter(each -> each.contains("seconds")).toList();
    }

    private static Lesson lesson(String name, String text) {
        return Lessons.parse(name, "setup ferry(seats=2)#1\n" + text);
    }
}
