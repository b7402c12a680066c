package althing.vikings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Game;
import althing.engine.Games;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.testkit.Extent;
import althing.testkit.RandomGame;
import althing.vikings.box.Components;
import althing.vikings.table.VikingsMove;

/**
 * Random games of every setup keep the invariants at every step. {@code -Dvikings.games=100000} plays more of them.
 */
class RandomGamesTest {

    private static final int GAMES = Integer.getInteger("vikings.games", Extent.of(720));

    static Stream<Setup> setups() {
        Game game = Games.named("vikings");
        return Setup.all(game).stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void everyStep_keepsTheInvariants(Setup setup) {
        int games = Math.max(1, GAMES / 72);
        for (int seed = 0; seed < games; seed++) {
            play(setup, seed);
        }
    }

    private static void play(Setup setup, long seed) {
        VikingsPosition position = (VikingsPosition) setup.seeded(seed).start();
        SplitMix random = SplitMix.stream(seed, 7);
        MoveList moves = new MoveList();
        int decisions = 0;
        int[] sets = new int[Components.ROUNDS + 1];
        while (!position.isOver()) {
            VikingsInvariants.check(position);
            int seat = position.nextSeat();
            position.moves(seat, moves);
            VikingsMove move = (VikingsMove) moves.get(random.nextInt(moves.size()));
            sets[position.round] += move instanceof VikingsMove.Buy ? 1 : 0;
            position.play(seat, move);
            decisions++;
        }
        VikingsInvariants.check(position);
        for (int round = 1; round <= Components.ROUNDS; round++) {
            assertThat(sets[round]).as("sets of round %d in %s", round, setup.seeded(seed)).isEqualTo(12);
        }
        assertThat(decisions).isLessThan(1000);
    }

    @ParameterizedTest
    @MethodSource("setups")
    void piecesLeaveTheGame_onlyAsTheRulesSay(Setup setup) {
        RandomGame game = new RandomGame(setup, setup.line().hashCode());
        game.play((position, seat, move) -> {
            VikingsPosition after = ((VikingsPosition) position).copy();
            List<String> told = new ArrayList<>();
            after.listener((_, phrase) -> told.add(phrase.key()));
            after.play(seat, move);
            VikingsInvariants.checkStep((VikingsPosition) position, after, told);
        });
    }

    @ParameterizedTest
    @MethodSource("setups")
    void theScoreSheet_addsUpToThePoints(Setup setup) {
        RandomGame game = new RandomGame(setup, setup.line().hashCode() + 1L);
        game.play((position, _, _) -> checkSheet(position));
        checkSheet(game.position());
    }

    private static void checkSheet(Position position) {
        for (int seat = 0; seat < position.seats(); seat++) {
            int asked = seat;
            int sum = position.scoreSheet().sections().stream().flatMap(section -> section.lines().stream())
                    .filter(line -> line.unit().equals("points")).mapToInt(line -> line.amounts().get(asked)).sum();
            assertThat(sum).isEqualTo(position.points(seat));
        }
    }
}
