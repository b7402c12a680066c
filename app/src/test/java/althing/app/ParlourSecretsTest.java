package althing.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Belief;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Refusal;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** What a language model is told is the same for positions that its seat cannot tell apart. */
class ParlourSecretsTest {

    private static final int TRIED = 40;

    static Stream<String> titles() {
        return Games.all().stream().map(Game::id);
    }

    @ParameterizedTest
    @MethodSource("titles")
    void aSight_andAReason_tellNothingThatTheSeatCannotSee(String title) {
        Setup setup = Setup.parse(title).seeded(3);
        Narrator narrator = Narrator.ofSeats(setup, "en");
        SplitMix random = new SplitMix(5);
        MoveList moves = new MoveList();
        Set<Move> known = new LinkedHashSet<>();
        for (Position position = setup.start(); !position.isOver();) {
            int seat = position.nextSeat();
            position.moves(seat, moves);
            if (random.nextInt(10) == 0) {
                compare(position, new Belief(position, seat).imagine(random), seat, narrator, known);
            }
            Move move = moves.get(random.nextInt(moves.size()));
            if (known.size() < TRIED) {
                known.add(move);
            }
            position.play(seat, move);
        }
    }

    private static void compare(Position truth, Position imagined, int seat, Narrator narrator, Set<Move> known) {
        assertThat(ParlourGame.sight(imagined, seat, narrator)).isEqualTo(ParlourGame.sight(truth, seat, narrator));
        for (Move move : known) {
            Optional<Refusal> reason = truth.why(seat, move);
            assertThat(imagined.why(seat, move)).as(move.code()).isEqualTo(reason);
        }
    }
}
