package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import althing.engine.Heuristics;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.testkit.RandomGame;

class HeuristicsTest {

    private static final Heuristics HEURISTICS = new VikingsGame().heuristics();

    private static String best(VikingsPosition position) {
        return best(position, position.nextSeat()).code();
    }

    private static Move best(Position position, int seat) {
        MoveList moves = new MoveList();
        position.moves(seat, moves);
        Move best = moves.get(0);
        for (Move move : moves.toList()) {
            if (HEURISTICS.worth(position, seat, move) > HEURISTICS.worth(position, seat, best)) {
                best = move;
            }
        }
        return best;
    }

    @ParameterizedTest
    @ValueSource(strings = {"vikings(seats=2)", "vikings(seats=4)", "vikings(seats=3,advanced=true)",
            "vikings(seats=4,advanced=true,auction=false)"})
    void greedyPlay_beatsRandomPlayClearly(String line) {
        Setup setup = Setup.parse(line);
        int wins = 0;
        for (int seed = 0; seed < 20; seed++) {
            Position position = setup.seeded(seed).start();
            SplitMix random = SplitMix.stream(seed, 5);
            int greedy = seed % setup.seats();
            MoveList moves = new MoveList();
            while (!position.isOver()) {
                int seat = position.nextSeat();
                position.moves(seat, moves);
                position.play(seat, seat == greedy ? best(position, seat) : moves.get(random.nextInt(moves.size())));
            }
            wins += position.rank(greedy) == 1 ? 1 : 0;
        }
        assertThat(wins).isGreaterThanOrEqualTo(18);
    }

    @Test
    void appraising_changesNothing() {
        new RandomGame(Setup.parse("vikings(seats=3,advanced=true)"), 6).play((position, seat, move) -> {
            Object before = position.notation();
            HEURISTICS.worth(position, seat, move);
            HEURISTICS.value(position, (seat + 1) % 3);
            assertThat(position.notation()).isEqualTo(before);
        });
    }

    @Test
    void aVikingWithAHome_isSettled() {
        assertThat(best(Table.of(Situation.basic().row(0, "scout", "left").wheel("left/noble")
                .laying(0, "left", "noble")).play("place noble 1").position)).isEqualTo("settle");
    }

    @Test
    void aWarrior_isSetAgainstTheShip() {
        assertThat(best(Situation.basic().round(3).ships(0, "- - blue-ship").row(0, "noble", "left* farm* right*")
                .row(0, "warrior", "left church").wheel("left/noble").laying(0, "right", "warrior")))
                .isEqualTo("place warrior 3");
    }

    @Test
    void theValueOfAFinishedGame_isItsPoints() {
        RandomGame game = new RandomGame(Setup.parse("vikings(seats=2,points=10)"), 4);
        game.play();
        assertThat(HEURISTICS.value(game.position(), 0)).isEqualTo(game.position().points(0));
    }
}
