package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.formats.lesson.Lessons;
import althing.formats.lesson.Rehearsal;

/** {@code althing lesson}. */
class LessonsTest {

    @Test
    void lessons_areListedWithTheirTitles() {
        assertThat(Call.of("lesson", "list", "hnefatafl").out()).contains("hnefatafl first: The aim and a first turn");
        assertThat(Call.of("lesson", "list", "--lang", "pl").out()).contains("hnefatafl first: Cel gry");
        assertThat(Call.of("lesson", "list", "--json").json().get("lessons").get(0).propertyNames())
                .containsExactly("game", "name", "title", "moves", "seconds");
    }

    @Test
    void everyLesson_goesThrough() {
        Call call = Call.of("lesson", "check");
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("hnefatafl first: goes through.");
        assertThat(Call.of("lesson", "check", "hnefatafl", "first", "--json").json().get("lessons").get(0)
                .get("findings")).isEmpty();
    }

    @Test
    void aLessonThatThereIsNot_isSaidToBeNone() {
        Call call = Call.of("lesson", "check", "hnefatafl", "saga");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.err()).contains("There is no lesson 'saga' of hnefatafl; there is first");
    }

    @Test
    void whatIsPlayed_becomesALessonToFillIn(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("raid.lesson");
        Call call = Call.answering("move d1 e1\nmove d3 c3\nq\n", "lesson", "record", "hnefatafl(variant=brandubh)#1",
                "raid",
                "--seat", "0,1", "--to", file.toString());
        assertThat(call.code()).isZero();
        assertThat(call.out()).contains("The lesson is in " + file);
        String text = Files.readString(file);
        assertThat(text).contains("setup hnefatafl(seats=2,variant=brandubh)#1", "ask move d1 e1 else other-1",
                "play move d3 c3", "say end\nfree");
        assertThat(Rehearsal.findings(Lessons.parse("raid", text))).allMatch(each -> each.contains("is missing"));
    }

    @Test
    void withoutAWord_itTellsWhatThereIsToDo() {
        Call call = Call.of("lesson");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.err()).contains("list, check or record");
    }
}
