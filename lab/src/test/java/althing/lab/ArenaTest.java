package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Setup;

class ArenaTest {

    private static final Setup SETUP = Setup.parse("vikings(seats=4)");

    @Test
    void theTable_isTheSameOnAnyNumberOfThreads() {
        ArenaReport one = run(List.of("random", "greedy", "mcts:20"), 12, 1);
        ArenaReport two = run(List.of("random", "greedy", "mcts:20"), 12, 2);
        assertThat(two.standings()).isEqualTo(one.standings());
        assertThat(two.decisions()).isEqualTo(one.decisions());
    }

    @Test
    void greedyBeatsRandom() {
        ArenaReport report = run(List.of("random", "greedy"), 100, 2);
        assertThat(report.crashes()).isEmpty();
        Standing best = report.standings().getFirst();
        assertThat(best.bot()).isEqualTo("greedy");
        assertThat(best.low()).isGreaterThan(0.25);
        assertThat(best.meanPoints()).isGreaterThan(report.standings().getLast().meanPoints());
    }

    @Test
    void allVictoriesTogether_areAllGames() {
        ArenaReport report = run(List.of("random", "greedy", "greedy:0.1"), 30, 2);
        assertThat(report.standings().stream().mapToDouble(Standing::wins).sum()).isCloseTo(30, within(1e-9));
        assertThat(report.standings().stream().mapToInt(Standing::seatings)).containsExactly(40, 40, 40);
    }

    @Test
    void everyDecision_isThoughtAboutByOneOfTheBots() {
        ArenaReport report = run(List.of("random", "mcts:20"), 6, 2);
        assertThat(report.thoughts()).extracting(Thought::bot).containsExactly("random", "mcts:20");
        assertThat(report.thoughts().stream().mapToLong(Thought::decisions).sum()).isEqualTo(report.decisions());
        assertThat(report.thoughts()).allSatisfy(
                thought -> assertThat(thought.meanMillis()).isPositive().isLessThanOrEqualTo(thought.longestMillis()));
    }

    @Test
    void thePlot_showsEveryBot() {
        String svg = ArenaPlot.svg(run(List.of("random", "greedy"), 4, 1));
        assertThat(svg).startsWith("<svg").contains(">random<", ">greedy<", "vikings(seats=4)").endsWith("</svg>\n");
    }

    @Test
    void whatIsNoContest_getsASentence() {
        assertThatThrownBy(() -> run(List.of("random"), 4, 1)).isInstanceOf(BadInput.class)
                .hasMessage("An arena is for 2 to 127 bots, not 1.");
        assertThatThrownBy(() -> run(List.of("random", "random"), 4, 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("named once");
    }

    private static ArenaReport run(List<String> bots, int games, int threads) {
        return Arena.run(SETUP, bots, games, 3, threads, Progress.SILENT);
    }
}
