package althing.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;

import althing.bots.hoard.HoardNotation;
import althing.engine.Games;
import althing.engine.Position;

class JudgeTest {

    private final double[] chances = new double[3];

    @Test
    void aLeadOfTheSpread_winsThreeTimesAsOften() {
        judge(position(List.of(Set.of(6), Set.of(6)), List.of(5, 1), 2));
        assertThat(chances[0]).isCloseTo(0.75, within(1e-9));
        assertThat(chances[1]).isCloseTo(0.25, within(1e-9));
    }

    @Test
    void atTheEnd_theVictoryIsShared() {
        judge(position(List.of(Set.of(), Set.of(), Set.of()), List.of(6, 3, 6), 0));
        assertThat(chances).containsExactly(0.5, 0, 0.5);
    }

    /** Alone there is nobody to beat, so every point more than par is worth something, also when the game is over. */
    @Test
    void whoPlaysAlone_isJudgedAgainstPar() {
        Judge judge = new Judge(Games.named("hoard").heuristics(), 1, 4, null);
        judge.judge(position(List.of(Set.of()), List.of(4), 0), false, chances);
        assertThat(chances[0]).isCloseTo(0.5, within(1e-9));
        judge.judge(position(List.of(Set.of()), List.of(6), 0), false, chances);
        assertThat(chances[0]).isBetween(0.8, 0.95);
        judge.against(position(List.of(Set.of()), List.of(6), 0))
                .judge(position(List.of(Set.of()), List.of(6), 0), false, chances);
        assertThat(chances[0]).isCloseTo(0.5, within(1e-9));
    }

    @Test
    void anEndThatWasGuessed_isWeighedByItsPoints() {
        Position end = position(List.of(Set.of(), Set.of()), List.of(7, 3), 0);
        Judge.of(end.setup()).judge(end, true, chances);
        assertThat(chances[0]).isCloseTo(0.75, within(1e-9));
    }

    private void judge(Position position) {
        Judge.of(position.setup()).judge(position, false, chances);
    }

    private static Position position(List<Set<Integer>> hands, List<Integer> points, int treasure) {
        return new HoardNotation("hoard(seats=" + hands.size() + ")", hands.stream().map(List::copyOf).toList(),
                List.of(0, 0, 0).subList(0, hands.size()), List.of(), treasure, List.of(), points, "1").position();
    }
}
