package althing.engine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import althing.engine.GameRecord.Played;

/**
 * A decision with one best move.
 *
 * @param setup the seeded setup line with the version of its rules
 * @param moves what was played before, each as its seat and its code
 * @param seat  who is to decide
 * @param best  the code of the best move
 * @param gain  the chance to win that the best move brings beyond the next best, as the judge saw it
 * @param error the standard error of the gain
 */
public record Puzzle(String setup, List<String> moves, int seat, String best, double gain, double error) {

    public Puzzle {
        moves = List.copyOf(moves);
    }

    /** The game up to the decision; {@link BadInput} if it cannot be played so. */
    public GameRecord record() {
        Setup dealt = Setup.parse(setup);
        List<Played> played = new ArrayList<>();
        for (String move : moves) {
            played.add(played(dealt, move));
        }
        return new GameRecord(dealt, Collections.nCopies(dealt.seats(), "-"), played);
    }

    private static Played played(Setup dealt, String move) {
        if (!move.matches("\\d .+")) {
            throw new BadInput("'" + move + "' is no move of a puzzle; one looks like '1 buy 3'.");
        }
        return new Played(move.charAt(0) - '0', dealt.game().move(move.substring(2)));
    }

    public Position position() {
        return record().replay();
    }

    public Move bestMove() {
        return Setup.parse(setup).game().move(best);
    }
}
