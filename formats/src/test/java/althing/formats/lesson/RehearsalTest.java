package althing.formats.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

/** What a rehearsal finds in lessons that do not go through. */
class RehearsalTest {

    private static final String SETUP = "setup ferry(seats=2)#1\n";

    @Test
    void aLessonThatGoesThrough_hasNoFindings() {
        assertThat(findings("play 1 row 2\nsay aim\nask row 1 | row 3\nelse row 2: other\nfree")).isEmpty();
    }

    @Test
    void aMoveThatIsNotLegal_isFound() {
        assertThat(findings("play 1 row 3\nplay row 2\nplay row 2\nfree"))
                .contains("After 2 moves, 'play row 2': it breaks FER-2.");
        assertThat(findings("play 1 row 1\nplay 1 row 1\nfree"))
                .contains("After 1 moves, 'play row 1': seat 1 is not asked to decide there.");
        assertThat(findings("play 1 swim\nfree")).contains("After 0 moves, 'play swim': 'swim' is no move of Ferry.");
    }

    @Test
    void whoPlays_mustBeSaidWhereSeveralMay() {
        assertThat(findings("play row 1\nfree"))
                .contains("After 0 moves, 'play row 1': several seats are asked; say which one plays.");
    }

    @Test
    void aMoveThatIsAskedForAndNeverLegal_isFound() {
        String few = "play 1 row 3\nplay 0 row 2\nplay 1 row 1\n";
        assertThat(findings("play 1 row 3\nsay aim\nask row 2 | row 4 else other\nfree"))
                .containsExactly("'ask row 4': this is never legal where it is asked.");
        assertThat(findings(few + "say aim\nask row 1 else other\nfree")).contains(
                "After 3 moves, 'ask row 1': none of the moves that are asked for is legal.",
                "'ask row 1': this is never legal where it is asked.");
    }

    @Test
    void everyWayThatALessonLeavesOpen_isPlayed() {
        assertThat(findings("say aim\nask row 1 | row 3 else other\nplay row 3\nplay row 1\nfree"))
                .containsExactly("After 2 moves, 'play row 1': seat 0 is not asked to decide there.");
    }

    @Test
    void aLegalMoveWithoutAnAnswer_isFound() {
        assertThat(findings("say aim\nask row 1\nelse row 2: other\nfree"))
                .containsExactly("After 0 moves, 'ask': no 'else' answers the legal move 'row 3'.");
    }

    @Test
    void aLessonThatLeavesNothingToPlay_isFound() {
        assertThat(findings("play 1 row 3\nplay row 3\nsay aim\nsay other\nfree"))
                .containsExactly("After 2 moves, 'free': the game is over, and nothing is left to play.");
    }

    @Test
    void aLearnerWithoutASeat_isFound() {
        assertThat(findings("you 2\nsay aim\nsay other\nfree"))
                .containsExactly("There is no seat 2 for the learner.");
    }

    private static List<String> findings(String text) {
        return Rehearsal.findings(Lessons.parse("first", SETUP + text));
    }
}
