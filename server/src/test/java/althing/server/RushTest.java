package althing.server;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/** Many come at once, as soon as the hall opens. {@code -Dalthing.rush=50} opens it so often. */
class RushTest extends HallTest {

    private static final int CLIENTS = 16;
    private static final int TABLES = 7;
    /** Who waits longer is not slow: the hall stands still, as it did for 10 s, until SQLite gave its writers up. */
    private static final Duration FROZEN = Duration.ofSeconds(5);

    private static final AtomicLong SLOWEST = new AtomicLong();

    static IntStream starts() {
        return IntStream.range(0, Integer.getInteger("althing.rush", 1));
    }

    @ParameterizedTest
    @MethodSource("starts")
    void nobodyIsSentAway(int start) throws InterruptedException, ExecutionException {
        List<Callable<List<Integer>>> clients = new ArrayList<>();
        for (int client = 0; client < CLIENTS; client++) {
            clients.add(this::openAndPlay);
        }
        try (ExecutorService pool = Executors.newFixedThreadPool(CLIENTS)) {
            for (Future<List<Integer>> statuses : pool.invokeAll(clients)) {
                assertThat(statuses.get()).as("start %s", start).containsOnly(200);
            }
        }
        assertThat(slowest()).isLessThan(FROZEN);
    }

    @AfterAll
    static void tell() {
        System.out.printf("measured: slowest of %d calls at each of %d fresh starts: %d ms%n", CLIENTS * TABLES * 3,
                starts().count(), slowest().toMillis());
    }

    private static Duration slowest() {
        return Duration.ofNanos(SLOWEST.get());
    }

    /** Opens tables one after the other and plays a move at each; the statuses of the moves. */
    private List<Integer> openAndPlay() {
        List<Integer> statuses = new ArrayList<>();
        try (Guest guest = new Guest(server.port())) {
            for (int table = 0; table < TABLES; table++) {
                String id = timed(() -> guest.open("runes(seats=2)", "me", "screen"));
                JsonNode state = timed(() -> guest.state(id));
                statuses.add(timed(() -> guest.play(id, state.path("acting").asInt(),
                        state.path("options").path(0).path("move").asString(), 0)).status());
            }
        }
        return statuses;
    }

    private <T> T timed(Supplier<T> call) {
        long since = System.nanoTime();
        T answer = call.get();
        SLOWEST.accumulateAndGet(System.nanoTime() - since, Math::max);
        return answer;
    }
}
