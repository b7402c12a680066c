package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

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
    void withoutAWord_itTellsWhatThereIsToDo() {
        Call call = Call.of("lesson");
        assertThat(call.code()).isEqualTo(2);
        assertThat(call.err()).contains("list, check or record");
    }
}
