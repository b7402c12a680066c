package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import althing.bots.hoard.HoardNotation;
import althing.engine.Belief;
import althing.engine.Position;
import althing.engine.SplitMix;

/** Searching where the right move is known. */
class SearchTest {

    @ParameterizedTest
    @CsvSource({"5,1,lay 24", "1,5,lay 3"})
    void theHighestCard_isKeptForTheTreasureThatDecides(int now, int later, String move) {
        for (String bot : List.of("mcts:300", "mcts:300,rollout=0,bias=0", "mcts:300,bias=0,look=2")) {
            Position position = hoard(List.of(Set.of(3, 24), Set.of(10, 11)), List.of(4, 5), now, Set.of(later));
            assertThat(choice(bot, position, 0)).as(bot).isEqualTo(move);
        }
    }

    /** Looking at the heuristics alone one would fight for the 4 now; but only the 5 can still win the game. */
    @ParameterizedTest
    @ValueSource(strings = {"mcts:500", "mcts:500,bias=0"})
    void whatLooksGood_isLeftWhenItCannotWin(String bot) {
        Position position = hoard(List.of(Set.of(1, 24), Set.of(10, 11), Set.of(12, 13)), List.of(0, 3, 2), 1,
                Set.of(5));
        assertThat(choice(bot, position, 0)).isEqualTo("lay 1");
    }

    /** The second seat chooses after the first in this program, but at the same time in the game. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void everySeatOfASimultaneousChoice_findsItsMove(int seat) {
        List<Set<Integer>> hands = new ArrayList<>(List.of(Set.of(9, 10), Set.of(11, 12), Set.of(3, 24)));
        Collections.rotate(hands, seat + 1);
        List<Integer> points = new ArrayList<>(List.of(2, 2, 1));
        Collections.rotate(points, seat + 1);
        assertThat(choice("mcts:300", hoard(hands, points, 5, Set.of(1)), seat)).isEqualTo("lay 24");
    }

    /** A search by the clock stops when nothing can change; where iterations end it, the move is the same bit for bit. */
    @ParameterizedTest
    @ValueSource(ints = {16, 100, 300, 1000})
    void stoppingEarly_changesNoMove(int iterations) {
        boolean stopped = false;
        for (int luck = 0; luck < 20; luck++) {
            Position position = hoard(List.of(Set.of(1, 9, 24), Set.of(8, 10, 11)), List.of(4, 5), 3, Set.of(2, 5));
            SplitMix patient = new SplitMix(luck);
            SplitMix hasty = new SplitMix(luck);
            Belief belief = new Belief(position, 0);
            assertThat(Bots.named("mcts:" + iterations + ",cap=3600000ms").choose(belief, hasty))
                    .isEqualTo(Bots.named("mcts:" + iterations).choose(belief, patient));
            stopped |= hasty.state() != patient.state();
        }
        assertThat(stopped).isEqualTo(iterations > 16);
    }

    private static String choice(String bot, Position position, int seat) {
        return Bots.named(bot).choose(new Belief(position, seat), new SplitMix(1)).code();
    }

    private static Position hoard(List<Set<Integer>> hands, List<Integer> points, int now, Set<Integer> later) {
        List<Integer> nothing = Collections.nCopies(hands.size(), 0);
        Set<Integer> spent = Set.copyOf(IntStream.rangeClosed(14, 22).boxed().toList());
        return new HoardNotation("hoard(seats=" + hands.size() + ")", hands.stream().map(List::copyOf).toList(),
                nothing,
                List.copyOf(spent), now, List.copyOf(later), points, "1").position();
    }
}
