package althing.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Games;
import althing.engine.Puzzle;

/** How puzzles are kept. */
class PuzzlesTest {

    private static final Puzzle PUZZLE = new Puzzle("ferry(seats=2)#1", List.of("1 row 3"), 0, "row 3", 0.5, 0.01);

    @Test
    void theyComeFromTheFileOfTheirGame() {
        assertThat(Puzzles.of(Games.named("ferry"))).hasSize(2).contains(PUZZLE);
        assertThat(Puzzles.of(Games.named("cairns"))).isEmpty();
    }

    @Test
    void whatIsWritten_readsBack_aPuzzleInEachLine() {
        List<Puzzle> puzzles = Puzzles.of(Games.named("ferry"));
        assertThat(Puzzles.write(puzzles).lines()).hasSize(2);
        assertThat(Puzzles.read(Puzzles.write(puzzles))).isEqualTo(puzzles);
    }

    @Test
    void aLineThatIsNoPuzzle_isNamed() {
        String good = Puzzles.write(List.of(PUZZLE));
        assertThatThrownBy(() -> Puzzles.read(good + "[]")).isInstanceOf(BadInput.class)
                .hasMessageStartingWith("Line 2 is no puzzle: ").hasMessageEndingWith(".")
                .message().doesNotContain("\n").hasSizeGreaterThan(25);
    }

    @Test
    void aPuzzle_leadsToItsDecision() {
        assertThat(PUZZLE.position().isPending(0)).isTrue();
        assertThat(PUZZLE.bestMove().code()).isEqualTo("row 3");
    }
}
