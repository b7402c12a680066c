package althing.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.engine.Game;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Puzzle;
import althing.formats.Puzzles;

/** The puzzles of a game can be played, each has something to find, and they are not alike. */
public abstract class PuzzlesContract {

    private static final int LEAST = 30;
    private static final int MOST_ALIKE = 4;
    private static final double LEAST_GAIN = 0.02;

    protected abstract Game game();

    /** How many different things the puzzles ask at least. */
    protected abstract int leastQuestions();

    @Test
    void thereAreEnough_andNoTwoAreTheSame() {
        List<Puzzle> puzzles = Puzzles.of(game());
        assertThat(puzzles).hasSizeGreaterThanOrEqualTo(LEAST);
        Set<String> positions = new HashSet<>();
        puzzles.forEach(puzzle -> positions.add(puzzle.setup() + puzzle.moves()));
        assertThat(positions).hasSameSizeAs(puzzles);
    }

    @Test
    void theyAskDifferentThings_andNoAnswerComesOften() {
        Map<String, Integer> answers = new HashMap<>();
        Set<String> questions = new HashSet<>();
        for (Puzzle puzzle : Puzzles.of(game())) {
            answers.merge(puzzle.best(), 1, Integer::sum);
            questions.add(puzzle.position().prompt(puzzle.seat()).key());
        }
        assertThat(answers).allSatisfy((_, times) -> assertThat(times).isLessThanOrEqualTo(MOST_ALIKE));
        assertThat(questions).hasSizeGreaterThanOrEqualTo(leastQuestions());
    }

    @Test
    void everyPuzzle_replays_andItsBestMoveIsOneOfSeveral() {
        for (Puzzle puzzle : Puzzles.of(game())) {
            Position position = puzzle.position();
            MoveList moves = new MoveList();
            position.moves(puzzle.seat(), moves);
            assertThat(moves.toList()).as(puzzle.setup()).contains(puzzle.bestMove()).hasSizeGreaterThan(1);
        }
    }

    @Test
    void everyGain_isClear() {
        assertThat(Puzzles.of(game())).allMatch(puzzle -> puzzle.gain() >= LEAST_GAIN
                && puzzle.gain() > 2 * puzzle.error());
    }

    @Test
    void puzzlesReadBack() {
        List<Puzzle> puzzles = Puzzles.of(game());
        assertThat(Puzzles.read(Puzzles.write(puzzles))).isEqualTo(puzzles);
    }
}
