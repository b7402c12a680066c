package althing.bots;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import althing.bots.hoard.HoardNotation;
import althing.engine.Belief;
import althing.engine.Move;
import althing.engine.MoveList;
import althing.engine.Part;
import althing.engine.Position;
import althing.engine.SplitMix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

/** A judge where the truth is known: one card wins the treasure that decides. */
class AssessorTest {

    private final Assessor assessor = new Assessor(300);
    private final Belief belief = new Belief(decisive(), 0);

    @Test
    void theMoveThatWins_isWeighedBest() {
        List<Weighed> weighed = assessor.weigh(belief, new SplitMix(1));
        assertThat(weighed.getFirst().move().code()).isEqualTo("lay 24");
        assertThat(weighed.getFirst().chance().mean()).isGreaterThan(0.9);
        assertThat(weighed).isSortedAccordingTo((one, other) -> other.visits() - one.visits());
    }

    @Test
    void aComparison_tellsTheGain_andHowSureItIs() {
        Estimate gain = assessor.compare(belief, move("lay 24"), move("lay 3"), 60, new SplitMix(1));
        assertThat(gain.mean()).isGreaterThan(0.5);
        assertThat(gain.isClear()).isTrue();
        Estimate nothing = assessor.compare(belief, move("lay 3"), move("lay 3"), 60, new SplitMix(1));
        assertThat(nothing.mean()).isCloseTo(0, within(0.05));
    }

    @Test
    void theSameBeliefAndLuck_giveTheSameJudgement() {
        assertThat(new Assessor(50).weigh(belief, new SplitMix(7)))
                .isEqualTo(new Assessor(50).weigh(belief, new SplitMix(7)));
        assertThat(new Assessor(50).chance(belief, new SplitMix(7)))
                .isEqualTo(new Assessor(50).chance(belief, new SplitMix(7)));
    }

    @Test
    void theChanceAfterAMove_isThatOfTheMove() {
        assertThat(assessor.chanceAfter(belief, 0, move("lay 24"), new SplitMix(1)).orElseThrow().mean())
                .isGreaterThan(assessor.chanceAfter(belief, 0, move("lay 3"), new SplitMix(1)).orElseThrow().mean());
        assertThat(assessor.chanceAfter(belief, 0, move("lay 22"), new SplitMix(1))).isEmpty();
    }

    @Test
    void judging_leavesThePositionAsItIs() {
        Position position = decisive();
        Object before = position.notation();
        assessor.weigh(new Belief(position, 0), new SplitMix(1));
        Reasons.of(new Belief(position, 0), move("lay 24"), new SplitMix(1));
        assertThat(position.notation()).isEqualTo(before);
    }

    @Test
    void aComparisonOfReasons_turnsRound() {
        List<Part> one = Reasons.compared(belief, move("lay 24"), move("lay 3"), new SplitMix(1));
        List<Part> other = Reasons.compared(belief, move("lay 3"), move("lay 24"), new SplitMix(1));
        assertThat(one.stream().map(part -> -part.points()).toList())
                .isEqualTo(other.stream().map(Part::points).toList());
    }

    private Move move(String code) {
        MoveList moves = new MoveList();
        belief.moves(moves);
        return belief.setup().game().move(code);
    }

    private static Position decisive() {
        List<Integer> nothing = Collections.nCopies(2, 0);
        List<Integer> spent = IntStream.rangeClosed(14, 22).boxed().toList();
        return new HoardNotation("hoard(seats=2)", List.of(List.copyOf(Set.of(3, 24)), List.copyOf(Set.of(10, 11))),
                nothing, spent, 5, List.of(1), List.of(4, 5), "1").position();
    }
}
