package althing.server.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Bots;
import althing.engine.Fingerprint;
import althing.engine.GameRecord;
import althing.engine.GameRecord.Played;
import althing.server.api.TableState;
import althing.server.storage.Event;
import althing.server.storage.Place;
import althing.server.storage.Store;
import althing.server.storage.StoredTable;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Data of a hall from the time when all rules were at their first version: a table of each game in the middle of play,
 * with moves that were taken back, people who joined, and talk. Beside them lies how the same hall went on: the record of
 * each game to its end.
 */
class FirstRulesTest {

    private static final Path KEPT = Path.of("src", "test", "resources", "althing", "server", "first-rules");

    @TempDir
    private Path data;

    @BeforeEach
    void copy() throws IOException {
        Files.copy(KEPT.resolve("hall.db"), data.resolve("hall.db"));
    }

    @Test
    void everyTable_wouldLoad_andNothingIsChangedByLooking() throws IOException {
        try (Store store = Store.toRead(Place.at(data))) {
            Inspection.Report report = Inspection.of(store, (_, _) -> {});
            assertThat(report.findings()).isEmpty();
            assertThat(report.tables()).isEqualTo(5);
            assertThat(report.shares()).allSatisfy(share -> assertThat(share.rules()).isEqualTo(1));
        }
        assertThat(data.resolve("hall.db")).hasSameBinaryContentAs(KEPT.resolve("hall.db"));
        try (Stream<Path> files = Files.list(data)) {
            assertThat(files).hasSize(1);
        }
    }

    @Test
    void everyTable_goesOnToTheEndThatItHadThen() throws IOException {
        try (Store store = Store.inDirectory(data);
                Hall hall = new Hall(store, _ -> Bots.named("random"), Duration.ZERO)) {
            for (StoredTable table : store.tables()) {
                assertThat(store.events(table.id())).extracting(Event::kind).contains(Event.Kind.UNDO,
                        Event.Kind.JOIN);
                String record = Files.readString(KEPT.resolve(table.game() + ".althing"));
                playOn(hall, store.table(table.id()).orElseThrow(), GameRecord.parse(record).moves());
                assertThat(hall.at(table.id(), Table::record).text()).isEqualTo(record);
            }
        }
    }

    @Test
    void everyTable_tellsThatItsRulesAreOlder() {
        try (Store store = Store.inDirectory(data);
                Hall hall = new Hall(store, _ -> Bots.named("random"), Duration.ZERO)) {
            for (StoredTable table : store.tables()) {
                TableState state = hall.at(table.id(), each -> each.state(table.openedBy()));
                assertThat(state.heading().rules().version()).isEqualTo(1);
                assertThat(state.heading().rules().newest()).isGreaterThan(1);
                assertThat(state.heading().rules().changes()).isNotEmpty();
                assertThat(state.story().moves()).isGreaterThan(50);
                assertThat(state.heading().commitment()).isEqualTo(Fingerprint.of(table.setup()));
            }
            assertThat(hall.tablesOf(store.tables().getFirst().openedBy()))
                    .allSatisfy(table -> assertThat(table.rules()).isEqualTo(1));
        }
    }

    private static void playOn(Hall hall, StoredTable table, List<Played> moves) {
        int played = hall.at(table.id(), each -> each.timeline().count());
        assertThat(played).isBetween(1, moves.size() - 1);
        for (Played next : moves.subList(played, moves.size())) {
            String person = String.valueOf(table.seats().get(next.seat()).person());
            hall.at(table.id(),
                    each -> each.playing().play(person, next.seat(), next.move().code(), each.seq(), false));
        }
    }
}
