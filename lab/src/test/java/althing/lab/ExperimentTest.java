package althing.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import althing.bots.net.NetFile;
import althing.bots.net.ShippedNets;
import althing.engine.BadInput;
import althing.engine.Fingerprint;
import althing.engine.Setup;
import althing.lab.Experiment.Seating;

class ExperimentTest {

    private static final Setup SETUP = Setup.parse("vikings(seats=3)");
    private static final List<String> BOTS = List.of("random", "greedy");

    @TempDir
    private Path directory = Path.of("");

    @ParameterizedTest
    @EnumSource(names = {"TURNS", "PAIRED"})
    void theTalliesOfTheParts_addUpToThatOfTheWhole(Seating seating) {
        Experiment whole = Experiment.of(SETUP, BOTS, 24, 7, seating);
        ArenaTally sum = tally(whole.part(2, 3));
        sum.add(tally(whole.part(0, 3)));
        sum.add(tally(whole.part(1, 3)));
        ArenaTally all = tally(whole);
        assertThat(sum.standings(BOTS)).isEqualTo(all.standings(BOTS));
        assertThat(sum.deals.interval()).isEqualTo(all.deals.interval());
        assertThat(sum.decisions).isEqualTo(all.decisions);
    }

    @Test
    void theSeatTalliesOfTheParts_addUp() {
        Experiment whole = Experiment.of(SETUP, BOTS, 10, 7, Seating.FIXED);
        SeatTally sum = new SeatTally(3);
        for (int part = 3; part >= 0; part--) {
            SeatTally some = new SeatTally(3);
            rows(whole.part(part, 4)).forEach(some::count);
            sum.add(some);
        }
        SimulationReport report = Simulation.run(whole, Conduct.silent(2));
        assertThat(sum.points(BOTS)).isEqualTo(report.points());
        assertThat(sum.places()).isEqualTo(report.places());
    }

    @Test
    void pairedGames_areRoundedUpToWholeDeals_andKeptTogether() {
        Experiment whole = Experiment.of(SETUP, BOTS, 20, 7, Seating.PAIRED);
        assertThat(whole.games()).isEqualTo(24);
        assertThat(whole.part(1, 3).first() % 6).isZero();
        assertThatThrownBy(() -> whole.part(0, 5)).isInstanceOf(BadInput.class)
                .hasMessage("There is no part 0 of 5 of 4 deals.");
    }

    @Test
    void whatWasStopped_goesOnAndTellsTheSame() throws IOException {
        Path journal = directory.resolve("journal");
        ArenaReport first = run(20, journal);
        List<String> lines = Files.readAllLines(journal);
        Files.writeString(journal, String.join("\n", lines.subList(0, lines.size() - 9)) + "\n12 4");
        ArenaReport again = run(20, journal);
        assertThat(again.standings()).isEqualTo(first.standings());
        assertThat(again.match()).isEqualTo(first.match());
        assertThat(again.decisions()).isEqualTo(first.decisions());
        assertThat(again.thoughts().stream().mapToLong(Thought::decisions).sum()).isPositive()
                .isLessThan(again.decisions());
        assertThat(Files.readAllLines(journal)).containsExactlyInAnyOrderElementsOf(lines);
    }

    @Test
    void moreGames_areAddedToAJournal() {
        Path journal = directory.resolve("journal");
        run(10, journal);
        assertThat(run(20, journal).standings()).isEqualTo(run(20, directory.resolve("other")).standings());
    }

    @Test
    void theJournalOfAnotherExperiment_isRefused() {
        Path journal = directory.resolve("journal");
        run(4, journal);
        Experiment other = Experiment.of(SETUP, BOTS, 4, 8, Seating.TURNS);
        assertThatThrownBy(() -> Arena.run(other, conduct(journal))).isInstanceOf(BadInput.class)
                .hasMessageContaining("holds another experiment");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"program .*|program 0.0.1|another version of the program",
            "nets .*|nets 0123456789abcdef|other nets", "althing-experiment 2|althing-experiment 1|an older program"})
    void theJournalOfAnotherProgram_orOfOtherNets_isRefused(String line, String other, String said)
            throws IOException {
        Path journal = directory.resolve("journal");
        run(4, journal);
        Files.writeString(journal, Files.readString(journal).replaceFirst(line, other));
        assertThatThrownBy(() -> run(6, journal)).isInstanceOf(BadInput.class).hasMessageContaining(said)
                .hasMessageContaining("name another file");
    }

    @Test
    void theHeadOfAJournal_namesTheNetsThatPlay() throws IOException {
        Path journal = directory.resolve("journal");
        run(4, journal);
        Origin origin = Origin.of(List.of(SETUP.game()));
        assertThat(Files.readString(journal)).contains("\nprogram " + origin.program() + "\nnets " + origin.nets());
        assertThat(origin.nets()).isEqualTo(Fingerprint.of(NetFile.write(ShippedNets.of(SETUP.game()).orElseThrow()))
                .substring(0, 16));
    }

    @Test
    void aSpoiltJournal_isRefused() throws IOException {
        Path journal = directory.resolve("journal");
        run(4, journal);
        Files.writeString(journal, Files.readString(journal) + "9 many 0 1,2,3 1,2,3\n");
        assertThatThrownBy(() -> run(4, journal)).isInstanceOf(BadInput.class)
                .hasMessage("'9 many 0 1,2,3 1,2,3' is no result of a game.");
    }

    private static ArenaReport run(int games, Path journal) {
        return Arena.run(Experiment.of(SETUP, BOTS, games, 7, Seating.TURNS), conduct(journal));
    }

    private static Conduct conduct(Path journal) {
        return new Conduct(2, Progress.SILENT, Keeper.NOBODY, Optional.of(journal));
    }

    private static ArenaTally tally(Experiment part) {
        ArenaTally tally = new ArenaTally(part);
        rows(part).forEach(tally::count);
        return tally;
    }

    private static List<Row> rows(Experiment part) {
        List<Row> rows = new ArrayList<>();
        Course course = new Course(part.first(), rows::add);
        Crew.work(part, 2, () -> new Workplace(part, Keeper.NOBODY, Journal.none(), course, false, false),
                Progress.SILENT);
        return rows;
    }
}
