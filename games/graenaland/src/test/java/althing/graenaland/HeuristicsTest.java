package althing.graenaland;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.testkit.Rule;

import static org.assertj.core.api.Assertions.assertThat;

/** Who follows the heuristics beats who plays at random. */
class HeuristicsTest {

    private static final int GAMES = 40;

    @ParameterizedTest
    @ValueSource(strings = {"graenaland(seats=3)", "graenaland(seats=4)", "graenaland(seats=4,variant=advanced)",
            "graenaland(seats=5,variant=advanced,permission=true)"})
    @Rule("GRA-23.1")
    void theBestLookingMove_beatsARandomOne(String line) {
        Setup setup = Setup.parse(line);
        int wins = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            int greedy = seed % setup.seats();
            wins += play(setup.seeded(seed).start(), greedy, new SplitMix(seed)).rank(greedy) == 1 ? 1 : 0;
        }
        assertThat(wins).as("wins of %d games", GAMES).isGreaterThan(GAMES * 2 / 3);
    }

    private static Position play(Position position, int greedy, SplitMix random) {
        MoveList moves = new MoveList();
        while (!position.isOver()) {
            int seat = position.nextSeat();
            position.moves(seat, moves);
            position.play(seat, seat == greedy ? best(position, seat, moves) : moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    /** The heuristics see what a bot sees: an imagined position. */
    private static Move best(Position position, int seat, MoveList moves) {
        Heuristics heuristics = position.setup().game().heuristics();
        Position imagined = position.copy();
        imagined.imagine(seat, new SplitMix(1));
        Move best = moves.get(0);
        for (Move move : moves.toList()) {
            if (heuristics.worth(imagined, seat, move) > heuristics.worth(imagined, seat, best)) {
                best = move;
            }
        }
        return best;
    }

    @ParameterizedTest
    @ValueSource(strings = {"graenaland(seats=3)", "graenaland(seats=5,variant=advanced)"})
    void theValue_isFinite_andHighestForTheWinner(String line) {
        Position position = Setup.parse(line).seeded(3).start();
        MoveList moves = new MoveList();
        SplitMix random = new SplitMix(3);
        Heuristics heuristics = position.setup().game().heuristics();
        while (!position.isOver()) {
            for (int seat = 0; seat < position.seats(); seat++) {
                assertThat(heuristics.value(position, seat)).isBetween(-50.0, 300.0);
            }
            position.moves(position.nextSeat(), moves);
            position.play(position.nextSeat(), moves.get(random.nextInt(moves.size())));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            int winner = ((GraenalandPosition) position).announcer;
            assertThat(heuristics.value(position, winner)).isGreaterThanOrEqualTo(heuristics.value(position, seat));
        }
    }
}
