package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.GameRecord.Played;
import althing.formats.lesson.Lesson;
import althing.formats.lesson.Lessons;
import althing.formats.lesson.Rehearsal;

/** What a rehearsal finds in lessons that do not go through. */
class RehearsalTest {

    @Test
    void aMoveThatIsNotLegal_isFound() {
        assertThat(findings("say aim\nask move d1 d5 else king-other\nfree")).contains(
                "After 0 moves, 'ask move d1 d5': none of the moves that are asked for is legal.",
                "'ask move d1 d5': this is never legal where it is asked.");
        assertThat(findings("play move d1 d5\nfree"))
                .anyMatch(each -> each.startsWith("After 0 moves, 'play move d1 d5': it breaks TAF-"));
        assertThat(findings("play 1 move d3 c3\nfree"))
                .contains("After 0 moves, 'play move d3 c3': seat 1 is not asked to decide there.");
        assertThat(findings("play jump d3\nfree")).anyMatch(each -> each.contains("'jump d3' is no move"));
    }

    @Test
    void everyWayThatALessonLeavesOpen_isPlayed() {
        assertThat(findings("say aim\nask move d1 e1 | move d1 c1 else king-other\nplay move d3 c3\n"
                + "play move e1 f1\nfree"))
                .anyMatch(each -> each.startsWith("After 2 moves, 'play move e1 f1': it breaks TAF-"));
    }

    @Test
    void aLegalMoveWithoutAnAnswer_isFound() {
        assertThat(findings("say aim\nask move d1 e1\nelse move d*: king-other\nfree"))
                .contains("After 0 moves, 'ask': no 'else' answers the legal move 'move a4 a2'.");
    }

    @Test
    void aTextThatIsMissing_orNeverSaid_isFound() {
        assertThat(findings("say sung\nfree")).contains("The text 'lesson.first.sung' in language 'en' is missing.",
                "The text 'lesson.first.sung' in language 'hu' is missing.",
                "The lesson never says 'lesson.first.aim' (pl).");
    }

    @Test
    void aLessonThatTakesTooLong_isFound() {
        assertThat(findings("say aim\n".repeat(60) + "free"))
                .anyMatch(each -> each.matches("In en the lesson takes \\d+ seconds; it may take 360."));
    }

    @Test
    void aGame_followsALessonUntilItGoesAnotherWay() {
        Lesson lesson = lesson("say aim\nask move d1 * else king-other\nplay move d3 c3\nfree");
        Played asked = new Played(0, Scene.move("d1-e1"));
        Played answered = new Played(1, Scene.move("d3-c3"));
        assertThat(lesson.isFollowedBy(List.of())).isTrue();
        assertThat(lesson.isFollowedBy(List.of(asked, answered, asked))).isTrue();
        assertThat(lesson.isFollowedBy(List.of(answered))).isFalse();
        assertThat(lesson.isFollowedBy(List.of(asked, asked))).isFalse();
    }

    private static List<String> findings(String text) {
        return Rehearsal.findings(lesson(text));
    }

    private static Lesson lesson(String text) {
        return Lessons.parse("first", "setup hnefatafl(variant=brandubh)#1\n" + text);
    }
}
