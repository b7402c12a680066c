package althing.server;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Many come at once, as soon as the hall opens. */
class RushTest extends HallTest {

    private static final int CLIENTS = 16;
    private static final int TABLES = 7;

    @Test
    void nobodyIsSentAway() throws InterruptedException, ExecutionException {
        List<Callable<List<Integer>>> clients = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            clients.add(this::openAndPlay);
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(CLIENTS)) {
            for (Future<List<Integer>> statuses : pool.invokeAll(clients)) {
                assertThat(statuses.get()).containsOnly(200);
            }
        }
    }

    /** Opens tables one after the other and plays a move at each; the statuses of the moves. */
    private List<Integer> openAndPlay() {
        List<Integer> statuses = new ArrayList<>();
        try (Guest guest = new Guest(server.port())) {
            for (int table = 0; table < TABLES; table++) {
                String id = guest.open("runes(seats=2)", "me", "screen");
                JsonNode state = guest.state(id);
                statuses.add(guest.play(id, state.path("acting").asInt(),
                        state.path("options").path(0).path("move").asString(), 0).status());
            }
        }
        return statuses;
    }
}
