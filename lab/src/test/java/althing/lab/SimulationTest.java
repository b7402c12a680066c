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

class SimulationTest {

    private static final Setup SETUP = Setup.parse("vikings(seats=3)");

    @Test
    void theReport_isTheSameOnAnyNumberOfThreads() {
        assertThat(found(run(SETUP, List.of("random", "greedy"), 40, 5, 3)))
                .isEqualTo(found(run(SETUP, List.of("random", "greedy"), 40, 5, 1)));
    }

    @Test
    void anotherSeed_givesOtherGames() {
        assertThat(found(run(SETUP, List.of("random"), 10, 5, 1)))
                .isNotEqualTo(found(run(SETUP, List.of("random"), 10, 6, 1)));
    }

    @Test
    void theGamesOfASimulation_areDealtDifferently() {
        SeatPoints points = run(SETUP, List.of("random"), 30, 5, 1).points().getFirst();
        assertThat(points.min()).isLessThan(points.max());
        assertThat(points.mean()).isBetween((double) points.min(), (double) points.max());
    }

    @Test
    void fewerBotsThanSeats_areRepeatedInTurn() {
        assertThat(run(SETUP, List.of("random", "greedy"), 1, 5, 1).points()).extracting(SeatPoints::bot)
                .containsExactly("random", "greedy", "random");
    }

    @Test
    void placesInTheOrderOfPlay_shareAllVictories() {
        List<PlaceShare> places = run(SETUP, List.of("greedy"), 30, 5, 1).places();
        assertThat(places).extracting(PlaceShare::place).containsExactly(1, 2, 3);
        assertThat(places.stream().mapToDouble(PlaceShare::share).sum()).isCloseTo(1, within(1e-9));
        assertThat(places).allMatch(place -> place.low() <= place.share() && place.share() <= place.high());
    }

    @Test
    void aFixedStartingPlayer_whoAloneLooks_winsFromTheFirstPlace() {
        Setup secondStarts = Setup.parse("vikings(seats=3,start=2)");
        List<PlaceShare> places = run(secondStarts, List.of("random", "greedy", "random"), 30, 5, 1).places();
        assertThat(places.getFirst().share()).isGreaterThan(0.8);
    }

    @Test
    void happenings_areCountedOnlyIfWanted() {
        assertThat(run(SETUP, List.of("random"), 5, 5, 1).happenings()).isEmpty();
        List<Happening> heard = Simulation.run(experiment(SETUP, List.of("random"), 20, 5), Conduct.silent(2), true)
                .happenings();
        assertThat(heard).isNotEmpty().allMatch(each -> each.perGame() > 0);
        assertThat(heard).isEqualTo(Simulation
                .run(experiment(SETUP, List.of("random"), 20, 5), Conduct.silent(1), true).happenings());
    }

    @Test
    void progress_endsWithAllGames() {
        List<Long> heard = new ArrayList<>();
        Simulation.run(experiment(SETUP, List.of("random"), 25, 1),
                new Conduct(2, (done, total) -> heard.add(done * 100 / total), Keeper.NOBODY, Optional.empty()));
        assertThat(heard).isSorted().endsWith(100L);
    }

    @Test
    void whatCannotBePlayed_getsASentence() {
        assertThatThrownBy(() -> run(SETUP, List.of(), 1, 1, 1)).isInstanceOf(BadInput.class)
                .hasMessage("A game of 3 seats takes 1 to 3 bots, not 0.");
        assertThatThrownBy(() -> run(SETUP, List.of("random"), 0, 1, 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("at least 1 game");
        assertThatThrownBy(() -> run(SETUP, List.of("random"), 1, 1, 0)).isInstanceOf(BadInput.class)
                .hasMessageContaining("at least 1 thread, not 0");
        assertThatThrownBy(() -> run(SETUP, List.of("clever"), 1, 1, 1)).isInstanceOf(BadInput.class)
                .hasMessageContaining("no bot 'clever'");
    }

    private static SimulationReport run(Setup setup, List<String> bots, int games, long seed, int threads) {
        return Simulation.run(experiment(setup, bots, games, seed), Conduct.silent(threads));
    }

    private static Experiment experiment(Setup setup, List<String> bots, int games, long seed) {
        return Experiment.of(setup, bots, games, seed, Seating.FIXED);
    }

    /** All but the pace. */
    private static SimulationReport found(SimulationReport report) {
        assertThat(report.crashes()).isEmpty();
        return report.untimed();
    }
}
