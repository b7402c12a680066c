package althing.bots.puzzle;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Puzzle;
import althing.engine.Setup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Finding decisions with one best move. */
class PuzzleFinderTest {

    @Test
    void whereNobodyChoosesAlone_thereIsNoPuzzle() {
        PuzzleFinder finder = new PuzzleFinder(List.of(Setup.parse("hoard(seats=2)")), 1, 40);
        assertThatThrownBy(() -> finder.find(1, new Variety(1, 1), _ -> {})).isInstanceOf(BadInput.class)
                .hasMessageContaining("Only 0 puzzles were found");
    }

    @Test
    void aloneThereIsNothingToWin() {
        assertThatThrownBy(() -> new PuzzleFinder(List.of(Setup.parse("hoard(seats=1)")), 1, 40))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("two seats");
    }

    @Test
    void theShelf_hasRoomAsTheVarietySays_andRemembersItsLooks() {
        Shelf shelf = new Shelf(new Variety(2, 1));
        shelf.looked("which");
        shelf.add("which", new Puzzle("hoard(seats=2)#1", List.of(), 0, "lay 1", 0.1, 0.01));
        assertThat(shelf.looks("which")).isEqualTo(1);
        assertThat(shelf.hasRoomForQuestion("which")).isTrue();
        assertThat(shelf.hasRoomForAnswer("lay 1")).isFalse();
        shelf.add("which", new Puzzle("hoard(seats=2)#1", List.of(), 0, "lay 2", 0.1, 0.01));
        assertThat(shelf.hasRoomForQuestion("which")).isFalse();
        assertThat(shelf.puzzles()).hasSize(2);
    }

    @Test
    void aPuzzle_leadsToItsDecision_andRefusesWhatIsNoMove() {
        Puzzle puzzle = new Puzzle("hoard(seats=2)#1", List.of(), 0, "lay 1", 0.1, 0.01);
        Position position = puzzle.position();
        MoveList moves = new MoveList();
        position.moves(0, moves);
        String first = moves.get(0).code();
        assertThat(new Puzzle(puzzle.setup(), List.of("0 " + first), 1, "lay 1", 0.1, 0.01).position().isPending(1))
                .isTrue();
        assertThatThrownBy(() -> new Puzzle(puzzle.setup(), List.of("lay"), 1, "lay 1", 0.1, 0.01).position())
                .isInstanceOf(BadInput.class).hasMessageContaining("no move of a puzzle");
    }
}
