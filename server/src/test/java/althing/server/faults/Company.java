package althing.server.faults;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import althing.server.storage.Place;
import althing.server.storage.Store;
import althing.server.table.Inspection;

import static org.assertj.core.api.Assertions.assertThat;

/** People who play all the time, each at a table of their own, while something fails. */
final class Company implements AutoCloseable {

    /** Busy machines are slow; who waits longer than this waits for ever. */
    private static final Duration FOR_EVER = Duration.ofMinutes(3);

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Player> players = new ArrayList<>();
    private final Doors doors;

    Company(Doors doors, int size) {
        this.doors = doors;
        for (int i = 0; i < size; i++) {
            Player player = new Player(doors, i % 2 == 0);
            players.add(player);
            threads.execute(player::play);
        }
    }

    /** Waits until everybody has had a move acknowledged from now on; how long the slowest waited. */
    Duration awaitEverybody() throws InterruptedException {
        long since = System.nanoTime();
        while (waiting(since).findAny().isPresent()) {
            TimeUnit.MILLISECONDS.sleep(10);
            assertThat(Duration.ofNanos(System.nanoTime() - since))
                    .as(() -> "somebody "
                            + waiting(since).map(Player::lately).collect(Collectors.joining("; another ")))
                    .isLessThan(FOR_EVER);
        }
        return Duration
                .ofNanos(players.stream().mapToLong(player -> player.lastAcknowledged() - since).max().orElse(0));
    }

    private Stream<Player> waiting(long since) {
        return players.stream().filter(player -> player.lastAcknowledged() - since < 0);
    }

    /** The same, said. */
    Duration measure(String after) throws InterruptedException {
        Duration slowest = awaitEverybody();
        System.out.printf("measured: after %s the slowest of %d people had a move acknowledged within %.1f s%n", after,
                players.size(), slowest.toMillis() / 1000.0);
        return slowest;
    }

    /** Sends everybody home, and compares what they were told with what is stored. */
    void leaveAndCompare(String url) throws InterruptedException {
        doors.close();
        threads.shutdown();
        assertThat(threads.awaitTermination(FOR_EVER.toSeconds(), TimeUnit.SECONDS)).isTrue();
        try (Store store = Store.toRead(new Place.Server(url))) {
            players.forEach(player -> player.compareWith(store));
            assertThat(Inspection.of(store, (_, _) -> {}).findings()).isEmpty();
        }
        System.out.printf("measured: %d acknowledged moves, none lost, none twice%n",
                players.stream().mapToInt(Player::moves).sum());
    }

    @Override
    public void close() {
        doors.close();
        threads.shutdownNow();
        players.forEach(Player::close);
    }
}
