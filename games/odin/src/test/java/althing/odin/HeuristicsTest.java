package althing.odin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.testkit.HeuristicsContract;
import althing.testkit.Rule;

/** Who follows the heuristics of A Feast for Odin beats who plays at random, and does well alone. */
class HeuristicsTest extends HeuristicsContract {

    private static final int SOLO_GAMES = 10;

    @Override
    protected Stream<String> setups() {
        return Stream.of("odin(seats=2)", "odin(seats=4)", "odin(seats=3,length=short)");
    }

    @Override
    protected int winsInTen() {
        return 9;
    }

    /** The rulebook calls 100 points alone very good; ten games spread too much to ask for quite as many on average. */
    @Test
    @Rule("FFO-17.10")
    void aloneTheMovesChosenWithCare_areLegal_andMakeManyPoints() {
        int points = 0;
        for (int seed = 0; seed < SOLO_GAMES; seed++) {
            points += alone(Setup.parse("odin(seats=1)").seeded(seed).start()).points(0);
        }
        assertThat(points / SOLO_GAMES).isGreaterThan(90);
    }

    private static Position alone(Position position) {
        MoveList moves = new MoveList();
        Heuristics heuristics = position.setup().game().heuristics();
        while (!position.isOver()) {
            position.moves(0, moves);
            Move move = heuristics.careful(position, 0, moves);
            assertThat(moves.contains(move)).as(move.code()).isTrue();
            position.play(0, move);
        }
        return position;
    }
}
