package althing.server.table;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import althing.bots.Bots;
import althing.server.api.Requests.SeatRequest;
import althing.server.api.Requests.Wish;
import althing.server.api.TableState;
import althing.server.storage.StorageTrouble;
import althing.server.storage.Store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/** Tables in memory, in storage, and both. */
class HallMemoryTest {

    private static final String INGRID = "ingrid";
    private static final SeatRequest ME = new SeatRequest(Wish.ME, null, null);
    private static final SeatRequest BOT = new SeatRequest(Wish.BOT, null, 1);

    @TempDir
    private Path data;
    private Store store;
    private Hall hall;

    @BeforeEach
    void open() {
        store = Store.inDirectory(data);
        hall = new Hall(store, _ -> Bots.named("random"), Duration.ofHours(1));
    }

    @AfterEach
    void close() {
        hall.close();
        store.close();
    }

    @Test
    void aTableThatNobodyUses_leavesMemory_andComesBackTheSame() {
        String id = hall.open(INGRID, "vikings(seats=2)#1", List.of(ME, ME));
        playFirst(id);
        TableState before = state(id);
        hall.tidy(System.nanoTime());
        assertThat(hall.loaded()).isZero();
        assertThat(state(id)).isEqualTo(before);
        assertThat(hall.loaded()).isEqualTo(1);
    }

    @Test
    void aTableThatSomebodyWatches_stays() {
        String id = hall.open(INGRID, "vikings(seats=2)#1", List.of(ME, ME));
        Watcher watcher = new Watcher(INGRID, "127.0.0.1");
        hall.at(id, table -> table.watch(watcher));
        hall.tidy(System.nanoTime());
        assertThat(hall.loaded()).isEqualTo(1);
        hall.at(id, table -> table.leave(watcher));
        hall.tidy(System.nanoTime());
        assertThat(hall.loaded()).isZero();
    }

    @Test
    void aTableUsedLately_stays() {
        hall.open(INGRID, "vikings(seats=2)#1", List.of(ME, ME));
        hall.tidy();
        assertThat(hall.loaded()).isEqualTo(1);
    }

    @Test
    void theStoredSeatsToDecide_areThoseOfThePosition() {
        String id = hall.open(INGRID, "vikings(seats=3,advanced=true)#1", List.of(ME, ME, ME));
        while (!state(id).question().over()) {
            assertThat(Viewpoint.list(store.table(id).orElseThrow().pending()))
                    .isEqualTo(state(id).question().pending());
            playFirst(id);
            if (state(id).question().undo()) {
                TableState now = state(id);
                hall.at(id, table -> table.playing().undo(INGRID, 0, now.heading().seq()));
                assertThat(Viewpoint.list(store.table(id).orElseThrow().pending()))
                        .isEqualTo(state(id).question().pending());
                playFirst(id);
            }
        }
        assertThat(store.table(id).orElseThrow().pending()).isZero();
        assertThat(hall.tablesOf(INGRID).getFirst().over()).isTrue();
    }

    /** The pace of this hall is an hour: the test would not end if bots kept it before empty benches. */
    @Test
    void bots_keepNoPace_whenNobodyWatches() throws InterruptedException {
        String id = hall.open(INGRID, "vikings(seats=2)#1", List.of(BOT, BOT));
        while (!state(id).question().over()) {
            Thread.sleep(5);
        }
    }

    @Test
    void whatCannotBeStored_hasNotHappened() {
        String id = hall.open(INGRID, "vikings(seats=2)#1", List.of(ME, ME));
        TableState before = state(id);
        store.close();
        assertThatThrownBy(() -> playFirst(id)).isInstanceOf(StorageTrouble.class);
        assertThatThrownBy(() -> hall.at(id, table -> table.say(INGRID, "hail"))).isInstanceOf(StorageTrouble.class);
        assertThat(state(id)).isEqualTo(before);
    }

    private TableState state(String id) {
        return hall.at(id, table -> table.state(INGRID));
    }

    private void playFirst(String id) {
        TableState now = state(id);
        Integer acting = now.question().acting();
        assertThat(acting).isNotNull();
        if (acting != null) {
            hall.at(id, table -> table.playing().play(INGRID, acting, now.question().options().getFirst().move(),
                    now.heading().seq(), false));
        }
    }
}
