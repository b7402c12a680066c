package althing.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/** Two who act on what both saw. */
class RaceTest extends HallTest {

    @Test
    void ofManyMovesAfterOneMoment_oneIsPlayed() throws InterruptedException, ExecutionException {
        String table = ingrid.open("vikings(seats=2)#1", "me", "screen");
        int after = 0;
        for (int round = 0; round < 5; round++) {
            int seen = after;
            List<Callable<Integer>> racers = new ArrayList<>();
            for (int racer = 0; racer < 6; racer++) {
                racers.add(() -> play(table, seen));
            }
            List<Integer> statuses = new ArrayList<>();
            try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
                for (Future<Integer> each : pool.invokeAll(racers)) {
                    statuses.add(each.get());
                }
            }
            assertThat(statuses).containsOnlyOnce(200).containsOnly(200, 409);
            after = ingrid.state(table).path("seq").asInt();
            assertThat(after).isEqualTo(round + 1);
        }
    }

    @Test
    void whoChooseAtOnce_doNotWaitForEachOther() {
        String table = ingrid.open("runes(seats=3)#1", "me", "screen", "screen");
        List<String> moves = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) {
            moves.add(ingrid.state(table).path("options").path(0).path("move").asString());
            assertThat(ingrid.play(table, seat, moves.getLast(), 0).status()).isEqualTo(200);
        }
        int carver = ingrid.state(table).path("acting").asInt();
        assertThat(ingrid.play(table, carver, "done", 2).problem()).isEqualTo("moved-on");
        assertThat(ingrid.play(table, carver, "done", 3).status()).isEqualTo(200);
    }

    private int play(String table, int after) {
        var state = ingrid.state(table);
        int seat = state.path("acting").asInt();
        return ingrid.play(table, seat, state.path("options").path(0).path("move").asString(), after).status();
    }
}
