package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Assessor;
import althing.engine.Belief;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.MoveList;
import althing.engine.Puzzle;
import althing.engine.SplitMix;
import althing.formats.Puzzles;

/** {@code althing review} and {@code althing puzzles}. */
class ReviewTest {

    private static final String RECORD = "../records/vikings/vikings-seats-2.v2.althing";
    private static final String[] QUICK = {"--iterations", "10"};

    @TempDir
    private Path directory = Path.of("");

    @Test
    void aReview_isTheSameEveryTime_andDrawsItsCurves() throws IOException {
        Path plot = directory.resolve("curves.svg");
        Call once = Call.of("review", RECORD, QUICK[0], QUICK[1], "--plot", plot.toString(), "--json");
        assertThat(once.json().path("accounts")).hasSize(2);
        assertThat(Call.of("review", RECORD, QUICK[0], QUICK[1], "--json").out()).isEqualTo(once.out());
        assertThat(Files.readString(plot)).startsWith("<svg").contains("polyline");
    }

    @Test
    void aReview_isToldInEveryLanguage() {
        assertThat(Call.of("review", RECORD, QUICK[0], QUICK[1]).out()).contains("The judge imagined 10 games", "luck");
        assertThat(Call.of("review", RECORD, QUICK[0], QUICK[1], "--lang", "pl").out()).contains("szczęście");
        assertThat(Call.of("review", RECORD, QUICK[0], QUICK[1], "--lang", "hu").out()).contains("szerencse");
    }

    @Test
    void whatCannotBeReviewed_isRefusedInASentence() throws IOException {
        Path position = directory.resolve("position.json");
        Files.writeString(position, Call.of("new", "vikings(seats=2)#1").out());
        assertThat(Call.of("review", position.toString()).code()).isNotZero();
        assertThat(Call.of("review", RECORD, "--iterations", "1").err()).contains("--iterations is a number from 10");
    }

    @Test
    void puzzles_areTheSameForTheSameSeed() {
        String[] args = {"puzzles", "vikings(seats=2)", "--count", "1", "--seed", "3", "--iterations", "60"};
        Call once = Call.of(args);
        assertThat(Puzzles.read(once.out())).hasSize(1);
        assertThat(Call.of(args).out()).isEqualTo(once.out());
        assertThat(Call.of("puzzles", "vikings(seats=2)", "--count", "0").err()).contains("--count is a number from 1");
    }

    /** A look of another seed at the first puzzles of every game. */
    @Test
    void theBestMoves_areStillJudgedBest() {
        Assessor judge = new Assessor(100);
        for (Game game : Games.all()) {
            for (Puzzle puzzle : Puzzles.of(game).stream().limit(3).toList()) {
                Belief belief = new Belief(puzzle.position(), puzzle.seat());
                MoveList moves = new MoveList();
                belief.moves(moves);
                var other = moves.toList().stream().filter(move -> !move.equals(puzzle.bestMove())).findFirst()
                        .orElseThrow();
                assertThat(judge.compare(belief, puzzle.bestMove(), other, 60, new SplitMix(99)).mean())
                        .as("%s %s rather than %s", puzzle.setup(), puzzle.best(), other.code()).isPositive();
            }
        }
    }
}
