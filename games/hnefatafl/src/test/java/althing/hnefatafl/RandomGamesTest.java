package althing.hnefatafl;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Games;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.hnefatafl.board.Board;
import althing.hnefatafl.board.Side;
import althing.hnefatafl.rules.Ending;
import althing.testkit.RandomGame;

/** Random games keep the board together and end in time. {@code -Dhnefatafl.random=10000} plays more of them. */
class RandomGamesTest {

    private static final int GAMES = Integer.getInteger("hnefatafl.random", 20);

    static Stream<Setup> setups() {
        return Setup.all(Games.named("hnefatafl")).stream();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void everyStep_keepsTheBoardTogether(Setup setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGame game = new RandomGame(setup, seed);
            game.play((position, _, _) -> check((HnefataflPosition) position));
            check((HnefataflPosition) game.position());
            assertThat(((HnefataflPosition) game.position()).ending()).isNotEqualTo(Ending.NOT_YET);
        }
    }

    /** A board that was laid anew from the letters is the same in everything that is kept beside them. */
    private static void check(HnefataflPosition position) {
        Board board = position.board;
        Board anew = new Board(board.variant);
        anew.lay(board.rows());
        assertThat(anew.key()).isEqualTo(board.key());
        assertThat(anew.king()).isEqualTo(board.king());
        assertThat(anew.pieces(Side.ATTACKERS)).isEqualTo(board.pieces(Side.ATTACKERS));
        assertThat(anew.pieces(Side.DEFENDERS)).isEqualTo(board.pieces(Side.DEFENDERS));
        assertThat(position.quiet()).isLessThanOrEqualTo(position.quietCap).isEqualTo(position.repetition.length());
        assertThat(position.plies()).isLessThanOrEqualTo(position.lengthCap);
    }

    /** Listing asks the lines, checking asks square by square: for every two squares of a line they agree. */
    @ParameterizedTest
    @MethodSource("setups")
    void everyMoveThereIs_isListedExactlyWhenItIsAllowed(Setup setup) {
        MoveList listed = new MoveList();
        SplitMix random = new SplitMix(1);
        new RandomGame(setup, 5).play((position, seat, _) -> {
            if (random.nextInt(20) == 0) {
                position.moves(seat, listed);
                long allowed = Scene.allMoves().filter(move -> position.why(seat, move).isEmpty()).count();
                assertThat(listed.toList()).hasSize((int) allowed)
                        .allMatch((Move move) -> position.why(seat, move).isEmpty());
            }
        });
    }
}
