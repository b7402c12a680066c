package althing.formats.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Game;
import althing.engine.GameRecord.Played;
import althing.engine.Games;
import althing.engine.Setup;

/** The lessons that a game brings along, and the way through one. */
class LessonsTest {

    private final Game ferry = Games.named("ferry");

    @Test
    void theLessonsOfAGame_comeInTheirOrder() {
        assertThat(Lessons.of(ferry)).extracting(Lesson::name).containsExactly("second", "first");
        assertThat(Lessons.of(Games.named("cairns"))).isEmpty();
        assertThat(Lessons.named(ferry, "first").moves()).isEqualTo(2);
        assertThat(Lessons.find(ferry, "third")).isEmpty();
        assertThatThrownBy(() -> Lessons.named(ferry, "third")).isInstanceOf(BadInput.class)
                .hasMessage("There is no lesson 'third' of ferry; there is second, first.");
    }

    @Test
    void theOpening_isWhatIsPlayedBeforeAnythingIsSaid() {
        assertThat(lesson("play 1 row 2\nplay row 1\nsay aim\nplay row 1\nfree").opening())
                .containsExactly(played(1, "row 2"), played(0, "row 1"));
        assertThat(lesson("say aim\nplay 1 row 2\nfree").opening()).isEmpty();
        assertThat(lesson("say aim\nask row 1 else other\nplay row 1\nfree").opening()).isEmpty();
    }

    @Test
    void aGame_followsALessonUntilItGoesAnotherWay() {
        Lesson lesson = lesson("say aim\nask row 1 | row 2 else other\nplay 1 row 3\nplay row 1\nfree");
        Played asked = played(0, "row 2");
        Played answered = played(1, "row 3");
        assertThat(lesson.isFollowedBy(List.of())).isTrue();
        assertThat(lesson.isFollowedBy(List.of(asked, answered, played(0, "row 1"), answered))).isTrue();
        assertThat(lesson.isFollowedBy(List.of(played(0, "row 3")))).as("a move that is not wanted").isFalse();
        assertThat(lesson.isFollowedBy(List.of(played(1, "row 2")))).as("by another seat").isFalse();
        assertThat(lesson.isFollowedBy(List.of(asked, played(1, "row 2")))).isFalse();
        assertThat(lesson.isFollowedBy(List.of(asked, played(0, "row 3")))).isFalse();
    }

    @Test
    void aMoveThatIsNotWanted_getsTheFirstAnswerThatFits() {
        Act.Ask ask = (Act.Ask) lesson("say aim\nask row 1\nelse row 2: two\nelse row *: many\nfree").stage(0).act();
        assertThat(ask.wants(ferry.move("row 1"))).isTrue();
        assertThat(ask.wants(ferry.move("row 2"))).isFalse();
        assertThat(ask.answer(ferry.move("row 2"))).contains("lesson.first.two");
        assertThat(ask.answer(ferry.move("row 3"))).contains("lesson.first.many");
    }

    @Test
    void aLessonThatWasPlayed_isWrittenDownForItsAuthor() {
        Setup setup = Setup.parse("ferry(seats=2)#1");
        assertThat(Draft.of(setup, 0, List.of(played(1, "row 1"), played(0, "row 2"), played(1, "row 1"))))
                .isEqualTo("""
                        # What this lesson is about.
                        setup ferry(seats=2)#1
                        you 0
                        bots 1
                        play 1 row 1

                        say task-1
                        ask row 2 else other-1
                        play row 1

                        say end
                        free
                        """);
    }

    private Played played(int seat, String code) {
        return new Played(seat, ferry.move(code));
    }

    private static Lesson lesson(String text) {
        return Lessons.parse("first", "setup ferry(seats=2)#1\n" + text);
    }
}
