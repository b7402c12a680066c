package althing.lab.env;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.MoveList;
import althing.engine.Position;
import althing.engine.Setup;
import althing.engine.SplitMix;

/** Games that somebody outside plays. */
class EnvironmentTest {

    private static final Setup SETUP = Setup.parse("vikings(seats=3)");

    @Test
    void theSameSeedAndAnswers_giveTheSameGames() {
        assertThat(walked(environment("me"), 300)).isEqualTo(walked(environment("me"), 300));
    }

    @Test
    void gameK_isTheOneThatAnExperimentOfTheSameSeedDealsAsNumberK() {
        Environment environment = environment("me");
        Position dealt = SETUP.seeded(SplitMix.stream(5, 2).nextLong()).start();
        assertThat(environment.position(2).notation()).isEqualTo(dealt.notation());
    }

    @Test
    void theNumbersOfMoves_areThePlacesOfTheirCodesInOrder() {
        Environment environment = environment("me");
        assertThat(environment.actions().codes()).isSorted().doesNotHaveDuplicates();
        MoveList moves = new MoveList();
        environment.position(0).moves(environment.seat(0), moves);
        for (int i = 0; i < moves.size(); i++) {
            assertThat(environment.actions().codes().get(environment.legal(0)[i])).isEqualTo(moves.get(i).code());
        }
    }

    @Test
    void onlyWhoIsOutside_isAsked() {
        Environment environment = new Environment(SETUP, 3, List.of("random", "me", "random"), 5);
        for (int step = 0; step < 200; step++) {
            for (int game = 0; game < environment.games(); game++) {
                assertThat(environment.seat(game)).isIn(1, Position.ONLOOKER);
            }
            environment.step(firsts(environment));
        }
    }

    @Test
    void whatIsNotLegal_isRefusedForAllGames() {
        Environment environment = environment("me");
        int[] numbers = firsts(environment);
        numbers[2] = illegal(environment, 2);
        List<Object> before = notations(environment);
        assertThatThrownBy(() -> environment.step(numbers)).isInstanceOf(BadInput.class).hasMessageContaining("game 2");
        assertThatThrownBy(() -> environment.play(3, 0)).isInstanceOf(BadInput.class).hasMessageContaining("no game 3");
        assertThat(notations(environment)).isEqualTo(before);
    }

    @Test
    void aGameThatIsOver_rewardsItsWinner_andBeginsAnew() {
        Environment environment = environment("me");
        while (!environment.position(1).isOver()) {
            environment.play(1, environment.legal(1)[0]);
        }
        double sum = 0;
        for (int seat = 0; seat < 3; seat++) {
            boolean first = environment.position(1).rank(seat) == 1;
            assertThat(environment.reward(1, seat) > 0).isEqualTo(first);
            sum += environment.reward(1, seat);
        }
        assertThat(sum).isCloseTo(0, within(1e-9));
        assertThat(environment.legalCount(1)).isZero();
        environment.play(1, -1);
        assertThat(environment.position(1).isOver()).isFalse();
        assertThat(environment.position(1).notation()).isNotEqualTo(environment("me").position(1).notation());
    }

    @Test
    void aCopy_hasTheSameLuckAhead_andAnImaginedOneAnother() {
        Environment environment = new Environment(SETUP, 3, List.of("me", "random", "random"), 5);
        for (int step = 0; step < 30; step++) {
            environment.play(0, environment.legal(0)[0]);
        }
        environment.copy(0, 1);
        environment.imagine(0, 2);
        assertThat(environment.position(2).view(0)).isEqualTo(environment.position(0).view(0));
        playOut(environment, 0);
        playOut(environment, 1);
        playOut(environment, 2);
        assertThat(environment.position(1).notation()).isEqualTo(environment.position(0).notation());
        assertThat(environment.position(2).notation()).isNotEqualTo(environment.position(0).notation());
    }

    @Test
    void lookingAhead_showsWhatTheSeatSeesAfterEachMove_andChangesNothing() {
        Environment environment = environment("me");
        List<Object> before = notations(environment);
        Ahead ahead = environment.ahead(0);
        int seat = environment.seat(0);
        for (int place = 0; place < environment.legalCount(0); place++) {
            ahead.make(place);
            Position after = environment.position(0).copy();
            after.play(seat, SETUP.game().move(environment.actions().codes().get(environment.legal(0)[place])));
            assertThat(ahead.observe()).containsExactly(environment.observe(after, seat));
            assertThat(ahead.worth()).isEqualTo(lead(after, seat));
            assertThat(ahead.isOver()).isFalse();
            assertThat(ahead.reward()).isZero();
        }
        assertThat(notations(environment)).isEqualTo(before);
    }

    @Test
    void everyNumberOfAnObservation_hasAName() {
        Environment environment = environment("me");
        assertThat(environment.names()).doesNotHaveDuplicates().contains("own gold", "next gold");
        assertThat(environment.observe(0)).hasSizeGreaterThanOrEqualTo(environment.names().size());
    }

    @Test
    void whatCannotBe_isSaidInASentence() {
        assertThatThrownBy(() -> environment("random")).isInstanceOf(BadInput.class).hasMessageContaining("'me'");
        assertThatThrownBy(() -> new Environment(SETUP, 0, List.of("me"), 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("1 to 65536");
        assertThatThrownBy(() -> new Environment(SETUP, 1, List.of("me", "me", "me", "me"), 1))
                .isInstanceOf(BadInput.class).hasMessageContaining("1 to 3 players");
    }

    private static Environment environment(String player) {
        return new Environment(SETUP, 3, List.of(player), 5);
    }

    private static double lead(Position after, int seat) {
        return after.setup().game().heuristics().value(after, seat) - IntStream.range(0, after.seats())
                .filter(other -> other != seat)
                .mapToDouble(other -> after.setup().game().heuristics().value(after, other)).max().orElseThrow();
    }

    /** The first legal move of each game. */
    private static int[] firsts(Environment environment) {
        int[] numbers = new int[environment.games()];
        Arrays.setAll(numbers, game -> environment.legalCount(game) == 0 ? -1 : environment.legal(game)[0]);
        return numbers;
    }

    private static int illegal(Environment environment, int game) {
        int number = 0;
        while (Arrays.stream(environment.legal(game), 0, environment.legalCount(game)).boxed().toList()
                .contains(number)) {
            number++;
        }
        return number;
    }

    private static void playOut(Environment environment, int game) {
        while (!environment.position(game).isOver()) {
            environment.play(game, environment.legal(game)[0]);
        }
    }

    private static List<Object> notations(Environment environment) {
        List<Object> notations = new ArrayList<>();
        for (int game = 0; game < environment.games(); game++) {
            notations.add(environment.position(game).notation());
        }
        return notations;
    }

    private static List<Object> walked(Environment environment, int steps) {
        for (int step = 0; step < steps; step++) {
            environment.step(firsts(environment));
        }
        return notations(environment);
    }
}
