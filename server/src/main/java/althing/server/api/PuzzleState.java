package althing.server.api;

import java.util.List;

import althing.server.api.TableState.MoveOption;
import althing.server.api.TableState.Reason;

/** Puzzles as they are offered, and what a judge says to an answer. */
public final class PuzzleState {

    private PuzzleState() {
    }

    /** How many puzzles a game has; they have the numbers 1 to that. */
    public record PuzzleCount(int count) {}

    /** A table that begins in a puzzle, and the seat that is to find the best move. */
    public record PuzzleTable(String id, int seat) {}

    /**
     * What came of an answer.
     *
     * @param right whether it is the best move
     * @param best  the best move
     * @param gain  the chance to win that it brings beyond the next best
     * @param error the standard error of the gain
     * @param why   what it brings, and costs; against a wrong answer what it brings more
     */
    public record PuzzleAnswer(boolean right, MoveOption best, double gain, double error, List<Reason> why) {}
}
