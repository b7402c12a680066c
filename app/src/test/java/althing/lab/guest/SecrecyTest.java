package althing.lab.guest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import althing.engine.Belief;
import althing.engine.Game;
import althing.engine.Games;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;
import althing.lab.guest.ToProgram.Decide;
import althing.lab.guest.ToProgram.Hello;

/** What is said to a program is the same for positions that its seat cannot tell apart. */
class SecrecyTest {

    private static final int DEALS = 4;

    static Stream<Setup> setups() {
        return Games.all().stream().flatMap(SecrecyTest::smallestAndLargest);
    }

    private static Stream<Setup> smallestAndLargest(Game game) {
        return Stream.of(Setup.parse(game.id() + "(seats=" + game.minSeats() + ")"),
                Setup.parse(game.id() + "(seats=" + game.maxSeats() + ")")).distinct();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void everyQuestion_isTheSameWhereTheSeatSeesTheSame(Setup setup) {
        for (int deal = 1; deal <= DEALS; deal++) {
            SplitMix random = new SplitMix(deal);
            Position position = setup.seeded(deal).start();
            MoveList moves = new MoveList();
            while (!position.isOver()) {
                int seat = position.nextSeat();
                if (random.nextInt(8) == 0) {
                    Position imagined = new Belief(position, seat).imagine(random);
                    assertThat(question(imagined, seat)).isEqualTo(question(position, seat));
                }
                position.moves(seat, moves);
                position.play(seat, moves.get(random.nextInt(moves.size())));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    void theGreeting_tellsNothingOfTheDeal(Setup setup) {
        assertThat(Hello.of(setup.seeded(1), 1).line()).isEqualTo(Hello.of(setup.seeded(2), 1).line())
                .doesNotContain("#");
    }

    private static String question(Position position, int seat) {
        return Decide.of(1, new Belief(position, seat), 1).line();
    }
}
