package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import althing.engine.BadInput;
import althing.engine.Setup;
import althing.lab.Experiment.Seating;

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
        assertThat(best.low()).isGreaterThan(report.equal());
        assertThat(best.meanPoints()).isGreaterThan(report.standings().getLast().meanPoints());
    }

    @Test
    void allVictoriesTogether_areAllGames() {
        ArenaReport report = run(List.of("random", "greedy", "greedy:0.1"), 30, 2);
        assertThat(report.standings().stream().mapToDouble(Standing::wins).sum()).isCloseTo(30, within(1e-9));
        assertThat(report.standings()).extracting(Standing::games).containsExactly(30L, 30L, 30L);
    }

    /** One bot holds two of four seats, and wins by either of them: what counts is the game. */
    @Test
    void aBotOnSeveralSeats_winsAGameOnce() {
        ArenaReport report = run(List.of("random", "greedy"), 40, 2);
        Match match = report.match().orElseThrow();
        assertThat(report.equal()).isEqualTo(0.5);
        assertThat(match.bot()).isEqualTo("random");
        assertThat(match.share()).isLessThan(0.1);
        assertThat(report.standings().getFirst().share()).isCloseTo(1 - match.share(), within(1e-9));
        assertThat(report.standings().getFirst().high()).isGreaterThan(0.95);
        assertThat(report.standings().getFirst().scores().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(80);
    }

    @Test
    void inPairedGames_oneDealIsPlayedInAllSeatings() {
        List<String> deals = new ArrayList<>();
        List<List<String>> seated = new ArrayList<>();
        Keeper keeper = (game, record) -> {
            deals.add(record.setup().line());
            seated.add(record.names());
        };
        ArenaReport report = Arena.run(Experiment.of(SETUP, List.of("random", "greedy"), 7, 3, Seating.PAIRED),
                new Conduct(1, Progress.SILENT, keeper, Optional.empty()));
        assertThat(report.games()).isEqualTo(12);
        assertThat(deals.subList(0, 6)).containsOnly(deals.getFirst());
        assertThat(deals.subList(6, 12)).containsOnly(deals.getLast()).doesNotContain(deals.getFirst());
        assertThat(seated.subList(0, 6)).doesNotHaveDuplicates();
        assertThat(report.match().orElseThrow().deals()).isEqualTo(2);
    }

    @Test
    void aSequentialTest_stopsAtTheSameGameOnAnyNumberOfThreads() {
        Experiment experiment = Experiment.of(SETUP, List.of("greedy", "random"), 1000, 3, Seating.TURNS);
        ArenaReport one = Arena.run(experiment, Conduct.silent(1), Optional.of(new Sprt(0.5, 0.6)));
        ArenaReport two = Arena.run(experiment, Conduct.silent(2), Optional.of(new Sprt(0.5, 0.6)));
        assertThat(one.match().orElseThrow().test()).contains(Sprt.Finding.MORE);
        assertThat(one.games()).isLessThan(100);
        assertThat(two.games()).isEqualTo(one.games());
        assertThat(two.standings()).isEqualTo(one.standings());
    }

    @Test
    void aSequentialTest_isForTwoBotsAndTwoShares() {
        assertThatThrownBy(() -> Arena.run(
                Experiment.of(SETUP, List.of("greedy", "random", "greedy:0.1"), 9, 3, Seating.TURNS),
                Conduct.silent(1), Optional.of(new Sprt(0.5, 0.6)))).isInstanceOf(BadInput.class)
                .hasMessage("A sequential test is for two bots, not 3.");
        assertThatThrownBy(() -> new Sprt(0.6, 0.5)).isInstanceOf(BadInput.class)
                .hasMessageContaining("the lower one first");
    }

    @Test
    void everyDecision_isThoughtAboutByOneOfTheBots() {
        ArenaReport report = run(List.of("random", "mcts:20"), 6, 2);
        assertThat(report.thoughts()).extracting(Thought::bot).containsExactly("random", "mcts:20");
        assertThat(report.thoughts().stream().mapToLong(Thought::decisions).sum()).isEqualTo(report.decisions());
        assertThat(report.thoughts()).allSatisfy(
                thought -> assertThat(thought.meanMillis()).isPositive().isLessThanOrEqualTo(thought.longestMillis()));
        assertThat(report.thoughts().getLast().cpuMillis()).isPositive();
    }

    @Test
    void thePlot_showsEveryBot() {
        String svg = ArenaPlot.svg(run(List.of("random", "greedy"), 4, 1), "en");
        assertThat(svg).startsWith("<svg")
                .contains(">random<", ">greedy<", "vikings(seats=4)", "Rating over", "Points of a seat")
                .endsWith("</svg>\n");
    }

    @Test
    void whatIsNoContest_getsASentence() {
        assertThatThrownBy(() -> run(List.of("random"), 4, 1)).isInstanceOf(BadInput.class)
                .hasMessage("An arena is for 2 to 127 bots, not 1.");
        assertThatThrownBy(() -> run(List.of("random", "random"), 4, 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("named once");
    }

    private static ArenaReport run(List<String> bots, int games, int threads) {
        return Arena.run(Experiment.of(SETUP, bots, games, 3, Seating.TURNS), Conduct.silent(threads));
    }
}
